import type { MemberId } from '../domain/member';
import { ROLE, type Role } from '../domain/access';

/** The base path under which the portal is served (product §2). */
export const BASE_PATH = '/members';

/** Every path below the base path, defined only here (product §2 route table). */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  emailVerification: '/email-verification',
  forgotPassword: '/forgotpassword',
  paymentSuccess: '/payment/success',
  paymentFailed: '/payment/failed',
  dashboard: '/dashboard',
  changePassword: '/changepassword',
  admin: '/admin',
  members: '/members',
  newMembers: '/new-members',
  newMemberEdit: '/new-member-edit/:id',
  newMemberView: '/new-member-view/:id',
  memberEdit: '/member-edit/:id',
  memberView: '/member-view/:id',
  recentChanges: '/recent-changes',
  member: '/member',
  membership: '/membership',
  profileEdit: '/profile_edit',
  changeMemberPassword: '/change-member-password',
  receipt: '/receipt',
} as const;

const SCREENS = Object.values(paths)
  .map((path) => path.slice(1).replace(':id', '[^/]+'))
  .filter((path) => path !== '')
  .join('|');
/** A screen addressed by a file name, as the build has some. */
const FILE_OF_SCREEN = new RegExp(`^${BASE_PATH}/+(${SCREENS}|index)(?:\\.|%2e)html?/*$`, 'i');
/** Some hosts redirect `index.html` to this. */
const INDEX = new RegExp(`^${BASE_PATH}/+index/*$`, 'i');

/** A path for the router: without two slashes at its beginning, which would name a host, or a file name. */
export function pathWithin(path: string): string {
  const single = path.replace(/^\/+/, '/');
  if (!single.toLowerCase().startsWith(`${BASE_PATH}/`)) return `${BASE_PATH}/`;
  const screen = FILE_OF_SCREEN.exec(single)?.[1] ?? (INDEX.test(single) ? 'index' : null);
  if (screen === null) return single;
  return screen.toLowerCase() === 'index' ? `${BASE_PATH}/` : `${BASE_PATH}/${screen}`;
}

export type MemberPath = Extract<(typeof paths)[keyof typeof paths], `${string}:id`>;

/** The address of a screen for a plain link, which the router follows (app/layouts/AntdProvider.tsx). */
export const hrefOf = (path: string): string => BASE_PATH + path;

export function memberLink(path: MemberPath, id: MemberId): string {
  return path.replace(':id', String(id));
}

export function homeOf(role: Role | null): string {
  switch (role) {
    case ROLE.admin:
      return paths.admin;
    case ROLE.member:
      return paths.member;
    case null:
      return paths.root;
  }
}

export type HandbookReaders = 'members' | 'office';

/** The first page of the handbook, at the part for these readers. Not a screen but a plain page of the build (docs/handbook). */
export const handbookLink = (language: 'en' | 'hi', readers: HandbookReaders): string =>
  `${BASE_PATH}/handbook/${language}/index.html#${readers}`;

/** The two lists of the office, by the names of their endpoints (api/members.ts), with their screens. */
export const lists = {
  members: { screen: paths.members, view: paths.memberView, edit: paths.memberEdit },
  newMembers: { screen: paths.newMembers, view: paths.newMemberView, edit: paths.newMemberEdit },
} as const;

export type ListName = keyof typeof lists;

/** Filters of each list by their names in the address; others are made from the rows or an import (features/members/filters.ts). */
interface FilterKeys {
  readonly members: 'active' | 'inactive' | 'unnumbered' | 'attention' | 'duplicates';
  readonly newMembers:
    | ('pending' | 'paid' | 'done' | 'other' | 'rest')
    | ('noLink' | 'attention' | 'duplicates');
}
export type FilterKey<List extends ListName> = FilterKeys[List];

/** The address of a list that shows the firms of one filter. */
export const listLink = <List extends ListName>(list: List, filter: FilterKey<List>): string =>
  `${lists[list].screen}?filter=${filter}`;
