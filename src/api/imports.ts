import { call } from './api';
import { api } from './rootApi';
import { type ChangeCall, upload, withSubject } from './call';
import type { ImportResult } from '../domain/importResult';
import { decodeImportResult } from './decode/importResult';
import { encodeImport } from './encode/requests';

/** POST /api/import/members: multipart field `file`. */
export const membersImport = upload('/api/import/members', ['Members', 'Counts']);

/** POST /api/import/newmembers: multipart field `file`. */
export const newMembersImport = upload('/api/import/newmembers', ['NewMembers', 'Counts']);

/** A file, and the marks by which it is known again (rule C11). */
interface MarkedFile {
  readonly file: File;
  readonly marks: readonly string[];
}

const uploadBy =
  (described: ChangeCall) =>
  ({ file, marks }: MarkedFile) => ({
    ...withSubject(described, marks.join(' ')),
    body: encodeImport(file),
  });

export const imports = api.injectEndpoints({
  endpoints: (build) => ({
    importMembers: build.mutation<ImportResult, MarkedFile>({
      queryFn: call(uploadBy(membersImport), decodeImportResult),
    }),
    importNewMembers: build.mutation<ImportResult, MarkedFile>({
      queryFn: call(uploadBy(newMembersImport), decodeImportResult),
    }),
  }),
});

export const { useImportMembersMutation, useImportNewMembersMutation } = imports;
