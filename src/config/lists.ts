import { type MemberPath, paths } from './paths';

interface ListScreens {
  readonly screen: string;
  readonly view: MemberPath;
  readonly edit: MemberPath;
}

/** The two lists of the office, by the names of their endpoints (api/members.ts), with their screens. */
export type ListName = 'members' | 'newMembers';
export const lists: Readonly<Record<ListName, ListScreens>> = {
  members: { screen: paths.members, view: paths.memberView, edit: paths.memberEdit },
  newMembers: {
    screen: paths.newMembers,
    view: paths.newMemberView,
    edit: paths.newMemberEdit,
  },
};
