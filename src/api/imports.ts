import { api, call, upload } from './api';
import { decodeImportResult, type ImportResult } from './decode/importResult';
import { encodeImport } from './encode/requests';

export const imports = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /api/import/members: multipart field `file`. */
    importMembers: build.mutation<ImportResult, File>({
      queryFn: call(
        (file) => upload('/api/import/members', encodeImport(file)),
        decodeImportResult,
      ),
      invalidatesTags: ['Members', 'Counts'],
    }),
    /** POST /api/import/newmembers: multipart field `file`. */
    importNewMembers: build.mutation<ImportResult, File>({
      queryFn: call(
        (file) => upload('/api/import/newmembers', encodeImport(file)),
        decodeImportResult,
      ),
      invalidatesTags: ['NewMembers', 'Counts'],
    }),
  }),
});
