import { fileURLToPath } from 'node:url';

/** Of rolldown's context: what the module with this id imports. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const OFFICE = source('app/screens/office.tsx');
const GROUPS = ['public.ts', 'account.tsx', 'member.tsx', 'office.tsx'].map((group) =>
  source(`app/screens/${group}`),
);

/** Only the portal's own: what a module of it uses of a package goes with it. */
const isOwn = (id: string): boolean => /\/src\/[^?]*$/.test(id);

/** The modules that an entry is made of, from its first moment on. */
function reachedFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([entry]);
  // What is added meanwhile is walked through too.
  for (const id of reached)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? [])
      if (isOwn(next)) reached.add(next);
  return reached;
}

const isShared = (id: string, modules: Modules): boolean =>
  GROUPS.filter((entry) => reachedFrom(entry, modules).has(id)).length > 1;

/** The office's own, with what of it the dialogs use that come later: a list would wait for a file more. */
export const ofOffice = (id: string, modules: Modules): string | null =>
  reachedFrom(OFFICE, modules).has(id) ? 'office' : null;

/** What groups share that the office does without: the password's form and its rules. It has nothing of antd, since the public screens read it. */
export const sharedWithoutOffice = (id: string, modules: Modules): string | null =>
  isShared(id, modules) && ofOffice(id, modules) === null ? 'shared' : null;

/** What the office shares with another group behind the sign-in, with all of antd that it is made of. */
export const sharedWithOffice = (id: string, modules: Modules): string | null =>
  // Days are written on screens and in what these open, and both use the helpers that antd's pieces share.
  (isShared(id, modules) && ofOffice(id, modules) !== null) ||
  /\/dayjs\/|\/antd\/es\/(_util|grid\/hooks)\//.test(id)
    ? 'signedIn'
    : null;
