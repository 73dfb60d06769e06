/* The forms after the login, in one file: no list and no member's home page waits for antd's forms (docs/decisions/0018). */

export {
  ChangeMemberPasswordPage,
  ChangePasswordPage,
} from '../../features/account/ChangePasswordPage';
export { default as EditMemberPage } from '../../features/member-record/EditMemberPage';
export { default as ManageProfilePage } from '../../features/member-record/ManageProfilePage';
export { default as ViewMemberPage } from '../../features/member-record/ViewMemberPage';
