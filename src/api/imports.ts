import type { ImportResult } from '../domain/importResult';
import { baseApi, invalidates } from './baseApi';
import { type MutationRequest, uploadRequest } from './request';
import { decodeImportResult } from './decode/importResult';
import { importVerdict } from './decode/refusal';
import { encodeImport } from './encode';

export const membersImport = { ...uploadRequest('/api/import/members'), verdict: importVerdict };
export const newMembersImport = {
  ...uploadRequest('/api/import/newmembers'),
  verdict: importVerdict,
};

/** A file with the hashes that identify it when it is sent again (rule C11). */
interface MarkedFile {
  readonly file: File;
  readonly marks: readonly string[];
  readonly signal?: AbortSignal;
}

const importRequest =
  (request: MutationRequest) =>
  ({ file, marks, signal }: MarkedFile) => ({
    ...request,
    subject: marks.join(' '),
    body: encodeImport(file),
    signal,
  });

export const imports = baseApi.injectEndpoints({
  endpoints: (build) => ({
    importMembers: build.mutation<ImportResult, MarkedFile>({
      query: importRequest(membersImport),
      transformResponse: decodeImportResult,
      invalidatesTags: invalidates('Members', 'Counts'),
    }),
    importNewMembers: build.mutation<ImportResult, MarkedFile>({
      query: importRequest(newMembersImport),
      transformResponse: decodeImportResult,
      invalidatesTags: invalidates('NewMembers', 'Counts'),
    }),
  }),
});

export const { useImportMembersMutation, useImportNewMembersMutation } = imports;
