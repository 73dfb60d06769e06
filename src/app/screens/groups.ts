/** The screens that are not in the first file: a file for each kind of person, and one for both roles, which the router asks for (docs/decisions/0037). */
export const groups = {
  public: () => import('./public'),
  account: () => import('./account'),
  member: () => import('./member'),
  office: () => import('./office'),
} as const;
