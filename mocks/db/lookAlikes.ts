import { aMember, anApplication, aPayment } from './builders';
import type { Member } from './collections';

/**
 * Firms that are duplicates, or only seem to be, and invalid phone numbers, as every office has after some years. Ids and
 * membership numbers are lower than those of the cast and the crowd, so that the next numbers stay the same.
 */
export const lookAlikes: readonly Member[] = [
  aMember({
    id: 110,
    membership: 910,
    // Sounds like 102, but is another firm.
    name: 'Shri Vishvanath Sari Bhandar',
    address: 'Ck 8/21, Thatheri Bazar, Varanasi 221001',
    area: 'Thatheri Bazar',
    mobile: '9452110110',
    payment: aPayment({ paidOn: '2019-08-12', receiptNo: 'BV-2019-0110' }),
  }),
  aMember({
    id: 111,
    membership: 911,
    name: 'Ansari Brothers Powerloom, Unit 2',
    address: 'D 43/21, Madanpura, Varanasi 221001',
    area: 'Madanpura',
    mobile: '9335111111',
    // The email address of 105.
    email: 'Ansari.Brothers@BanarasiVastra.example',
    payment: aPayment({ paidOn: '2021-02-03', receiptNo: 'BV-2021-0111' }),
  }),
  aMember({
    id: 112,
    membership: 912,
    name: 'Nagwa Handloom Society',
    address: 'B 1/150, Nagwa, Varanasi 221005',
    area: 'Nagwa',
    // A landline, which receives no messages.
    mobile: '0542 2366112',
  }),
  aMember({
    id: 113,
    membership: 913,
    name: 'Shivala Silk Twisters',
    address: 'B 3/64, Shivala, Varanasi 221001',
    area: 'Shivala',
    mobile: '0000000000',
  }),
  anApplication({
    id: 2041,
    // A duplicate of 101, with the same mobile.
    name: 'जायसवाल सिल्क एम्पोरियम',
    address: 'सीके 14/36, नंदन साहू लेन, चौक, वाराणसी 221001',
    area: 'चौक',
    mobile: '+91 94152 01101',
    representatives: [{ name: 'रमेश जायसवाल', mobile: '9415201101', gender: null }],
  }),
  anApplication({
    id: 2042,
    // The second application of 3006.
    name: 'Kashi Tanchoi Handlooms',
    address: 'A 33/71, Peeli Kothi, Varanasi 221001',
    area: 'Peeli Kothi',
    mobile: '099563-03006',
    email: 'tanchoi@banarasivastra.example',
  }),
  anApplication({
    id: 2043,
    // Sounds like 103, but is another firm.
    name: 'अलईपुरा हैंडलूम वर्क्स',
    address: 'जे 14/7, अलईपुरा, वाराणसी 221002',
    area: 'अलईपुरा',
    mobile: '9044043043',
    email: 'alaipura.works@banarasivastra.example',
  }),
  anApplication({
    id: 2044,
    name: 'Nandan Sahu Brocades',
    address: 'CK 14/40, Nandan Sahu Lane, Chowk, Varanasi 221001',
    area: 'Chowk',
    mobile: '8765044044',
    // The email address of 101.
    email: 'JAISWAL@banarasivastra.example',
  }),
  anApplication({
    id: 2045,
    name: 'Reori Talab Weavers',
    area: 'Reori Talab',
    // Two digits missing.
    mobile: '94152045',
    email: 'reori.weavers@banarasivastra.example',
  }),
  anApplication({
    id: 2046,
    name: 'Sonarpura Zari Karigar',
    area: 'Sonarpura',
    mobile: '',
  }),
];
