import { fileURLToPath } from 'node:url';

/** The part of rolldown's context that lists the imports of a module. */
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

/** Only modules of the portal are followed; rolldown keeps packages with the modules that use them. */
const isOwn = (id: string): boolean => /\/src\/[^?]*$/.test(id);

/** All modules of the portal that an entry imports statically. */
function reachedFrom(entry: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set([entry]);
  // A Set also visits what is added during the loop.
  for (const id of reached)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? [])
      if (isOwn(next)) reached.add(next);
  return reached;
}

const isReached = (id: string, entry: string, modules: Modules): boolean =>
  reachedFrom(entry, modules).has(id);

const isShared = (id: string, modules: Modules): boolean =>
  GROUPS.filter((entry) => isReached(id, entry, modules)).length > 1;

/** Modules of the office's screens, even if its dialogs use them too: a second file would delay the lists. */
export const ofOffice = (id: string, modules: Modules): string | null =>
  isReached(id, OFFICE, modules) ? 'office' : null;

/** Modules that public screens share with those behind the sign-in; no antd. */
export const sharedWithPublic = (id: string, modules: Modules): string | null =>
  isShared(id, modules) && isReached(id, PUBLIC, modules) ? 'shared' : null;

/** Modules that the groups behind the sign-in share, including their parts of antd. */
export const sharedBehindSignIn = (id: string, modules: Modules): string | null =>
  // Also what screens and their dialogs both use: dates, antd's shared helpers, unsaved changes, copy and download.
  isShared(id, modules) ||
  /\/dayjs\/|\/antd\/es\/(_util|grid|skeleton)\/|\/antd\/es\/form\/hooks\/useVariants|\/useUnsavedChanges\.|\/(Copy|Download)Outlined/.test(
    id,
  )
    ? 'signedIn'
    : null;

/** antd's input and an icon: needed by lists and forms, but not by the member's home. */
export const FIELD = /\/(antd\/es|@rc-component)\/input\/|\/QuestionCircleOutlined/;

/** antd's cards and their content: needed by a member's screens and by records, but not by lists. */
export const CARD = /\/(antd\/es|@rc-component)\/(card|descriptions|tabs)\//;
