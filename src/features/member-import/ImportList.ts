/** Which list an import fills (product §7). */
export type ImportList = 'members' | 'newMembers';
