import { asciiDigits } from '../../../domain/asciiDigits';
import { foldText } from '../../../domain/foldText';
import { digitsOf, withoutCountryPrefix } from '../../../domain/phone';

/** A part of a cell with persons or numbers: a name as written, or the ten digits of a mobile. */
export interface CellToken {
  readonly kind: 'name' | 'mobile' | 'separator';
  readonly text: string;
}

type PieceKind =
  | CellToken['kind']
  | 'space'
  | 'label'
  | 'item'
  | 'word'
  | 'open'
  | 'close'
  | 'joint';

interface Piece {
  readonly kind: PieceKind;
  readonly start: number;
  readonly end: number;
}

/** A Devanagari zero after a letter is used as the abbreviation sign, as in मो०. */
const ABBREVIATION = /(?<=[\u0901-\u0963\u0971-\u097F])\u0966(?![\d\u0966-\u096F])/g;

/** All kinds of parts, in the order in which they are tried. */
const PIECES: readonly (readonly [PieceKind, RegExp])[] = [
  ['space', /[ \t\u00A0]|\p{Default_Ignorable_Code_Point}/uy],
  ['mobile', /(?:(?:\+|00)?91[ \u00A0-]?|0[ \u00A0-]?)?[6-9](?:[ \u00A0-]?\d){9}(?!\d)/y],
  // "1.", "(2)", "3)", "4-" in front of an item.
  ['item', /\(\d{1,2}\)|\d{1,2}(?:[.)]|-(?!\d))/y],
  // "(Prop.)" after a name belongs to it, and so does "S/o".
  ['word', /\([\p{L}\p{M}. ]{1,30}\)|[sdwc]\/o\b\.?/iuy],
  ['word', /\p{L}[\p{L}\p{M}\u200C\u200D]*(?:['’-]\p{L}[\p{L}\p{M}]*)?[.\u0970]?/uy],
  ['separator', /[,;/|&+\r\n•·।]/y],
  ['open', /[([]/y],
  ['close', /[)\]]/y],
  ['joint', /[-–—:=.]/y],
];

/** Words between two persons, folded. */
const AND = /^(?:and|aur|evam|tatha|और|एवं|तथा|व)$/;
/** Words in front of a number, folded. */
const LABEL =
  /^(?:mob|mobile|mo|ph|phone|no|nos|cell|tel|contact|whatsapp|मो|मोब|मोबाइल|फोन|नं|नंबर)[.\u0970]?$/;

/**
 * The names, mobiles and separators of a cell in order, without the words, brackets and hyphens before a number and without
 * list numbers. `null` if any character does not fit, so that no part of a cell is lost silently.
 */
export function cellTokens(cell: string): readonly CellToken[] | null {
  // Keeps the length, so that names can be cut from the original cell.
  const text = asciiDigits(cell.replace(ABBREVIATION, '\u0970'));
  const pieces = piecesOf(text);
  if (pieces === null) return null;
  const kept = withoutLeads(pieces);
  if (kept === null || !areItemsInOrder(kept, text)) return null;
  return joined(kept, cell);
}

function piecesOf(text: string): readonly Piece[] | null {
  const pieces: Piece[] = [];
  for (let start = 0; start < text.length;) {
    const piece = pieceAt(text, start);
    if (piece === null) return null;
    if (piece.kind !== 'space') pieces.push(piece);
    start = piece.end;
  }
  return pieces;
}

function pieceAt(text: string, start: number): Piece | null {
  for (const [kind, expression] of PIECES) {
    expression.lastIndex = start;
    const [found] = expression.exec(text) ?? [];
    if (found === undefined) continue;
    const word = kind === 'word' ? foldText(found) : '';
    return {
      kind: AND.test(word) ? 'separator' : LABEL.test(word) ? 'label' : kind,
      start,
      end: start + found.length,
    };
  }
  return null;
}

/** Removes everything that leads to a mobile or closes its bracket; `null` if such a part appears elsewhere. */
function withoutLeads(pieces: readonly Piece[]): readonly Piece[] | null {
  const kept: Piece[] = [];
  let next: PieceKind | null = null;
  let leads = false;
  let brackets = 0;
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at];
    if (piece === undefined) break;
    leads = (next === 'mobile' || leads) && ['label', 'open', 'joint'].includes(piece.kind);
    const before = pieces[at - 1]?.kind ?? null;
    if (piece.kind === 'open') brackets -= 1;
    if (piece.kind === 'close') brackets += 1;
    if (piece.kind === 'label' && !leads) kept.push({ ...piece, kind: 'word' });
    else if (piece.kind === 'close' || (piece.kind === 'joint' && !leads)) {
      // Allowed after a number: "9415012345)", "9415012345 - Ramesh".
      if (before !== 'mobile' && !(piece.kind === 'joint' && before === 'close')) return null;
    } else if (piece.kind === 'open' && !leads) return null;
    else if (!leads) kept.push(piece);
    next = piece.kind;
  }
  return brackets === 0 ? kept.toReversed() : null;
}

/** List numbers must be 1, 2, 3 …; a person has to read any other number. */
function areItemsInOrder(pieces: readonly Piece[], text: string): boolean {
  return pieces
    .filter(({ kind }) => kind === 'item')
    .every(({ start, end }, index) => Number(digitsOf(text.slice(start, end))) === index + 1);
}

/** Joins adjacent words into one name, from its first letter to its last. */
function joined(pieces: readonly Piece[], cell: string): readonly CellToken[] {
  const spans: { kind: CellToken['kind']; start: number; end: number }[] = [];
  for (const { kind, start, end } of pieces) {
    const last = spans.at(-1);
    if (kind === 'word' && last?.kind === 'name') last.end = end;
    else if (kind === 'mobile' || kind === 'separator') spans.push({ kind, start, end });
    else spans.push({ kind: kind === 'item' ? 'separator' : 'name', start, end });
  }
  return spans.map(({ kind, start, end }) => {
    const text = cell.slice(start, end);
    return { kind, text: kind === 'mobile' ? withoutCountryPrefix(text) : text };
  });
}
