import { foldText } from '../../../domain/foldText';

/**
 * The words of the offices' headings: English, Hindi, and Hindi in Latin letters. A word of four letters or more also begins a
 * longer one; `+` joins words that must all be there. What names `nothing` is not imported, whatever else the heading says.
 */
const WORDS = {
  nothing: `email e+mail mail+id website web url gst gstin tin pan aadha aadhar adhar adhaar uid uan udyam msme cin
    pin pincode zip city town village gaon shahar district dist distt state country tehsil block ward thana
    date dinank tithi tarikh dob day time month year age since valid expiry fee fees shulk amount amt rashi paid payment balance
    due dues rs rupees total receipt rasid bill+no invoice cheque bank account ifsc upi status type category class group nature
    product item quantity remark tippani note comment reference signature photo image old purana gender father pita husband
    pati mother wife nominee transport agent broker caste religion blood branch shakha godown factory turnover loom machine
    employee fax contract title subject first+name last+name surname shop+no shop+code firm+code party+code firm+id
    registration+no regd+no reg+no sr srno sl slno s+no sn sno serial anukram
    ईमेल मेल जीएसटी पैन आधार पिन पिनकोड शहर जिला राज्य गांव ग्राम तहसील थाना वार्ड दिनांक तिथि तारीख वर्ष साल आयु उम्र शुल्क राशि
    रकम भुगतान बकाया रसीद बैंक खाता स्थिति प्रकार श्रेणी टिप्पणी रिमार्क हस्ताक्षर फोटो लिंग पिता पति माता नामिनी शाखा गोदाम
    कारखाना करघा उत्पाद अनुक्रम क्रसं`,
  membership: `membersh memship mship member+no member+code member+id mem+no memb+no sadasyata sadasyta sadasya+no
    सदस्यता सदस्य+no सदस्य+कोड मेंबरशिप मेंबर+no`,
  person: `representative rep reps person authorised authorized signatory pratinidhi vyakti
    prop propr props owner malik maalik swami karta dukandar partner ptnr bhagidar sajhedar hissedar
    director nideshak sanchalak manager mgr prabandhak
    प्रतिनिधि व्यक्ति हस्ताक्षरी पर्सन प्रोपराइटर प्रोप्राइटर प्रो प्रोप स्वामी मालिक दुकानदार ओनर कर्ता
    पार्टनर भागीदार साझेदार साझीदार हिस्सेदार निदेशक डायरेक्टर संचालक मैनेजर प्रबंधक व्यवस्थापक`,
  alternate: `alternat alternet alt other another additional addl extra secondary residen resi res r home landline std
    vaikalpik anya वैकल्पिक अन्य अतिरिक्त निवास घर लैंडलाइन`,
  mobile: `mobil mobl moblie mob mo mbl cell phon ph phn fone fon tel telephone whats watsap watsup wa wapp landline std
    contact+no cont+no alternat+no alt+no sampark+no mobail durbhash doorbhash
    मोबाइल मोबाईल मोबा मोब मो फोन फो दूरभाष टेलीफोन व्हाट्स वाट्स वॉट्स लैंडलाइन संपर्क+no वैकल्पिक+no`,
  address: 'addre adder addr add adress adres adrs pata pataa thikana पता पते ठिकाना एड्रेस',
  area: `area locali locall mohalla muhalla mohala mohla muhalle ilaka ilaqa kshetra
    एरिया क्षेत्र मोहल्ल मुहल्ल इलाक`,
  firm: `firm frm compan comapny cmpny comp shop dukan dukaan dookan party parties concern establishment enterprise organi
    customer pratishthan pratisthan sanstha karobar+naam business+name trade+name brand+name
    फर्म फरम कंपनी दुकान दूकान पार्टी प्रतिष्ठान संस्थान संस्था व्यापार+नाम व्यवसाय+नाम`,
  name: 'name nm naam nam नाम नेम',
};

/** Words and signs that are read as one: a number, the second, and two fields in one column. */
const SAME_WORDS: readonly (readonly [string, string])[] = [
  ['no', 'no nos num nbr number numbers kramank sankhya nambar namber नंबर नं न संख्या सं क्रमांक क्र क्रम'],
  ['2', 'second secnd dusra doosra दूसरा दूसरे द्वितीय'],
  ['&', '& / , + and or with evam aur ya tatha एवं तथा व और या'],
]; // oxfmt-ignore
const sameAs = new Map(
  SAME_WORDS.flatMap(([one, all]) => all.split(' ').map((word) => [foldText(word), one] as const)),
);

/** मो० with a zero as the abbreviation sign. */
const ABBREVIATION = /([\u0901-\u0963\u0971-\u097F])०(?![०-९])/g;

/** The words of a heading in a normalised spelling, digits in ASCII and separate from letters: "FirmMobile2" is three words. */
export function headingWords(heading: string): readonly string[] {
  const apart = heading.replace(ABBREVIATION, '$1 ').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const words = foldText(apart)
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/\bm\/s\b/g, ' firm ')
    .replace(/'s\b/g, ' ')
    .match(/\p{N}+|[\p{L}\p{M}]+|[&/,+]/gu);
  return (words ?? []).map((word) => sameAs.get(word) ?? word);
}

type Named = keyof typeof WORDS;

const phrasesOf = new Map(
  Object.entries(WORDS).map(([named, words]) => [
    named,
    words.split(/\s+/).map((phrase) => phrase.split('+').flatMap(headingWords)),
  ]),
);

/** A shorter word is often the beginning of another one. */
const FEWEST_LETTERS = 4;

const isWord = (word: string, part: string): boolean =>
  word === part || (part.length >= FEWEST_LETTERS && word.startsWith(part));

/** True if the words contain one that names this. */
export const hasWord = (words: readonly string[], named: Named): boolean =>
  (phrasesOf.get(named) ?? []).some((phrase) =>
    phrase.every((part) => words.some((word) => isWord(word, part))),
  );
