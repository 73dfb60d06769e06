import { fileURLToPath } from 'node:url';

/** Of rolldown's context: what the module with this id imports. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const PUBLIC = source('app/screens/public.ts');
const OFFICE = source('app/screens/office.tsx');
const GROUPS = [
  PUBLIC,
  OFFICE,
  source('app/screens/account.tsx'),
  source('app/screens/member.tsx'),
  source('app/screens/forms.ts'),
];

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

const isReached = (id: string, entry: string, modules: Modules): boolean =>
  reachedFrom(entry, modules).has(id);

const isShared = (id: string, modules: Modules): boolean =>
  GROUPS.filter((entry) => isReached(id, entry, modules)).length > 1;

/** The office's own, with what of it the dialogs use that come later: a list would wait for a file more. */
export const ofOffice = (id: string, modules: Modules): string | null =>
  isReached(id, OFFICE, modules) ? 'office' : null;

/** What the public screens share with those behind the sign-in: nothing of antd. */
export const sharedWithPublic = (id: string, modules: Modules): string | null =>
  isShared(id, modules) && isReached(id, PUBLIC, modules) ? 'shared' : null;

/** What the groups behind the sign-in share, with all of antd that it is made of. */
export const sharedBehindSignIn = (id: string, modules: Modules): string | null =>
  // Days are written on screens and in what these open, and both use the helpers that antd's pieces share, hold unsaved work, copy and download.
  isShared(id, modules) ||
  /\/dayjs\/|\/antd\/es\/(_util|grid|skeleton)\/|\/antd\/es\/form\/hooks\/useVariants|\/useUnsavedChanges\.|\/(Copy|Download)Outlined/.test(
    id,
  )
    ? 'signedIn'
    : null;

/** The field of antd, which a list is searched with and a form filled in, and an icon of both: the member's home does without them. */
export const FIELD = /\/(antd\/es|@rc-component)\/input\/|\/QuestionCircleOutlined/;

/** Sheets of antd and what stands on them: a member's screens are made of them and so are the records, and no list waits for them. */
export const CARD = /\/(antd\/es|@rc-component)\/(card|descriptions|tabs)\//;
