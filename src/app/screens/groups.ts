/** The files that the router loads on demand: one for each kind of person, one for both roles, and one for their forms (docs/decisions/0037). */
export const groups = {
  public: () => import('./public'),
  account: () => import('./account'),
  member: () => import('./member'),
  office: () => import('./office'),
  forms: () => import('./forms'),
} as const;
