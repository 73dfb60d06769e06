/** Requests and answers that several rows of the contract share. Like the contract, this file imports nothing. */

const representatives = [
  { name: 'Rekha Gupta', mobile: '9415000001' },
  { name: 'अनिल यादव', mobile: '9415000002' },
];

export const firm = {
  firmName: 'Ganga Brocade House',
  firmMobile: '9415012345',
  address: 'B 21/8, Kamachha, Varanasi 221010',
  area: 'Kamachha',
  representatives,
};

export const passwords = {
  cpassword: 'old',
  npassword: ' new 1 ',
  cnpassword: ' new 1 ',
  userId: 7,
};

export const passwordChanged = { status: 'success', message: 'Password changed.' };

export const imported = {
  message: 'Import completed.',
  inserted: 3,
  updated: 1,
  failed_rows: [
    { row: 4, errors: ['The mobile field is required.'], values: { name: 'Assi Silks' } },
  ],
};
export const importedKeys = 'message inserted updated failed_rows';

export const profile = {
  payment_date: '2025-04-11',
  membership: 1042,
  name: firm.firmName,
  address: firm.address,
  mobile: firm.firmMobile,
  area: firm.area,
  mobile_alt: null,
  rep_name_1: 'Rekha Gupta',
  rep_mobile_1: '9415000001',
  rep_name_2: 'अनिल यादव',
  rep_mobile_2: '9415000002',
  rep_name_3: null,
  rep_mobile_3: null,
  rep_name_4: null,
  rep_mobile_4: null,
  rep_name_5: null,
  rep_mobile_5: null,
};

export const firmKeys =
  'name|company_name address|registered_address mobile|registered_contact_no area mobile_alt|alternate_contact_no ' +
  'rep_name_1 rep_mobile_1 rep_name_2 rep_mobile_2 rep_name_3 rep_mobile_3 rep_name_4 rep_mobile_4 rep_name_5 rep_mobile_5';
export const profileKeys = `payment_date membership ${firmKeys}`;

/** The same keys one level deeper. */
export const within = (outer: string, keys: string) => keys.replaceAll(/^| /g, ` ${outer}.`).trim();

export const listed = {
  id: 12,
  name: firm.firmName,
  mobile: firm.firmMobile,
  email: 'a@ganga.example',
};

export const membershipProfile = {
  members: {
    membership: 1042,
    company_name: firm.firmName,
    nature_of_bussiness: 'Manufacturer',
    registered_contact_no: firm.firmMobile,
    product_category: 'Handlooms',
    other_product_category: null,
    year_of_establishment: 1974,
    company_email: 'office@ganga.example',
  },
  addresses: [{ title: 'Head Office', address: firm.address }],
  contacts: [
    { contact_person_name: 'Rekha Gupta', gender: 'Female', contact_person_no: '9415000001' },
  ],
  others: [{ other_contact: '0542 2450000' }],
};

export const receipt = {
  receipt_no: 'R-2025-0042',
  payment_date: '2025-04-11',
  membership: 1042,
  name: firm.firmName,
  email: 'office@ganga.example',
  mobile: firm.firmMobile,
  address: firm.address,
  membership_fee: 2500,
};
