import type { Db, Member } from '../db/collections';
import { notFound } from './call';

/** The rows of the members list: old members, and applications with a membership number. */
export function registeredMembers(db: Db): Member[] {
  return db.members.all().filter((member) => member.origin === 'old' || member.membership !== null);
}

/** The rows of the new members list, newest first. Processed applications stay in it. */
export function newMembers(db: Db): Member[] {
  return db.members
    .all()
    .filter((member) => member.origin === 'application')
    .toSorted((a, b) => b.id - a.id);
}

export function memberById(db: Db, id: number | null) {
  const member = db.members.findFirst((q) => q.where((row) => row.id === id));
  if (!member) throw notFound();
  return member;
}

export function toListRow(member: Member) {
  return {
    id: member.id,
    name: member.name,
    mobile: member.mobile,
    email: member.email,
    membership: member.membership,
    payment_status: member.paymentStatus,
    status: member.status,
    billing_address: member.address,
  };
}

/** The record for the edit screens and the member's profile (product §3). */
export function toProfileRecord(member: Member) {
  const [first, second, third, fourth, fifth] = member.representatives;
  return {
    id: member.id,
    name: member.name,
    address: member.address,
    mobile: member.mobile,
    area: member.area,
    mobile_alt: member.mobileAlt,
    rep_name_1: first?.name || null,
    rep_name_2: second?.name || null,
    rep_name_3: third?.name || null,
    rep_name_4: fourth?.name || null,
    rep_name_5: fifth?.name || null,
    rep_mobile_1: first?.mobile || null,
    rep_mobile_2: second?.mobile || null,
    rep_mobile_3: third?.mobile || null,
    rep_mobile_4: fourth?.mobile || null,
    rep_mobile_5: fifth?.mobile || null,
    membership: member.membership,
    payment_date: member.payment?.paidOn ?? null,
  };
}
