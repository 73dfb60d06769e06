import type { Plugin } from 'vite';

/** What asks the service: the public forms can be used before it is there. */
const ASKING = ['/src/api/members.ts', '/src/api/account.ts', '/src/api/registration.ts'];

/** The files of those who have signed in: what each kind of person sees one after the other. */
const SCREENS = {
  office: [
    '/src/app/layouts/AdminLayout.tsx',
    '/src/features/admin-home/AdminHomePage.tsx',
    '/src/features/members/MembersPage.tsx',
    '/src/features/members/NewMembersPage.tsx',
    '/src/features/member-import/WithImport.tsx',
  ],
  member: [
    '/src/app/layouts/MemberLayout.tsx',
    '/src/features/member-home/MemberHomePage.tsx',
    '/src/features/member-home/MembershipPage.tsx',
    '/src/features/receipt/ReceiptCard.tsx',
  ],
  record: [
    '/src/features/member-record/EditMemberPage.tsx',
    '/src/features/member-record/ViewMemberPage.tsx',
    '/src/features/member-record/ManageProfilePage.tsx',
  ],
  account: [
    '/src/features/account/ForgotPasswordPage.tsx',
    '/src/features/account/EmailVerificationPage.tsx',
    '/src/features/account/DashboardPage.tsx',
    '/src/features/account/ChangePasswordPage.tsx',
    '/src/features/account/ChangeMemberPasswordPage.tsx',
    '/src/app/layouts/TopBarLayout.tsx',
  ],
};
const ANTD = ['/src/ui/OpenMenu.tsx', '/src/ui/dialogs/OfficeDialog.tsx'];

/** What the forms need of it is in the first file, the rest comes with antd: no screen reaches more by the index of a package. */
const OF_ANTD = '/@rc-component/';

/**
 * Few files for each person: each file more is a wait of its own (docs/decisions/0028). What every screen needs is the first
 * file, the two public forms in it; `signedIn` is what asks the service, what two kinds of screens share, and the styles of all
 * of them. What opens seldom is split as Vite sees fit.
 */
export function openingChunks() {
  /** Everything that these modules import, by the name of the file. */
  const reached = new Map<string, ReadonlySet<string>>();
  const plugin: Plugin = {
    name: 'opening-chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      for (const [name, modules] of Object.entries({ asking: ASKING, antd: ANTD, ...SCREENS })) {
        const found = new Set<string>();
        const reach = (id: string) => {
          if (found.has(id) || (name !== 'antd' && id.includes(OF_ANTD))) return;
          found.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) reach(imported);
        };
        for (const id of ids) if (modules.some((module) => id.endsWith(module))) reach(id);
        reached.set(name, found);
      }
    },
  };
  const isIn = (name: string) => (id: string) => reached.get(name)?.has(id) === true;
  const screens = Object.keys(SCREENS);
  const isShared = (id: string) => {
    const by = screens.filter((name) => isIn(name)(id));
    return by.length > 1 || (by.length === 1 && id.endsWith('.css'));
  };
  const groups = [
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    { name: 'signedIn', test: (id: string) => isIn('asking')(id) || isShared(id), priority: 3 },
    ...screens.map((name) => ({ name, test: isIn(name), priority: 2 })),
    { name: 'antd', test: isIn('antd'), priority: 1 },
  ];
  return { plugin, groups };
}
