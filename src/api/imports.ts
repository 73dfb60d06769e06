import { api, call, upload } from './api';
import { decodeImportResult, type ImportResult } from './decode/importResult';
import { encodeImport } from './encode/requests';
import type { UploadProgress } from './sendWithProgress';

interface ImportRequest {
  readonly file: File;
  /** Told while the file is on its way, where the browser tells it. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

export const imports = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /api/import/members: multipart field `file`. */
    importMembers: build.mutation<ImportResult, ImportRequest>({
      queryFn: call(
        ({ file, onProgress }) => upload('/api/import/members', encodeImport(file), onProgress),
        decodeImportResult,
      ),
      invalidatesTags: ['Members', 'Counts'],
    }),
    /** POST /api/import/newmembers: multipart field `file`. */
    importNewMembers: build.mutation<ImportResult, ImportRequest>({
      queryFn: call(
        ({ file, onProgress }) => upload('/api/import/newmembers', encodeImport(file), onProgress),
        decodeImportResult,
      ),
      invalidatesTags: ['NewMembers', 'Counts'],
    }),
  }),
});

export const { useImportMembersMutation, useImportNewMembersMutation } = imports;
