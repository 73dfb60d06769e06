/** The files that the router loads on demand, each for a kind of person or of screen (docs/decisions/0037). */
export const groups = {
  public: () => import('./public'),
  account: () => import('./account'),
  member: () => import('./member'),
  office: () => import('./office'),
  forms: () => import('./forms'),
  recent: () => import('./recent'),
} as const;
