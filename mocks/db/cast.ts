import type { Member, Session, User, Verification } from './collections';
import { aMember, anApplication, aPayment } from './builders';

const male = (name: string, mobile: string) => ({ name, mobile, gender: 'Male' });
const female = (name: string, mobile: string) => ({ name, mobile, gender: 'Female' });

/** Email addresses and passwords that the demo offers; the other accounts of the cast are in `castUsers`. */
export const demoAccounts = {
  admin: { email: 'admin@banarasivastra.example', password: 'Kashi@2025' },
  member: { email: 'jaiswal@banarasivastra.example', password: 'Ganga@2025' },
} as const;

/** Account ids (7001…) differ from member ids (101…), so that a mix-up shows at once. */
export const castUsers: readonly User[] = [
  { id: 7001, name: 'Aditi Mishra', ...demoAccounts.admin, role: 3, memberId: null },
  { id: 7002, name: 'Ramesh Jaiswal', ...demoAccounts.member, role: 2, memberId: 101 },
  {
    id: 7003,
    name: 'विश्वनाथ केसरी',
    email: 'vishwanath@banarasivastra.example',
    password: 'Ganga@2025',
    role: 2,
    memberId: 102,
  },
  {
    id: 7004,
    name: 'Iqbal Ansari',
    email: 'inactive@banarasivastra.example',
    password: 'Ganga@2025',
    role: 2,
    memberId: 103,
  },
  {
    id: 7005,
    name: 'Kavita Pandey',
    email: 'auditor@banarasivastra.example',
    password: 'Ganga@2025',
    role: 5,
    memberId: null,
  },
  {
    id: 7006,
    name: 'Shabana Parveen',
    email: 'noreceipt@banarasivastra.example',
    password: 'Ganga@2025',
    role: 2,
    memberId: 106,
  },
];

/** Tokens of accounts that are already logged in, for stories and tests only. */
export const castSessions: readonly Session[] = [
  { token: 'token-of-the-admin', userId: 7001 },
  { token: 'token-of-the-member', userId: 7002 },
  { token: 'token-of-the-auditor', userId: 7005 },
  { token: 'token-of-the-member-without-receipt', userId: 7006 },
];

/** Two emailed links: one for a member with an account, one for a firm without one. */
export const castVerifications: readonly Verification[] = [
  { token: 'verify-vishwanath', userId: 7003, used: false },
  { token: 'verify-applicant', userId: null, used: false },
];

const registered: readonly Member[] = [
  aMember({
    id: 101,
    membership: 1001,
    name: 'Jaiswal Silk Emporium',
    address: 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
    area: 'Chowk',
    mobile: '9415201101',
    mobileAlt: '05422401101',
    email: 'jaiswal@banarasivastra.example',
    payment: aPayment({ paidOn: '2025-04-07', receiptNo: 'BV-2025-0001' }),
    representatives: [male('Ramesh Jaiswal', '9415201101'), female('Sunita Jaiswal', '9415201102')],
    natureOfBusiness: 'Manufacturer and wholesaler',
    productCategory: 'Handlooms',
    otherProductCategory: 'Zari and brocade yardage',
    yearOfEstablishment: '1962',
    otherContact: '05422401101',
    branches: [
      { title: 'Head Office', address: 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001' },
      { title: 'Branch', address: 'B 21/88, Kamachha, Varanasi 221010' },
    ],
  }),
  aMember({
    id: 102,
    membership: 1002,
    name: 'श्री विश्वनाथ साड़ी भंडार',
    address: 'सीके 35/12, विश्वनाथ गली, वाराणसी 221001',
    area: 'विश्वनाथ गली',
    mobile: '9839102102',
    email: 'vishwanath@banarasivastra.example',
    payment: aPayment({ paidOn: '2025-05-19', receiptNo: 'BV-2025-0002' }),
    representatives: [male('विश्वनाथ केसरी', '9839102102')],
    natureOfBusiness: 'Retailer',
    productCategory: 'Handlooms',
    yearOfEstablishment: '1987',
  }),
  aMember({
    id: 103,
    membership: 1003,
    name: 'Alaipura Handloom Works',
    address: 'J 12/90, Alaipura, Varanasi 221002',
    area: 'Alaipura',
    mobile: '8004103103',
    email: 'inactive@banarasivastra.example',
    status: 1,
    payment: aPayment({ paidOn: '2024-06-30', receiptNo: 'BV-2024-0187' }),
    representatives: [male('Iqbal Ansari', '8004103103')],
  }),
  aMember({
    id: 104,
    name: 'Kabir Chaura Weavers',
    address: 'C 27/111, Kabir Chaura, Varanasi 221001',
    area: 'Kabir Chaura',
    mobile: '7390104104',
  }),
  aMember({
    id: 105,
    membership: 1004,
    name: 'Ansari Brothers Powerloom',
    address: 'D 43/17, Madanpura, Varanasi 221001',
    area: 'Madanpura',
    mobile: '9335105105',
    mobileAlt: '919335105106',
    email: 'ansari.brothers@banarasivastra.example',
    payment: aPayment({ paidOn: '2025-01-15', receiptNo: 'BV-2025-0003' }),
    productCategory: 'Powerlooms',
    representatives: [
      male('Haji Nizamuddin Ansari', '9335105105'),
      male('Salim Ansari', '9335105106'),
      male('Wasim Ansari', '9335105107'),
      female('Rukhsana Bano', '9335105108'),
      male('Faizan Ansari', '9335105109'),
    ],
  }),
  aMember({
    id: 106,
    membership: 1005,
    name: 'Ganga Zari House',
    address: 'S 7/44, Sarai Mohana, Varanasi 221007',
    area: 'Sarai Mohana',
    mobile: '6386106106',
    email: 'noreceipt@banarasivastra.example',
    representatives: [],
  }),
  aMember({
    id: 107,
    membership: 1006,
    name: '<b>Noor & Sons</b>',
    address: 'N 9/3, Lohta, Varanasi 221107',
    area: 'Lohta',
    mobile: '9628107107',
    representatives: [male('Noor Mohammad', '9628107107')],
  }),
  aMember({
    id: 108,
    membership: 1007,
    name: 'Shri Kashi Vishwanath Banarasi Silk Brocade, Tanchoi, Jangla and Kadhua Saree Manufacturers and Handloom Weavers Cooperative Production and Marketing Society of Peeli Kothi and Adjoining Mohallas Limited',
    address: 'A 32/19, Peeli Kothi, Varanasi 221001',
    area: 'Peeli Kothi',
    mobile: '9161108108',
  }),
  aMember({
    id: 109,
    membership: 1008,
    // A spreadsheet would read this as a formula, so the export must defuse it.
    name: '@Lallapura Looms',
    address: 'C 21/30, Lallapura, Varanasi 221002',
    area: 'Lallapura',
    mobile: '8299109109',
  }),
];

const applications: readonly Member[] = [
  anApplication({
    id: 3001,
    name: 'Processed Kataan Udyog',
    area: 'Bajardiha',
    mobile: '9415303001',
    membership: 1009,
    paymentStatus: 'done',
    payment: aPayment({
      linkSentAt: Date.UTC(2025, 8, 1, 6),
      dueAt: Date.UTC(2025, 8, 1, 7),
      paidOn: '2025-09-01',
      receiptNo: 'BV-2025-0004',
    }),
  }),
  anApplication({
    id: 3002,
    name: 'Bunkar Nagar Textiles',
    area: 'Bunkar Colony',
    mobile: '7080303002',
    paymentStatus: 'Under Review',
  }),
  anApplication({
    id: 3003,
    name: 'Reshmi Dhaga Traders',
    area: 'Jaitpura',
    mobile: '9450303003',
    paymentStatus: 'paid',
    payment: aPayment({
      linkSentAt: Date.UTC(2025, 9, 6, 6),
      dueAt: Date.UTC(2025, 9, 6, 7),
      paidOn: '2025-10-06',
      receiptNo: 'BV-2025-0005',
    }),
  }),
  anApplication({
    id: 3004,
    name: 'Maqbool Alam Textiles',
    area: 'Maqbool Alam Road',
    mobile: '8354303004',
    // The link was sent but not paid: stays pending until someone sends another link.
    payment: aPayment({ linkSentAt: Date.UTC(2025, 9, 20, 6) }),
  }),
  anApplication({
    id: 3005,
    name: 'माँ अन्नपूर्णा वस्त्रालय',
    address: 'सी 19/7, लल्लापुरा, वाराणसी 221002',
    area: 'लल्लापुरा',
    mobile: '9792303005',
    representatives: [female('अन्नपूर्णा देवी', '9792303005')],
  }),
  anApplication({
    id: 3006,
    name: 'Kashi Tanchoi Handloom',
    area: 'Peeli Kothi',
    mobile: '9956303006',
    address: 'A 33/71, Peeli Kothi, Varanasi 221001',
  }),
];

/** The named firms that tests and the README refer to. */
export const castMembers: readonly Member[] = [...registered, ...applications];
