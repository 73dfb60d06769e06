import type { DeletedFirm } from '../session/localHistory/deletedFirms';

/** A firm as it is kept on this computer after its deletion (rule H2). */
export const deletedFirm = (id: number, changes: Partial<DeletedFirm> = {}): DeletedFirm => ({
  at: Date.now() - id * 60_000,
  isConfirmed: true,
  list: 'members',
  id,
  membership: String(8000 + id),
  email: `firm${id}@weavers.example`,
  status: 'active',
  values: {
    firmName: `Deleted Silk ${id}`,
    address: 'K 37/12, Chowk, Varanasi',
    firmMobile: String(9_415_800_000 + id),
    firmAlternateMobile: '05422401101',
    area: 'Chowk',
    representatives: [
      { name: 'Ramesh Jaiswal', mobile: '9415900001' },
      { name: '', mobile: '' },
      { name: 'Sunita Jaiswal', mobile: '' },
    ],
  },
  isWhole: true,
  ...changes,
});

/** These firms as the storage has them, by their keys. */
export const deletedHistory = (...firms: readonly DeletedFirm[]) =>
  Object.fromEntries(firms.map((firm) => [`deleted:${firm.id}-${firm.at}`, firm]));
