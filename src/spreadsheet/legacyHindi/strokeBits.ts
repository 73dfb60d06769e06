/**
 * How much more likely two neighbouring letters (`$`: start or end of a word) are in a word typed for the old font than in an
 * English or Indian word in Latin letters, ignoring case. In bits: `h` is none, `o` seven, `a` minus seven. Counted once over a
 * Hindi dictionary and lists of English words and Indian names (docs/decisions/0023), and rounded.
 */
//  $abcdefghijklmnopqrstuvwxyz
const ROWS = [
  'hdfhhijggihjjghifjgdgijgmjh', // a word begins
  'jbcghhjfgheaghgkhhfaffibncb', // a
  'igbjkfmmeejogkhfjofgjhmhojo', // b
  'ifmhmdnofcojgmnbnlgkfhnoojo', // c
  'hehjgekhhdmoijhfhohiihjinjm', // d
  'hhfgffiikikmgeegfmegfkfigjl', // e
  'iaimmgenienohmmhmohahhofoje', // f
  'fffljgmbhbnogfgfjogijglioij', // g
  'jdgkkelhdekmighfhlgahhjaohm', // h
  'ggechdjimkkkfgdeglghclhlhik', // i
  'jcfojeoljefmjehfgoimlfhbnin', // j
  'iejilellednjghhghohjjhlkmio', // k
  'hgeiifjjmellegighomifhkjlgn', // l
  'jdgiiekilfkmigieeniiighjokn', // m
  'hegfefidlejkjifgdmjichfkmjn', // n
  'jhbchgigjgklgeeffkfifggeiij', // o
  'iffimemkheooeijehofibhmlkko', // p
  'jignonomjhonknnilmhjldoinol', // q
  'icdgifjgldjmideffngiegghmhl', // r
  'hiigmfmlafoeiiiggijafhmaoko', // s
  'ieehlejlhbnohhhfeofheiiiohj', // t
  'jfcehghglfhkfdejdmehelhjjki', // u
  'ifhkldnkmdlnjihghohmikikojo', // v
  'jdiljgmjafoeikgfjohbjmofomk', // w
  'hfjcmelkjcooigifankldhgifin', // x
  'gdehjgkimgjohhfhfoiigikilli', // y
  'jfhkmdomidoniejhjlimkikgnhb', // z
];

const ZERO = 'h'.charCodeAt(0);
const PAIR_BITS = Int8Array.from(ROWS.join(''), (bits) => bits.charCodeAt(0) - ZERO);

/** `letter` and `next` are places in the alphabet, from 1; 0 is the start or end of a word. */
function pairBits(letter: number, next: number): number {
  return PAIR_BITS[letter * ROWS.length + next] ?? 0;
}

/** Classes of characters: 0 for any other, then small letters, capitals, capitals beyond ASCII, mathematical signs. */
const OTHER = 0;
const SMALL_A = 1;
const CAPITAL_A = 27;
const FAR_CAPITAL = 53;
const MARK = 54;
/** The next power of two above the classes. */
const SORTS = 64;
const ALPHABET = 26;

const isSmall = (sort: number): boolean => sort >= SMALL_A && sort < CAPITAL_A;
const isCapital = (sort: number): boolean => sort >= CAPITAL_A && sort <= FAR_CAPITAL;
/** The place in the alphabet, from 1; 0 for other characters. */
const placeOf = (sort: number): number =>
  sort >= FAR_CAPITAL ? 0 : sort > ALPHABET ? sort - ALPHABET : sort;

const SORT = new Uint8Array(256);
for (let place = 0; place < ALPHABET; place += 1) {
  SORT['a'.charCodeAt(0) + place] = SMALL_A + place;
  SORT['A'.charCodeAt(0) + place] = CAPITAL_A + place;
}
SORT.fill(FAR_CAPITAL, 'À'.charCodeAt(0), 'Þ'.charCodeAt(0) + 1);
for (const mark of '{}|~`=+^\\[;') SORT[mark.charCodeAt(0)] = MARK;

/**
 * Bits for two neighbouring classes. Latin words rarely have a capital after a small letter, or a mathematical sign next to
 * one; a name often begins with a capital before a small letter.
 */
function stepBits(sort: number, next: number): number {
  if (isSmall(sort) && isCapital(next)) return 4;
  if (isCapital(sort) && isSmall(next)) return -2;
  return (isSmall(sort) && next === MARK) || (sort === MARK && isSmall(next)) ? 5 : 0;
}

/** The bits of each pair of neighbours. */
const BITS = new Int8Array(SORTS * SORTS);
for (let sort = OTHER; sort <= MARK; sort += 1)
  for (let next = OTHER; next <= MARK; next += 1)
    BITS[sort * SORTS + next] = stepBits(sort, next) + pairBits(placeOf(sort), placeOf(next));

/** A letter between other characters is no evidence: it may be an initial or an upright stroke. */
const aloneBits = (letter: number): number => pairBits(0, letter) + pairBits(letter, 0);

const isDevanagari = (code: number): boolean => code >= 0x0900 && code < 0x0980;

/**
 * How much more likely a text was typed for the old font than in Latin words, in bits. Estimated from pairs of characters in a
 * single pass, since every cell is checked. -Infinity for a text without small letters, or with Devanagari.
 */
export function strokeBits(text: string): number {
  if (!/[a-z]/.test(text)) return -Infinity;
  let bits = 0;
  let sort = OTHER;
  /** The length of the current run of letters. */
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isDevanagari(code)) return -Infinity;
    const next = SORT[code] ?? OTHER;
    bits += BITS[sort * SORTS + next] ?? 0;
    if (next > OTHER && next < FAR_CAPITAL) letters += 1;
    else {
      if (letters === 1) bits -= aloneBits(placeOf(sort));
      letters = 0;
    }
    sort = next;
  }
  const last = placeOf(sort);
  return bits + pairBits(last, 0) - (letters === 1 ? aloneBits(last) : 0);
}
