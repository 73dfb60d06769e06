import { lateFile } from '../../domain/lateFile';

/** The files that the router loads on demand, each for a kind of person or of screen (docs/decisions/0037). */
export const groups = {
  public: () => lateFile(import('./public')),
  account: () => lateFile(import('./account')),
  member: () => lateFile(import('./member')),
  office: () => lateFile(import('./office')),
  forms: () => lateFile(import('./forms')),
  recent: () => lateFile(import('./recent')),
} as const;
