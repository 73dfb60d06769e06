import type { ImportResult } from '../domain/templateFields';
import { baseApi, invalidates } from './baseApi';
import type { Call } from './call';
import { decodeImportResult } from './decode/importResult';
import { importVerdict } from './decode/refusal';
import { encodeImport } from './encode';

/** Milliseconds until an import counts as lost. */
export const IMPORT_TIME_LIMIT_MS = 120_000;

const IMPORT = {
  once: 'browser',
  verdict: importVerdict,
  timeLimit: IMPORT_TIME_LIMIT_MS,
} as const;

interface SentFile {
  readonly file: File;
  readonly signal?: AbortSignal;
}

const upload = (path: string, { file, signal }: SentFile): Call => ({
  method: 'POST',
  path,
  body: encodeImport(file),
  signal,
});

export const imports = baseApi.injectEndpoints({
  endpoints: (build) => ({
    importMembers: build.mutation<ImportResult, SentFile>({
      query: (sent) => upload('/api/import/members', sent),
      extraOptions: IMPORT,
      transformResponse: decodeImportResult,
      invalidatesTags: invalidates('Members', 'Counts'),
    }),
    importNewMembers: build.mutation<ImportResult, SentFile>({
      query: (sent) => upload('/api/import/newmembers', sent),
      extraOptions: IMPORT,
      transformResponse: decodeImportResult,
      invalidatesTags: invalidates('NewMembers', 'Counts'),
    }),
  }),
});
