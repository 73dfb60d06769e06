import { foldText } from '../../../domain/foldText';

/**
 * The concept of a word in a heading. People have their role, so that "Prop. Mobile" finds "Prop. Name". `other` is not
 * imported; `vague` needs a look at the cells.
 */
export type Concept =
  | 'firm'
  | 'trade'
  | 'name'
  | PersonRole
  | 'mobile'
  | 'whatsapp'
  | 'phone'
  | 'landline'
  | 'contact'
  | 'alternate'
  | 'further'
  | 'first'
  | 'second'
  | 'number'
  | 'code'
  | 'address'
  | 'area'
  | 'member'
  | 'membership'
  | 'serial'
  | 'office'
  | 'registered'
  | 'whole'
  | 'and'
  | 'filler'
  | 'vague'
  | 'other';

export type PersonRole = 'representative' | 'proprietor' | 'partner' | 'director' | 'manager';

export const ROLES: readonly PersonRole[] = [
  'representative',
  'proprietor',
  'partner',
  'director',
  'manager',
];

/**
 * Words in the offices' files: English, Hindi, and Hindi in Latin letters. Full titles of the template are recognised without
 * them, and a word of five letters or more also with one typing error.
 */
const WORDS: readonly (readonly [Concept, string])[] = [
  [
    'firm',
    `firm firms frm company companies co cmpny comp shop dukan dukaan dookan party parties concern establishment enterprise
    organisation organization customer pratishthan pratisthan sansthan sanstha karobar
    फर्म फरम कंपनी दुकान दूकान पार्टी प्रतिष्ठान संस्थान संस्था कारोबार`,
  ],
  ['trade', 'trade business brand vyapar vyavsay व्यापार व्यवसाय ट्रेड बिजनेस'],
  ['name', 'name names nm naam nam nami नाम नेम'],
  [
    'representative',
    `representative rep reps person persons authorised authorized signatory pratinidhi vyakti
    प्रतिनिधि व्यक्ति अधिकृत हस्ताक्षरी पर्सन`,
  ],
  [
    'proprietor',
    `proprietor prop props propr propriter proprietress owner malik maalik swami karta dukandar dukaandar
    प्रोपराइटर प्रोप्राइटर प्रो प्रोप स्वामी मालिक दुकानदार ओनर कर्ता`,
  ],
  ['partner', 'partner ptnr bhagidar sajhedar hissedar पार्टनर भागीदार साझेदार साझीदार हिस्सेदार'],
  ['director', 'director nideshak sanchalak निदेशक डायरेक्टर संचालक'],
  ['manager', 'manager mgr prabandhak vyavasthapak मैनेजर प्रबंधक व्यवस्थापक'],
  ['mobile', 'mobile mob mobl mbl mo cell cellphone mobail mobaail मोबाइल मोबा मो मोब'],
  [
    'whatsapp',
    `whatsapp whats watsapp whatsap whatsup watsup wa wapp wtsapp
    व्हाट्सएप व्हाट्सऐप व्हाट्सअप व्हाट्सप वाट्सएप वाट्सऐप वाट्सअप वॉट्सएप`,
  ],
  [
    'phone',
    'phone ph phon phn fone fon tel tele telephone call durbhash doorbhash फोन फो दूरभाष टेलीफोन',
  ],
  ['landline', 'landline std stdno लैंडलाइन'],
  ['contact', 'contact cont sampark संपर्क संपर्कसूत्र सूत्र कांटेक्ट कॉन्टैक्ट'],
  ['alternate', 'alternate alternative alternet alt vaikalpik वैकल्पिक'],
  [
    'further',
    `other another additional addl secondary extra residence resi res residential home anya doosra dusra r
    अन्य अतिरिक्त दूसरा दूसरे निवास घर`,
  ],
  ['first', 'first primary main mukhya pehla pahla मुख्य पहला प्रथम'],
  ['second', 'second secnd द्वितीय'],
  [
    'number',
    `number no nos num nbr nr numbr kramank sankhya nambar namber
    नंबर नं न संख्या सं क्रमांक क्र क्रम`,
  ],
  ['code', 'code id कोड आईडी'],
  ['address', 'address add addr addrs adr adrs adres pata patta pataa thikana पता पते ठिकाना एड्रेस'],
  [
    'area',
    'area locality mohalla muhalla mohala mohla muhalle ilaka ilaqa kshetra xetra एरिया क्षेत्र मोहल्ला मुहल्ला मोहल्ले मुहल्ले इलाका',
  ],
  [
    'member',
    `member members mem memb sadasya sadasy vyapari vyapaari bunkar weaver trader dealer
    सदस्य मेंबर व्यापारी बुनकर`,
  ],
  ['membership', 'membership memship mship sadasyata sadasyta सदस्यता मेंबरशिप'],
  [
    'serial',
    'sr sl srl ser serial s sn sno srno slno anukram anukramank अनुक्रमांक अनुक्रम क्रमसंख्या क्रसं',
  ],
  ['office', 'office off o ofc karyalay head ho hq कार्यालय ऑफिस आफिस'],
  ['registered', 'registered regd reg regn registration panjikrit panjikaran पंजीकृत पंजीकरण'],
  [
    'whole',
    'full complete whole pura poora postal permanent correspondence billing पूरा पूर्ण संपूर्ण स्थायी',
  ],
  ['and', 'and or with evam evm tatha aur ya एवं एवम तथा व और या'],
  [
    'filler',
    `of the a in for st nd rd th ka ki ke kaa kee line without app digit digits india indian current as per
    का की के में हिंदी hindi english अंग्रेजी`,
  ],
  [
    'vague',
    'm details detail particulars location place market bazar bazaar vivaran विवरण स्थान बाजार',
  ],
  [
    'other',
    `email mail emailid website web url gst gstin gstno tin pan aadhaar aadhar adhar adhaar uid uan udyam msme cin
    pin pincode zip city town village gaon shahar district dist distt state country tehsil block ward thana
    date dt dob day time year month age since valid validity expiry fee fees amount amt paid payment balance due dues
    rs rupees total receipt bill invoice cheque bank account ac ifsc upi status type category class group nature product
    products item items quantity remark remarks note notes comment comments reference sign signature photo image old new
    gender sex father fathers husband mother wife son nominee transport transporter agent broker caste religion blood
    branch godown factory turnover loom looms machines employees fax contract title subject
    ईमेल मेल जीएसटी पैन आधार पिन पिनकोड शहर जिला राज्य गांव ग्राम तहसील थाना वार्ड दिनांक तिथि तारीख वर्ष साल आयु उम्र
    शुल्क राशि रकम भुगतान बकाया रसीद बैंक खाता स्थिति प्रकार श्रेणी टिप्पणी रिमार्क विशेष हस्ताक्षर फोटो लिंग पिता पति माता
    नामिनी शाखा गोदाम कारखाना करघा उत्पाद naya purana pita pati dinank tithi tarikh shulk rashi rasid shulka jila zila
    tippani vishesh umra hastakshar`,
  ],
];

/** मो० with a zero as the abbreviation sign. */
const ABBREVIATION = /([\u0901-\u0963\u0971-\u097F])०(?![०-९])/g;

/** The words of a heading in a normalised spelling, digits in ASCII and separate from letters: "FirmMobile2" is three words. */
export function headingWords(heading: string): readonly string[] {
  const apart = heading.replace(ABBREVIATION, '$1 ').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  return (
    foldText(apart)
      .replace(/[\u0300-\u036F]/g, '')
      .replace(/\bm\/s\b/g, ' firm ')
      .replace(/'s\b/g, ' ')
      .replace(/[/&]/g, ' and ')
      .match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []
  );
}

const conceptOf = new Map<string, Concept>();
for (const [concept, words] of WORDS)
  for (const word of words.split(/\s/).flatMap(headingWords))
    if (!conceptOf.has(word)) conceptOf.set(word, concept);

/** Words long enough to recognise a typing error. */
const longWords = [...conceptOf.keys()].filter((word) => word.length >= 5);

/** The concepts of a word: of itself, of two words written as one, or with one typing error; `null` for an unknown word. */
export function conceptsOf(word: string): readonly Concept[] | null {
  const known = conceptOf.get(word);
  if (known !== undefined) return [known];
  for (let end = 2; end <= word.length - 2; end++) {
    const both = [conceptOf.get(word.slice(0, end)), conceptOf.get(word.slice(end))];
    const [one, other] = both;
    if (one !== undefined && other !== undefined) return [one, other];
  }
  if (word.length < 5 || word.length > 30) return null;
  const near = new Set(
    longWords.filter((other) => isOneSlip(word, other)).map((other) => conceptOf.get(other)),
  );
  const [only] = near;
  return near.size === 1 && only !== undefined ? [only] : null;
}

/** True if one letter is wrong, missing or extra, or two neighbours are swapped. */
function isOneSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  const rest = word.slice(start);
  const otherRest = other.slice(start);
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
