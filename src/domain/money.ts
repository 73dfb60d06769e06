/** Commas may only group thousands, in the Indian way or not: "2,50" is no amount, and 250 would be a wrong one. */
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2}0*)?$/;

const inRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Rupees for a reader: `2500` and "2,500" are ₹2,500.00, grouped the Indian way; any other text stays as it came. */
export function formatRupees(text: string): string {
  const written = text.trim();
  const amount = Number(written.replaceAll(',', ''));
  return AMOUNT.test(written) && Math.abs(amount) <= Number.MAX_SAFE_INTEGER / 100
    ? inRupees.format(amount)
    : text;
}

interface Wording {
  readonly belowHundred: (number: number) => string;
  readonly units: readonly [crore: string, lakh: string, thousand: string, hundred: string];
  readonly rupees: (words: string, number: number) => string;
  readonly paise: (words: string, number: number) => string;
  /** The whole line, of rupees, paise or both. */
  readonly line: (parts: readonly string[]) => string;
}

const ENGLISH_BELOW_TWENTY = [
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen',
  'Sixteen Seventeen Eighteen Nineteen',
].flatMap((words) => words.split(' '));

const ENGLISH_TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** As on a cheque: "Rupees One Lakh and Fifty Paise Only", "Rupee One Only". */
const english: Wording = {
  belowHundred: (number) =>
    ENGLISH_BELOW_TWENTY[number] ??
    `${ENGLISH_TENS[Math.floor(number / 10)]}${number % 10 > 0 ? `-${ENGLISH_BELOW_TWENTY[number % 10]}` : ''}`,
  units: ['Crore', 'Lakh', 'Thousand', 'Hundred'],
  rupees: (words, number) => `${number === 1 ? 'Rupee' : 'Rupees'} ${words}`,
  paise: (words, number) => `${words} ${number === 1 ? 'Paisa' : 'Paise'}`,
  line: (parts) => `${parts.join(' and ')} Only`,
};

/** Every Hindi number below hundred has its own word; spelling of the Central Hindi Directorate. */
const HINDI_BELOW_HUNDRED = [
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस',
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस',
  'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास',
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ',
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर',
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी',
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सतासी अठासी नवासी',
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सतानवे अठानवे निन्यानवे',
].flatMap((ten) => ten.split(' '));

const hindi: Wording = {
  belowHundred: (number) => HINDI_BELOW_HUNDRED[number] ?? '',
  units: ['करोड़', 'लाख', 'हज़ार', 'सौ'],
  rupees: (words, number) => `${words} ${number === 1 ? 'रुपया' : 'रुपये'}`,
  paise: (words, number) => `${words} ${number === 1 ? 'पैसा' : 'पैसे'}`,
  line: (parts) => `${parts.join(' और ')} मात्र`,
};

/** The number of crores is itself written in lakhs and crores: 10¹² is "One Lakh Crore". */
function inWords(number: number, wording: Wording): string {
  const { belowHundred, units } = wording;
  const [crore, lakh, thousand, hundred] = units;
  const counts = [
    [Math.floor(number / 1_00_00_000), crore],
    [Math.floor(number / 1_00_000) % 100, lakh],
    [Math.floor(number / 1000) % 100, thousand],
    [Math.floor(number / 100) % 10, hundred],
  ] as const;
  const rest = number % 100;
  const words = counts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${inWords(count, wording)} ${unit}`);
  return [...words, ...(rest > 0 || words.length === 0 ? [belowHundred(rest)] : [])].join(' ');
}

/** Rupees of the service in words for a receipt; `null` if negative, or if formatRupees leaves the text unchanged. */
export function amountInWords(text: string): { readonly en: string; readonly hi: string } | null {
  const figures = formatRupees(text);
  if (figures === text || text.trim().startsWith('-')) return null;
  const [rupees = 0, paise = 0] = figures
    .replaceAll(/[^\d.]/g, '')
    .split('.')
    .map(Number);
  const inLanguage = (wording: Wording) => {
    const parts: string[] = [];
    if (rupees > 0 || paise === 0) parts.push(wording.rupees(inWords(rupees, wording), rupees));
    if (paise > 0) parts.push(wording.paise(inWords(paise, wording), paise));
    return wording.line(parts);
  };
  return { en: inLanguage(english), hi: inLanguage(hindi) };
}
