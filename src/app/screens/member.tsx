import MemberLayout from '../layouts/MemberLayout';
import ChangeMemberPasswordPage from '../../features/account/ChangeMemberPasswordPage';
import MemberHome from '../../features/member-home/MemberHomePage';
import MembershipPage from '../../features/member-home/MembershipPage';
import ManageProfilePage from '../../features/member-record/ManageProfilePage';
import { ReceiptCard } from '../../features/receipt/ReceiptCard';
import ReceiptPage from '../../features/receipt/ReceiptPage';

/* The screens of a member, in one file (docs/decisions/0037). */

/** With the receipt on it: two features that know nothing of each other. */
const MemberHomePage = () => <MemberHome ReceiptCard={ReceiptCard} />;

export {
  ChangeMemberPasswordPage,
  ManageProfilePage,
  MemberHomePage,
  MemberLayout,
  MembershipPage,
  ReceiptPage,
};
