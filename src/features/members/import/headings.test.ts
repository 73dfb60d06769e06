import { describe, expect, test } from 'vitest';
import { asciiDigits } from '../../../domain/text';
import { foldText } from '../../../domain/foldText';
import { templateKeys } from '../../../domain/templateFields';
import { choiceOf } from './columnUse';
import { headerMatches, matchColumns } from './recogniseColumns';

/** Headings by the column that they alone are used for, separated by `|`; those that are not used are under ''. */
const HEADINGS: readonly (readonly [column: string, headings: string])[] = [
  ['membership', 'Membership | Membership No 2 | Memb. No. | Mem No | Member Code | Membershp No | MEMBERSHIP_NO | Sadasyata No.'],
  ['membership', 'सदस्यता सं० | सदस्यता क्र. | सदस्य क्रमांक | सदस्य सं. | सदस्यता नंबर | सदस्यता नम्बर'],
  ['name', 'Firm Name | Firm | Name | Party Name | Name of Party | Party | Name of the Firm | Firm/Company Name | M/s | Shop Name | FIRMNAME | partyname'],
  ['name', 'Comapny Name | Customer Name | Business Name | Trade Name | Name of Concern | Firm Name (as per GST) | Name of M/s. | Name of Establishment'],
  ['name', 'दुकान का नाम | दूकान का नाम | फ़र्म का नाम | फर्म नाम | प्रतिष्ठान का नाम | कम्पनी का नाम | कंपनी | पार्टी का नाम | संस्था का नाम | नाम'],
  ['name', 'Member Name | सदस्य का नाम | Owher Name | Dukan ka naam | Dukaan Ka Nam | Firm ka naam | Naam | Pratishthan ka naam | Karobar ka naam'],
  ['mobile', 'Mobile | Mob. No. | Mob No | Mob | Mobile No.(10 digit) | MobileNo | mobileno | Moblie No | Mobil Number | Mo. No. | Cell No. | Firm Mob.'],
  ['mobile', 'WhatsApp | Whats App No. | Watsapp No | WhatsApp/Mobile | Phone | Ph. No. | Ph | Tel. No. | Telephone | Contact No. | Contact Number | Contact Nos. | Office Phone'],
  ['mobile', 'मो० | मो. | मो० नं० | मो॰ नं॰ | मोबाईल | मोबाइल नम्बर | मोबाइल न० | फोन | फ़ोन नं. | दूरभाष | संपर्क नंबर | सम्पर्क सूत्र नं. | व्हाट्सएप नंबर | वाट्सएप'],
  ['mobile', 'Sampark No | Mobail No. | Durbhash | Member Mobile | Mobile 1 | Mobile No. 1 | Main Mobile | Mobile no. of the firm (WhatsApp) | Mobile / WhatsApp | मोबाइल (Mobile) | Mobile of bhaiya | Mobile 1/2'],
  ['mobile_alt', 'Alt. Mobile | Alternate No. | Alternative Mobile | Mobile 2 | Mobile No.2 | Mob-2 | 2nd Mobile | Second Mobile | Other Phone | Landline | Landline No. | STD Phone | Phone (R) | Addl. Mobile | Mobile No. 2 (WhatsApp)'],
  ['mobile_alt', 'दूसरा मोबाइल | वैकल्पिक मो० | अन्य मोबाइल नं. | मोबाइल २ | लैंडलाइन | Anya Mobile | Dusra Mobile No'],
  ['address', 'Address | Add. | Addr | Adress | Adderss | Full Address | Postal Address | Shop Address | Office Add. | Address of Firm | Address Line 1 | Address 1 | Regd. Address | Address 2 | Home Address'],
  ['address', 'पता | पूरा पता | दुकान का पता | पता (हिंदी) | एड्रेस | Pata | Poora Pata | Dukan ka pata | Thikana'],
  ['area', 'Area | Locality | Locallity | Mohalla | Muhalla | Area Name | क्षेत्र | मुहल्ला | मोहल्ला | इलाक़ा | एरिया | Ilaka | Kshetra'],
  ['rep_name_1', 'Contact Person | Contact person name | Prop. | Prop. Name | Name of Prop. | Proprietor | Propriter Name | Propreitor | Owner | Owner\'s Name | Firm Owner Name'],
  ['rep_name_1', 'Partner | Partner 1 | Partner-1 Name | Rep. | Rep Name | Rep. 1 | Representative | Name of Representative | Director Name | Manager | Authorised Person | Authorized Signatory'],
  ['rep_name_1', 'प्रोपराइटर | प्रो० का नाम | प्रो. | मालिक का नाम | स्वामी | संचालक | प्रतिनिधि का नाम | भागीदार | Malik ka naam | Swami ka naam | Pratinidhi'],
  ['rep_name_2', 'Partner 2 | Representative Name 2 | Rep-2 | Second Partner | Partner No. 2 | प्रतिनिधि २ | प्रतिनिधि 2 | Rep Name2'],
  ['rep_name_5', 'Rep. Name 5 | rep_name_5 | प्रतिनिधि का नाम ५'],
  ['rep_mobile_1', 'Contact Person No. | Contact Person Mobile | Prop. Mob. | PropMobileNo | Prop. Mobile No. | Owner Phone | Rep. Mob 1 | Rep Mobile | मालिक का मोबाइल | प्रो० मो० | प्रतिनिधि मो. | Malik Mobile'],
  ['rep_mobile_3', 'Partner 3 Mobile | Rep Mobile 3 | Representative Mobile-3 | Mob. of Rep. 3'],
  ['', 'Sr. No. | Sr.No | S.No. | S.N. | SN | Sl No | Sl. No. | Serial No | Serial | No. | # | S/N | srno | क्र. | क्र.सं. | क्र०सं० | क्रमांक | क्रम संख्या | क्रम सं. | अनुक्रमांक | सं०'],
  ['', 'E-mail | Email ID | Email Address | ईमेल | GST No. | GSTIN | PAN | Aadhaar No | आधार नं० | Pin | Pincode | City | District | State | Fax No. | Website'],
  ['', 'Remarks | Remark | टिप्पणी | Date | Joining Date | Membership Date | Membership Fee | Membership Type | Valid upto | Status | Category | Nature of Business | Business | Photo'],
  ['', "Father's Name | Bank Name | Nominee | Nominee Mobile | Transport Name | Branch Address | Prop. Address | Shop No. | Party Code | Old Membership No."],
  ['', 'Contact Person & Mobile | Name & Mobile of Partner | Contact | Details | Location | Registration No. | M. No. | Other | Shop & Address | Other No. | Firm Name & Mobile | Name & Address | Address & Phone | Name, Address | फर्म व पता | First Name | Last Name'],
  ['membership', 'Members No. | Contact Membership No. | Owner Membership No.'],
  ['name', 'प्रतिष्ठान | गद्दी का नाम | दुकान / फर्म का नाम'],
  ['mobile', 'Shop Mobile No. | मो. नं. | मो.नं | सम्पर्क नं. | व्हाट्सऐप नं. | वाट्सअप | Mobile No., | 9839 Mobile'],
  ['mobile_alt', 'घर का फोन | निवास फोन | दूसरे मोबाइल नं. | Residance Phone'],
  ['address', 'प्रतिष्ठान का पता | गद्दी का पता | पता (दुकान) | Complete Address | Firm Address 1'],
  ['rep_name_1', 'प्रोपराईटर का नाम | मालिक/प्रोपराइटर का नाम | Proprietor / Partner Name | दुकानदार का नाम | प्रो./पार्टनर'],
  ['rep_mobile_1', 'मालिक का मो. नं. | प्रोपराइटर मो० नं० | Prop. Mobile / WhatsApp | Personal Mobile'],
  ['', 'Completed | Ownership | Ownership Type | Partnership | Property Address | Owner ID | दुकान नं. | Dukan No. | Name Mobile of Owner'],
  ['', 'Pary | xyz | Silk | 2023-24 | Mobile 3 |  | - | ___'],
]; // oxfmt-ignore

/** Headings that name a column of the template exactly, besides its key; `#` stands for the number of a representative. */
const TITLES: readonly (readonly [column: string, titles: string])[] = [
  ['membership', 'Membership No | Membership Number | Member No | Member ID | सदस्यता | सदस्यता संख्या | सदस्यता क्रमांक | सदस्य संख्या | सदस्यता नं. | सदस्यता सं० | सदस्यता क्र. | सदस्य क्रमांक | सदस्य सं. | सदस्यता नंबर | सदस्यता नम्बर'],
  ['name', 'Firm Name | Firm | Company Name | Company | फर्म का नाम | फर्म | नाम | Name of the Firm | Name of M/s. | फर्म नाम | Shop Name | M/s | प्रतिष्ठान | प्रतिष्ठान का नाम | दुकान का नाम'],
  ['mobile', 'Mobile No | Mobile Number | Firm Mobile | Firm Mobile No | Firm Mobile No. (WhatsApp without +91) | Registered Contact No | WhatsApp | Phone | मोबाइल | मोबाइल नंबर | मोबाइल संख्या | फर्म मोबाइल'],
  ['mobile', 'Mob. | Mob. No. | Ph. | Ph. No. | Phone No. | Mob No | Mob | Ph | WhatsApp No. | Whats App No. | मो॰ नं॰ | मोबाइल न० | फ़ोन नं. | मो. | मो० | मो. नं. | मो० नं० | मोबाइल नं. | फोन | फोन नं.'],
  ['mobile_alt', 'Alternate Mobile | Alternate Mobile No | Firm Alternate Mobile | Alternate Contact No | Other Mobile | वैकल्पिक मोबाइल | दूसरा मोबाइल | अन्य मोबाइल'],
  ['address', 'Firm Address | Registered Address | पता | फर्म का पता | Add. | Full Address | Shop Address | पूरा पता | दुकान का पता'],
  ['area', 'Locality | Mohalla | क्षेत्र | मोहल्ला | इलाका | मुहल्ला'],
  ['rep_name_#', 'Representative Name # | Representative # | Contact Person # | Contact Person Name # | प्रतिनिधि # | प्रतिनिधि नाम # | प्रतिनिधि का नाम #'],
  ['rep_mobile_#', 'Representative Mobile # | Contact Person Mobile # | प्रतिनिधि मोबाइल # | प्रतिनिधि का मोबाइल #'],
]; // oxfmt-ignore

const DIGITS = '1 2 3 4 5 १ २ ३ ४ ५'.split(' ');
/** Without what a title may be spelled with. */
const inAnyCase = (title: string) => foldText(title).replaceAll(/[ ._-]/g, '');
const titles = [
  ...templateKeys.map((key) => [key, key] as const),
  ...TITLES.flatMap(([column, all]) =>
    all
      .split(' | ')
      .flatMap((title) =>
        (title.includes('#') ? DIGITS : ['']).map(
          (digit) => [title.replace('#', digit), column.replace('#', asciiDigits(digit))] as const,
        ),
      ),
  ),
];

const each = HEADINGS.flatMap(([column, headings]) =>
  headings.split(' | ').map((heading) => [heading, column || null] as const),
);

/** The use of a column with this heading, and how it was found. */
function useOf(heading: string) {
  const { mapping, by } = matchColumns([heading], []);
  return { key: choiceOf(mapping, 0), by: by[0] };
}

test('the table of headings names each once', () => {
  const headings = each.map(([heading]) => heading);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test.each(each)('a column headed "%s" is %s', (heading, column) => {
  expect(useOf(heading).key).toBe(column);
});

describe('the titles of the template', () => {
  test.each(titles)('"%s" is %s, by title, in any spelling', (title, key) => {
    const spellings = [title, ` ${title.toUpperCase()} : `, title.replaceAll(/[ _]/g, '-')];
    for (const spelling of spellings)
      expect(useOf(spelling)).toEqual({ key, by: title === key ? 'key' : 'title' });
  });

  test('exactly these titles are recognised in the header of a file', () => {
    const exact = new Set(titles.map(([title]) => inAnyCase(title)));
    for (const heading of [...each, ...titles].map(([title]) => title)) {
      const isExact = exact.has(inAnyCase(heading));
      const { by } = useOf(heading);
      expect([heading, by === 'title' || by === 'key']).toEqual([heading, isExact]);
      expect([heading, headerMatches([[heading, 'rep_name_4', 'rep_name_5']])]).toEqual([
        heading,
        isExact && !/^rep_name_[45]$/.test(useOf(heading).key ?? '') ? 3 : 2,
      ]);
    }
  });
});

test('a notice above a table is no heading', () => {
  const notice = `Firm Name ${'and '.repeat(40)}`;
  expect(useOf(notice)).toEqual({ key: null, by: null });
});
