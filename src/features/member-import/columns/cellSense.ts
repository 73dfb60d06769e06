import { asciiDigits } from '../../../domain/asciiDigits';
import { foldText } from '../../../domain/foldText';
import { withoutInvisibleCharacters } from '../../../domain/invisibleCharacters';
import { mobileOf } from '../../../domain/phone';
import { plainNumber } from '../plainNumber';
import { isNoughts, isPlaceholder } from '../isPlaceholder';
import { type ColumnMeaning, senseOf } from './headingSense';
import { mobilesIn } from './mobilesIn';
import { namesFirm, namesGoods, namesPerson, namesPlace } from './nameWords';

/** This share of a column's filled cells must be of one kind. */
const SHARE = 0.6;
/** At least this many must be filled: two may agree by chance. */
const FEWEST = 3;
/** For evidence from order or uniqueness, which must hold for nearly all cells; every file has some slips. */
const NEARLY = 0.9;

/** Longer than any address; such a cell has no kind. */
const LONGEST = 250;

/**
 * The meaning of a column without a clear heading, guessed from its cells; `null` if they are too few or unclear. Under any
 * heading, even of unknown words, a single mobile is enough.
 */
export function cellSense(cells: readonly string[], hasHeading: boolean): ColumnMeaning | null {
  const filled = cells
    .map((cell) => asciiDigits(withoutInvisibleCharacters(cell).trim()))
    .filter((cell) => cell !== '');
  const telling = filled.filter(saysSomething);
  if (telling.length >= (hasHeading ? 1 : FEWEST) && telling.every(isOneMobile))
    return senseOf('mobile');
  if (filled.length < FEWEST) return null;
  const most = (isOfKind: (cell: string) => boolean, share = SHARE) =>
    filled.filter((cell) => cell.length <= LONGEST && isOfKind(cell)).length >=
    share * filled.length;

  if (most(isMobile)) return senseOf('mobile');
  if (most((cell) => isMobile(cell) || isOtherNumber(cell))) return senseOf('alternate');
  if (areMemberships(filled)) return senseOf('membership');
  // Categories and agents repeat; most firms and persons appear once.
  const areNames = distinct(filled) >= SHARE * filled.length;
  const isFirm = areNames && most(isFirmName);
  const isPerson = areNames && most(isPersonName);
  const isAddress = most(isAddressText);
  const isArea =
    most(isAreaName) || (areFew(filled) && most(isAreaName, SHARE / 2) && !filled.some(isTown));
  // A column that looks like two kinds is neither.
  if ([isFirm, isAddress, isPerson, isArea].filter(Boolean).length !== 1) return null;
  if (isFirm) return senseOf('firm', { rank: 1 });
  if (isPerson) return senseOf('person');
  return senseOf(isAddress ? 'address' : 'area');
}

const saysSomething = (cell: string) => !isPlaceholder(cell) && !isNoughts(cell);

/** True if most non-empty cells are mobiles, under any heading. */
export function hasMobiles(cells: readonly string[]): boolean {
  const telling = cells.filter((cell) => cell.trim() !== '' && saysSomething(cell));
  return (
    telling.length > 0 &&
    telling.filter((cell) => cell.length <= LONGEST && isMobile(cell)).length >=
      SHARE * telling.length
  );
}

/** True for a telephone number, an e-mail address or another long number: no heading contains one. */
export function isNoHeading(cell: string): boolean {
  return /\d{6}/.test(asciiDigits(cell)) || isNumber(cell) || /\S@\S/.test(cell);
}

const isOneMobile = (cell: string) =>
  cell.length <= LONGEST && mobileOf(plainNumber(cell) ?? cell) !== null;
const isMobile = (cell: string) => isOneMobile(cell) || mobilesIn(cell) !== null;
const isNumber = (cell: string) => isMobile(cell) || isOtherNumber(cell);

/**
 * A landline, with its area code or as dialled in Varanasi, or a foreign number; not an Aadhaar number, a PIN code or a date.
 */
function isOtherNumber(cell: string): boolean {
  const digits = cell.replace(/[ ()-]/g, '');
  return (
    /^0[1-9]\d{8,9}$/.test(digits) ||
    /^542\d{7}$/.test(digits) ||
    /^2\d{6}$/.test(digits) ||
    /^\+\d{8,15}$/.test(digits) ||
    /^00\d{9,13}$/.test(digits)
  );
}

/** Letters that precede other kinds of numbers. */
const OTHER_SERIES =
  /^(?:INV|BILL|REC|NO|SR|SL|ROW|SHOP|WARD|PLOT|PLOTNO|FLAT|H|HN|HNO|UP|GATE|CH)$/i;

/** Numbers of one series: BV/1, BV/2 …, or ascending whole numbers that are no row counter. */
function areMemberships(cells: readonly string[]): boolean {
  if (distinct(cells) < NEARLY * cells.length) return false;
  const series = new Map<string, number>();
  for (const cell of cells) {
    const [, letters] = /^(M|\p{Lu}{2,6})[ /-]{0,3}\d{1,5}(?:[/-]\d{1,5}){0,2}$/u.exec(cell) ?? [];
    if (letters !== undefined && !OTHER_SERIES.test(letters))
      series.set(letters, (series.get(letters) ?? 0) + 1);
  }
  if (Math.max(0, ...series.values()) >= SHARE * cells.length) return true;
  const numbers = cells.filter((cell) => /^[1-9]\d{2,4}$/.test(cell)).map(Number);
  return numbers.length >= NEARLY * cells.length && areRising(numbers);
}

/** 51, 52, 53 may be row numbers of a second page; 1998, 2004, 2011 are years. */
function areRising(numbers: readonly number[]): boolean {
  const nearly = (isSo: (number: number, index: number) => boolean) =>
    numbers.filter(isSo).length >= NEARLY * numbers.length;
  const before = (index: number) => numbers[index - 1] ?? null;
  const isCounter =
    (numbers[0] ?? 0) < 1000 &&
    nearly((number, index) => number - (before(index) ?? number - 1) === 1);
  const areYears = nearly((number) => number >= 1900 && number < 2100);
  const areRound = nearly((number) => number % 50 === 0);
  const rises = nearly((number, index) => number > (before(index) ?? 0));
  return rises && !isCounter && !areYears && !areRound;
}

const isFirmName = (cell: string) => namesFirm(cell) && !namesGoods(cell) && !isAddressText(cell);

/** Words without digits, one of them a personal name of the region. */
const isPersonName = (cell: string) =>
  /^[\p{L}\p{M}.'’ ]{3,50}$/u.test(cell) && namesPerson(cell) && !namesFirm(cell);

/** One to four words without a number or a comma, one of them a neighbourhood; "Chowk Branch" is a bank's. */
const isAreaName = (cell: string) =>
  /^[\p{L}\p{M}.' -]{2,40}$/u.test(cell) &&
  cell.split(' ').length <= 4 &&
  namesPlace(cell) &&
  !namesFirm(cell) &&
  !/branch|bank|शाखा|बैंक/.test(foldText(cell));

/** At most half as many different values as cells, as in a column filled from a list. */
const areFew = (cells: readonly string[]) =>
  cells.length >= 8 && distinct(cells) <= cells.length / 2;

const distinct = (cells: readonly string[]) => new Set(cells.map(foldText)).size;

/** For a folded text. */
const TOWN = /varanasi|banaras|vns|वाराणसी|बनारस/;
/** Towns, which show that a column does not contain areas. */
const isTown = (cell: string) =>
  /^(?:varanasi|banaras|chandauli|bhadohi|mirzapur|jaunpur|ghazipur|mughalsarai|वाराणसी|चंदौली|भदोही|मिर्जापुर|जौनपुर)$/.test(
    foldText(cell),
  );

const TELEPHONE = /\d{7}|\d{5}[ -]\d{5}/;
const DATE = /\d[/.-]\d{1,2}[/.-]\d{4}/;
/** "K 1/2", "221001", and a number at the start, as in "12," or "B-3". */
const HOUSE = /\d[/-]\d|(?<!\d)\d{6}(?!\d)|^[\p{L}\p{M}]{0,4}[. -]{0,3}\d/u;

/** Two of: a house number, a comma, a neighbourhood or the town; and no telephone number. */
function isAddressText(cell: string): boolean {
  if (cell.length < 12 || TELEPHONE.test(cell) || DATE.test(cell)) return false;
  const hasComma = cell.includes(',');
  const isHouse = HOUSE.test(cell);
  const isSomewhere = namesPlace(cell) || TOWN.test(foldText(cell));
  return [hasComma, isHouse, isSomewhere].filter(Boolean).length >= 2;
}
