import { api, call, upload } from './api';
import { decodeImportResult, type ImportResult } from './decode/importResult';
import { encodeImport } from './encode/requests';
import type { UploadProgress } from './sendWithProgress';

interface ImportRequest {
  readonly file: File;
  /** Told while the file is on its way, where the browser tells it. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** POST /api/import/members: multipart field `file`. */
export const membersImport = upload('/api/import/members', ['Members', 'Counts']);

/** POST /api/import/newmembers: multipart field `file`. */
export const newMembersImport = upload('/api/import/newmembers', ['NewMembers', 'Counts']);

export const imports = api.injectEndpoints({
  endpoints: (build) => ({
    importMembers: build.mutation<ImportResult, ImportRequest>({
      queryFn: call(
        ({ file, onProgress }) => ({ ...membersImport, body: encodeImport(file), onProgress }),
        decodeImportResult,
      ),
    }),
    importNewMembers: build.mutation<ImportResult, ImportRequest>({
      queryFn: call(
        ({ file, onProgress }) => ({ ...newMembersImport, body: encodeImport(file), onProgress }),
        decodeImportResult,
      ),
    }),
  }),
});

export const { useImportMembersMutation, useImportNewMembersMutation } = imports;
