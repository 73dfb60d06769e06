/** The screens that are not in the first file: a file for each kind of person, one for both roles, and one for their forms, which the router asks for (docs/decisions/0037). */
export const groups = {
  public: () => import('./public'),
  account: () => import('./account'),
  member: () => import('./member'),
  office: () => import('./office'),
  forms: () => import('./forms'),
} as const;
