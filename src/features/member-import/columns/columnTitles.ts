import type { FirmField, Representative } from '../../../domain/memberFields';

/** The headings that people use for the columns of the template, besides its keys. */
export const FIRM_TITLES: Readonly<Record<FirmField, readonly string[]>> = {
  firmName: ['Firm Name', 'Firm', 'Company Name', 'Company', 'फर्म का नाम', 'फर्म', 'नाम'],
  address: ['Firm Address', 'Registered Address', 'पता', 'फर्म का पता'],
  firmMobile: [
    'Mobile No',
    'Mobile Number',
    'Firm Mobile',
    'Firm Mobile No',
    'Firm Mobile No. (WhatsApp without +91)',
    'Registered Contact No',
    'WhatsApp',
    'Phone',
    'मोबाइल',
    'मोबाइल नंबर',
    'मोबाइल संख्या',
    'फर्म मोबाइल',
  ],
  firmAlternateMobile: [
    'Alternate Mobile',
    'Alternate Mobile No',
    'Firm Alternate Mobile',
    'Alternate Contact No',
    'Other Mobile',
    'वैकल्पिक मोबाइल',
    'दूसरा मोबाइल',
    'अन्य मोबाइल',
  ],
  area: ['Locality', 'Mohalla', 'क्षेत्र', 'मोहल्ला', 'इलाका'],
};

/** They end with the representative's number. */
export const REPRESENTATIVE_TITLES: Readonly<Record<keyof Representative, readonly string[]>> = {
  name: [
    'Representative Name',
    'Representative',
    'Contact Person',
    'Contact Person Name',
    'प्रतिनिधि',
    'प्रतिनिधि नाम',
    'प्रतिनिधि का नाम',
  ],
  mobile: [
    'Representative Mobile',
    'Contact Person Mobile',
    'प्रतिनिधि मोबाइल',
    'प्रतिनिधि का मोबाइल',
  ],
};
