/**
 * The screens that are not in the first file: a file for each kind of person, one for both roles, and the office's dashboard, whose
 * cards a list does without. The router asks for them (docs/decisions/0037).
 */
export const groups = {
  public: () => import('./public'),
  account: () => import('./account'),
  member: () => import('./member'),
  office: () => import('./office'),
  dashboard: () => import('./dashboard'),
} as const;
