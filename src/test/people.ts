/** People of the mock service's cast, and a second admin. */
export const people = {
  admin: { id: 7001, name: 'Aditi Mishra', role: 3, memberId: null },
  secondAdmin: { id: 7010, name: 'Farid Ansari', role: 3, memberId: null },
  member: { id: 7002, name: 'Ramesh Jaiswal', role: 2, memberId: 101 },
  secondMember: { id: 7003, name: 'विश्वनाथ केसरी', role: 2, memberId: 102 },
  unknownRole: { id: 7005, name: 'Kavita Pandey', role: 5, memberId: null },
};

export type PersonName = keyof typeof people;

/** A session of this person, as a login stores it. */
export function sessionOf(who: PersonName, token: string) {
  const { id: userId, name: userName, role: roleNumber, memberId } = people[who];
  return {
    session: { token, userId, userName, role: null, memberId: memberId ?? userId },
    roleNumber,
  };
}

export type SignedIn = ReturnType<typeof sessionOf>;
