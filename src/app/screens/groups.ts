/** The screens that are not in the first file: a file for each kind of person, which the router asks for (docs/decisions/0037). */
export const groups = {
  public: () => import('./public'),
  member: () => import('./member'),
  office: () => import('./office'),
} as const;
