import {
  adminAccount,
  firmIds,
  memberAccount,
  secondAdminAccount,
  secondMemberAccount,
  unknownRoleAccount,
} from './accounts';
import type { Firm, User } from './records';

export function seedUsers(): User[] {
  return [
    adminAccount,
    secondAdminAccount,
    memberAccount,
    secondMemberAccount,
    unknownRoleAccount,
  ].map(({ userId, ...account }) => ({
    ...account,
    id: userId,
    tellsMemberId: account.memberId !== null && account.memberId !== userId,
  }));
}

/** By default an application that is not paid. */
export function firmOf(known: Partial<Firm> & Pick<Firm, 'id' | 'firmName' | 'mobile'>): Firm {
  return {
    applied: true,
    address: '',
    mobileAlt: null,
    area: '',
    email: null,
    representatives: [],
    membership: null,
    payment: 'pending',
    linkSent: false,
    paymentDate: null,
    receiptNo: null,
    status: 0,
    ...known,
  };
}

/** Three members and three applications, one of which is processed. */
export function seedFirms(): Firm[] {
  return [
    firmOf({
      id: memberAccount.memberId,
      applied: false,
      firmName: 'काशी सिल्क एम्पोरियम',
      address: 'CK 52/14, Kunj Gali, Chowk, Varanasi 221001',
      mobile: '9839012345',
      mobileAlt: '0542240001',
      area: 'Chowk',
      email: memberAccount.email,
      representatives: [
        { name: 'कैलाश गुप्ता', mobile: '9839012345' },
        { name: 'Meera Gupta', mobile: '9839012346' },
      ],
      membership: 1001,
      payment: 'done',
      linkSent: true,
      paymentDate: '2025-04-02',
      receiptNo: 'R-2025-0310',
    }),
    firmOf({
      id: secondMemberAccount.memberId,
      applied: false,
      firmName: 'Ansari Handloom House',
      address: 'J 9/40, Jaitpura, Varanasi 221002',
      mobile: '9450098765',
      area: 'Jaitpura',
      email: secondMemberAccount.email,
      membership: 1002,
      payment: 'done',
    }),
    application(firmIds.pending, 'Mishra Zari Udyog', '9415200312', 'Madanpura'),
    {
      ...application(firmIds.paid, 'Ganga Brocade Works', '9415200313', 'Lallapura'),
      payment: 'paid',
      linkSent: true,
      paymentDate: '2025-06-18',
      receiptNo: 'R-2025-0313',
    },
    {
      ...application(firmIds.processed, 'Verma & Sons Powerloom', '9415200314', 'Bajardiha'),
      payment: 'done',
      linkSent: true,
      paymentDate: '2025-05-07',
      receiptNo: 'R-2025-0314',
      membership: 1003,
    },
    {
      ...application(firmIds.inactive, 'Lallapura Weavers Society', '9415200315', 'Lallapura'),
      applied: false,
      payment: 'done',
      status: 1,
    },
  ];
}

const application = (id: number, firmName: string, mobile: string, area: string): Firm =>
  firmOf({
    id,
    firmName,
    address: `House ${id}, ${area}, Varanasi`,
    mobile,
    area,
    email: `firm${id}@weavers.example`,
    representatives: [{ name: 'Ramesh Prasad', mobile }],
  });
