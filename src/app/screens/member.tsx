import MemberLayout from '../layouts/MemberLayout';
import MemberHome from '../../features/member-home/MemberHomePage';
import MembershipPage from '../../features/member-home/MembershipPage';
import { ReceiptCard } from '../../features/receipt/ReceiptCard';
import ReceiptPage from '../../features/receipt/ReceiptPage';

/* The screens that a member reads, in one file (docs/decisions/0037). */

/** Joins two features that do not know each other. */
const MemberHomePage = () => <MemberHome ReceiptCard={ReceiptCard} />;

export { MemberHomePage, MemberLayout, MembershipPage, ReceiptPage };
