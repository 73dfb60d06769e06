import { expect, test } from 'vitest';
import { callService } from '../callService';
import { castMembers } from '../db/cast';
import { emptyWorld } from '../db/worlds';
import { createService } from '../service';

const aText: unknown = expect.any(String);

const service = () => createService({ world: { ...emptyWorld(), members: castMembers } });

const token = 'token-of-the-member';

const get = async (path: string) => callService(service().handlers, 'GET', path, { token });

test('the profile is named by the account, the firm behind it by the member', async () => {
  expect((await get('/api/profile_view/7002')).body).toMatchObject({
    data: { list: { id: 101, name: 'Jaiswal Silk Emporium', payment_date: '2025-04-07' } },
  });
  expect((await get('/api/member_view/101')).body).toEqual({
    members: [
      {
        membership: 1001,
        company_name: 'Jaiswal Silk Emporium',
        nature_of_bussiness: 'Manufacturer and wholesaler',
        registered_contact_no: '9415201101',
        product_category: 'Handlooms',
        other_product_category: 'Zari and brocade yardage',
        year_of_establishment: '1962',
        company_email: 'jaiswal@banarasivastra.example',
      },
    ],
    addresses: [
      { title: 'Head Office', address: aText },
      { title: 'Branch', address: aText },
    ],
    contacts: [
      { contact_person_name: 'Ramesh Jaiswal', gender: 'Male', contact_person_no: '9415201101' },
      { contact_person_name: 'Sunita Jaiswal', gender: 'Female', contact_person_no: '9415201102' },
    ],
    others: [{ other_contact: '05422401101' }],
  });
});

test('a saved profile is answered as it now is, and a gender stays with its name', async () => {
  const it = service();
  const answer = await callService(it.handlers, 'PUT', '/api/profile_update', {
    token,
    json: {
      id: 7002,
      firmName: 'Jaiswal Silk Emporium',
      firmMobile: '9415201101',
      address: 'Assi Ghat',
      area: 'Assi',
      representatives: [{ name: 'Ramesh Jaiswal', mobile: '1' }],
    },
  });
  expect(answer).toMatchObject({
    body: { list: { address: 'Assi Ghat', mobile_alt: '05422401101', rep_name_2: null } },
  });
  const stored = it.db.members.findFirst((q) => q.where({ id: 101 }));
  expect(stored?.representatives).toEqual([
    { name: 'Ramesh Jaiswal', mobile: '1', gender: 'Male' },
  ]);
});

test('the receipt says what was paid, when and by whom', async () => {
  expect((await get('/api/receipt/7002')).body).toMatchObject({
    receipt: {
      receipt_no: 'BV-2025-0001',
      payment_date: '2025-04-07',
      membership: 1001,
      name: 'Jaiswal Silk Emporium',
      email: 'jaiswal@banarasivastra.example',
      mobile: '9415201101',
      address: 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
      membership_fee: '2500.00',
    },
  });
});
