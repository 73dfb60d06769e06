import { fileURLToPath } from 'node:url';

/** Of rolldown's context: what the module with this id imports. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const PUBLIC = source('app/screens/public.ts');
const SIGNED_IN = ['account.tsx', 'member.tsx', 'office.tsx'].map((group) =>
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

const signedInGroups = (id: string, modules: Modules) =>
  SIGNED_IN.filter((entry) => reachedFrom(entry, modules).has(id));

/** The little that a public screen shares with one behind the sign-in. It reaches nothing of antd. */
export const sharedWithPublic = (id: string, modules: Modules): string | null =>
  reachedFrom(PUBLIC, modules).has(id) && signedInGroups(id, modules).length > 0 ? 'shared' : null;

/** What two of the groups behind the sign-in share, with all of antd that it is made of. */
export const sharedBehindSignIn = (id: string, modules: Modules): string | null =>
  // Days are written on screens and in what these open, and both use the helpers that antd's pieces share.
  signedInGroups(id, modules).length > 1 || /\/dayjs\/|\/antd\/es\/(_util|grid\/hooks)\//.test(id)
    ? 'signedIn'
    : null;
