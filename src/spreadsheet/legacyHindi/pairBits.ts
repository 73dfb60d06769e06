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
const BITS = Int8Array.from(ROWS.join(''), (bits) => bits.charCodeAt(0) - ZERO);

/** `letter` and `next` are places in the alphabet, from 1; 0 is the start or end of a word. */
export function pairBits(letter: number, next: number): number {
  return BITS[letter * ROWS.length + next] ?? 0;
}
