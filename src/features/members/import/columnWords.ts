import { foldText } from '../../../domain/foldText';
import { templateKeys } from '../../../domain/templateFields';
import { plainTitle } from '../../../spreadsheet/table/headings';

/**
 * The words of the offices' headings: English, Hindi, and Hindi in Latin letters. A heading contains them as whole words, with `*`
 * as the beginning of one; `_` stands between words that follow one another. What names `nothing` is not imported, whatever else
 * the heading says.
 */
const WORDS = {
  nothing: `email* e_mail* mail_id web* url gst* tin pan aadha* adhar* adhaar* uid uan udyam* msme* cin pin pincode* zip* city town
    village* gaon shahar district* dist distt state country tehsil* block ward* thana date* dinank tithi tarikh dob day days time*
    month* year* age since valid* expir* fee fees shulk amount* amt rashi paid payment* balance* due dues rs rupees total* receipt*
    rasid bill_no invoice* cheque* bank* account* ifsc upi status* type* categor* class* group* nature product* item* quantity
    remark* tippani note notes comment* reference* signature* photo* image* old purana gender father* pita husband* pati mother*
    wife nominee* transport* agent* broker* caste religion* blood* branch* shakha godown* factory* turnover* loom* machine*
    employee* fax* contract* title* subject* first_name last_name surname* shop_no dukan_no shop_code firm_code firmcode party_code
    firm_id registration_no regd_no reg_no sr srno sl slno s_no sn sno serial* anukram* propert* partnership ownership owner_code owner_id ईमेल मेल जीएसटी* पैन आधार पिन पिनकोड
    शहर जिला राज्य गांव ग्राम तहसील थाना वार्ड डाकघर दिनांक तिथि तारीख वर्ष साल आयु उम्र शुल्क राशि रकम भुगतान बकाया रसीद बैंक खाता स्थिति प्रकार श्रेणी
    टिप्पणी रिमार्क* हस्ताक्षर फोटो लिंग पिता पति माता नामिनी शाखा गोदाम कारखाना करघा* उत्पाद* दुकान_no अनुक्रम* क्रसं`,
  membership: `membersh* memship mship member_no members_no member_code member_id mem_no memb_no sadasyata* sadasyta* sadasya_no सदस्यता*
    सदस्य_no सदस्य_कोड मेंबरशिप* मेंबर_no`,
  person: `representativ* person* authori* signator* rep reps pratinidhi* vyakti* prop* owner owners malik maalik swami karta
    dukandar* partner partners ptnr bhagidar* sajhedar* hissedar* director* nideshak* sanchalak* manager* mgr prabandhak* प्रतिनिधि*
    व्यक्ति* हस्ताक्षरी पर्सन* प्रो प्रोप* स्वामी मालिक* दुकानदार* ओनर कर्ता पार्टनर* भागीदार* साझेदार* साझीदार* हिस्सेदार* निदेशक* डायरेक्टर* संचालक*
    मैनेजर* प्रबंधक* व्यवस्थापक*`,
  alternate: `alternat* alternet* alt other* another additional addl extra secondary 2_मोबाइल resid* resi res r home landline* std
    vaikalpik anya वैकल्पिक अन्य अतिरिक्त निवास घर लैंडलाइन*`,
  mobile: `mobil* mobail* mobl* mobno mob mo mbl cell cellphone phon* phno ph phn fone fon tel telephon* whats* watsap* watsup* wa
    wapp landline* std contact_no contact_person_no cont_no alternate_no alternative_no alt_no sampark_no durbhash doorbhash मोबा* मोब मो फोन* फो दूरभाष*
    टेलीफोन* व्हाट* वाट्स* वॉट्स* लैंडलाइन* संपर्क_no संपर्क_सूत्र_no वैकल्पिक_no`,
  address: 'addre* adder* addr add adress* adres* adrs pata pataa thikana पता पते ठिकाना एड्रेस',
  area: 'area* locali* locall* mohall* muhall* mohala mohla ilaka ilaqa kshetra एरिया क्षेत्र* मोहल्ल* मुहल्ल* इलाक*',
  firm: `firm* frm compan* comapny cmpny comp shop shops shopname dukan* dukaan* dookan* party* parties concern establishment*
    enterprise* organi* customer* pratishthan* pratisthan* sanstha gaddi karobar_naam business_name trade_name brand_name फर्म* फरम कंपनी*
    दुकान* दूकान* पार्टी* प्रतिष्ठान* संस्थान* संस्था गद्दी व्यापार_नाम व्यवसाय_नाम`,
  name: 'name names nm naam nam नाम नेम',
  no: 'no',
}; // oxfmt-ignore

/** Headings that name a column of the template exactly, besides its key; a number is that of a representative. */
const TITLES = `Membership No | Member No | Member ID | सदस्यता | सदस्यता नं | सदस्य संख्या | Firm Name | Firm | Name of Firm | Company Name |
  Company | Shop Name | M/s | फर्म का नाम | फर्म | नाम | प्रतिष्ठान का नाम | प्रतिष्ठान | दुकान का नाम | Mobile No | Firm Mobile | Firm Mobile No |
  Firm Mobile No. (WhatsApp without +91) | Mob | Mob No | Ph | Ph No | Phone | Phone No | Registered Contact No | WhatsApp |
  WhatsApp No | मोबाइल | मोबाइल नं | फर्म मोबाइल | मो | मो नं | फोन | फोन नं | Alternate Mobile | Alternate Mobile No |
  Firm Alternate Mobile | Alternate Contact No | Other Mobile | वैकल्पिक मोबाइल | दूसरा मोबाइल | अन्य मोबाइल | Firm Address | Registered Address |
  Full Address | Shop Address | Add | पता | पूरा पता | फर्म का पता | दुकान का पता | Locality | Mohalla | क्षेत्र | मोहल्ला | मुहल्ला | इलाका |
  Representative Name 1 | Representative 1 | Contact Person 1 | Contact Person Name 1 | प्रतिनिधि 1 | प्रतिनिधि का नाम 1 |
  Representative Mobile 1 | Contact Person Mobile 1 | प्रतिनिधि मोबाइल 1`; // oxfmt-ignore

/** Words and signs that are read as one: none, a number, the second, and two fields in one column. */
const SAME_WORDS: readonly (readonly [string, string])[] = [
  ['', 'of the ka ki ke का की के'],
  ['no', 'no nos num nbr number numbers kramank sankhya nambar namber नंबर नं न संख्या सं क्रमांक क्र क्रम'],
  ['2', 'second secnd dusra doosra दूसरा दूसरे द्वितीय'],
  ['&', '& / , + and or with evam aur ya tatha एवं तथा व और या'],
]; // oxfmt-ignore
const sameAs = new Map(
  SAME_WORDS.flatMap(([one, all]) => all.split(' ').map((word) => [foldText(word), one] as const)),
);

/** मो० with a zero as the abbreviation sign. */
const ABBREVIATION = /([\u0901-\u0963\u0971-\u097F])०(?![०-९])/g;

/**
 * The words of a heading in a normalised spelling, with a space before each and after the last; digits are in ASCII and separate
 * from letters: "FirmMobile2" is three words.
 */
function wordsOf(heading: string): string {
  const apart = heading.replace(ABBREVIATION, '$1 ').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const words = foldText(apart)
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/\bm\/s\b/g, ' firm ')
    .replace(/'s\b/g, ' ')
    .match(/\p{N}+|[\p{L}\p{M}]+|[&/,+]/gu);
  const normalised = (words ?? []).map((word) => sameAs.get(word) ?? word);
  return ` ${normalised.filter((word) => word !== '').join(' ')} `;
}

/** A heading as it is compared exactly, the numbers of representatives being one. */
export const exactly = (heading: string): string =>
  wordsOf(heading)
    .replaceAll(' ', '')
    .replace(/[1-5]$/, '1');

const phrasesOf = new Map(
  Object.entries(WORDS).map(([named, phrases]) => [
    named,
    phrases
      .split(/\s+/)
      .map((phrase) => (phrase.endsWith('*') ? wordsOf(phrase).trimEnd() : wordsOf(phrase))),
  ]),
);
const titles = new Set(TITLES.split('|').map(exactly));
const keys = new Set(templateKeys.map(plainTitle));

/** The meaning of a heading, before the columns of a file are compared. */
export interface HeadingMeaning {
  /** A template column without the number of a representative, `nothing` that is imported, or `unknown`. */
  readonly column: string;
  /** A number from 1 to 9 in the heading. */
  readonly number: number | null;
  /** The heading does not say whose name or mobile it is, such as "Name 2". */
  readonly isBare: boolean;
  /** It is the column's key, another of its titles, or contains its words. */
  readonly by: 'key' | 'title' | 'name';
}

/** The first of these is the column whose words a heading contains. */
const COLUMNS: readonly (readonly [column: string, ...words: (keyof typeof WORDS)[]])[] = [
  ['nothing', 'nothing'],
  ['nothing', 'person', 'address'],
  ['nothing', 'person', 'area'],
  ['nothing', 'person', 'name', 'mobile'],
  ['rep_mobile', 'person', 'mobile'],
  ['mobile_alt', 'alternate', 'mobile'],
  ['mobile', 'mobile'],
  ['membership', 'membership'],
  ['rep_name', 'person', 'name'],
  ['rep_mobile', 'person', 'no'],
  ['rep_name', 'person'],
  ['address', 'address'],
  ['area', 'area'],
  ['name', 'firm'],
  ['name', 'name'],
];

/** Longer than any heading, such as a notice above the table. */
const LONGEST = 120;
const UNKNOWN: HeadingMeaning = { column: 'unknown', number: null, isBare: false, by: 'name' };

/** The meaning of a heading; `unknown` also if it has two, such as "Name & Mobile". */
export function headingMeaning(heading: string): HeadingMeaning {
  if (heading.length > LONGEST) return UNKNOWN;
  // "(as per GST)" gives the source of a name, not its meaning.
  const [own = ''] = heading.split(/\bas per\b/i);
  const parts = wordsOf(own).split('&').map(meaningOfWords);
  const [meaning = UNKNOWN, ...others] = parts.filter(({ column }) => column !== 'unknown');
  // "Prop. Mobile / WhatsApp" is one.
  const fieldOf = ({ column }: HeadingMeaning) => (column.includes('mobile') ? 'mobile' : column);
  if (others.some((other) => fieldOf(other) !== fieldOf(meaning))) return UNKNOWN;
  if (templateKeys.includes(heading)) return { ...meaning, isBare: false, by: 'key' };
  if (keys.has(plainTitle(heading))) return { ...meaning, by: 'key' };
  return { ...meaning, by: titles.has(exactly(heading)) ? 'title' : 'name' };
}

function meaningOfWords(text: string): HeadingMeaning {
  const digits = text.match(/(?<= )[1-9](?= )/g) ?? [];
  const number = digits.length === 1 ? Number(digits[0]) : null;
  // "Contact Person No." is a mobile, "Partner No. 2" the second partner.
  const has = (named: keyof typeof WORDS) =>
    (named !== 'no' || number === null) && phrasesOf.get(named)?.some((one) => text.includes(one));
  const [column] = COLUMNS.find(([, ...words]) => words.every(has)) ?? ['unknown'];
  const isBare = /^(name|mobile)$/.test(column) && !has('firm');
  const isPerson = isBare && column === 'name' && number !== null;
  return { column: isPerson ? 'rep_name' : column, number, isBare, by: 'name' };
}
