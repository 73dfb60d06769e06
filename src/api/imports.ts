import { call } from './api';
import { api } from './rootApi';
import { upload } from './call';
import type { ImportResult } from '../domain/importResult';
import { decodeImportResult } from './decode/importResult';
import { encodeImport } from './encode/requests';

/** POST /api/import/members: multipart field `file`. */
export const membersImport = upload('/api/import/members', ['Members', 'Counts']);

/** POST /api/import/newmembers: multipart field `file`. */
export const newMembersImport = upload('/api/import/newmembers', ['NewMembers', 'Counts']);

export const imports = api.injectEndpoints({
  endpoints: (build) => ({
    importMembers: build.mutation<ImportResult, File>({
      queryFn: call((file) => ({ ...membersImport, body: encodeImport(file) }), decodeImportResult),
    }),
    importNewMembers: build.mutation<ImportResult, File>({
      queryFn: call(
        (file) => ({ ...newMembersImport, body: encodeImport(file) }),
        decodeImportResult,
      ),
    }),
  }),
});

export const { useImportMembersMutation, useImportNewMembersMutation } = imports;
