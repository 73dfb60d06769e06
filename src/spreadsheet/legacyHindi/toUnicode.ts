import { KEYS, pairsIn, SAME_AS } from './keyLayout';

const VIRAMA = '्';
const NUKTA = '़';

/** Two strokes that are one letter or one sign in Unicode. */
const JOINED: ReadonlyMap<string, string> = new Map(
  pairsIn('ाे ो  ाै ौ  ाॅ ॉ  अा आ  अो ओ  अौ औ  अॉ ऑ  अॅ ॲ  एे ऐ  एॅ ऍ'),
);

/** A bow-shaped vowel sign with a dot above it is the chandrabindu; the value is what remains of the sign. */
const UNDER_A_DOT: ReadonlyMap<string, string> = new Map([
  ['ॅ', ''],
  ['ॉ', 'ा'],
]);

/** Checks the length first: looking up a text takes time with its length. */
const joined = (text: string): string => (text.length === 2 ? (JOINED.get(text) ?? text) : text);

/** Collects strokes in typing order, and writes each syllable in the order of Unicode. */
class SyllableWriter {
  #text = '';
  /** Without the virama of an open letter. */
  #letters = '';
  /** `open`: the last letter needs another one. `half`: the upright stroke may complete it instead. */
  #open = false;
  #half = false;
  #shortI = false;
  #reph = false;
  #sign = '';
  #nasal = '';

  /** @param beforeLetter true if a letter follows the stroke directly */
  put(stroke: string, beforeLetter: boolean): void {
    const { role, shows } = KEYS.get(stroke) ?? { role: 'mark', shows: stroke };
    switch (role) {
      case 'letter':
        if (shows.endsWith(VIRAMA)) this.#putLetters(shows.slice(0, -1), true, false);
        else this.#putLetters(shows, false, false);
        break;
      case 'half':
        this.#putLetters(shows, true, true);
        break;
      case 'vowel':
        this.#endSyllable();
        this.#letters = shows;
        break;
      case 'shortI':
        if (!this.#open) this.#endSyllable();
        this.#shortI = true;
        break;
      case 'dots':
        this.#putMark(this.#letters !== '' && beforeLetter ? 'ः' : shows);
        break;
      case 'reph':
      case 'nasal':
        if (!this.#begun) this.#putMark(shows);
        else if (role === 'reph') this.#reph = true;
        else this.#nasal = shows;
        break;
      case 'mark':
        this.#putMark(shows);
        break;
      case 'tail':
      case 'sign':
      case 'stroke':
      case 'virama':
        if (this.#letters === '') this.#putMark(shows);
        else this.#putAfterLetters(role, shows);
        break;
    }
  }

  end(): string {
    this.#endSyllable();
    return this.#text.normalize('NFC');
  }

  /** A short i is typed before its letter. */
  get #begun(): boolean {
    return this.#letters !== '' || this.#shortI;
  }

  get #written(): string {
    return this.#letters + (this.#open ? VIRAMA : '');
  }

  #putAfterLetters(role: 'tail' | 'sign' | 'stroke' | 'virama', shows: string): void {
    if (role === 'tail') this.#putTail(shows);
    else if (role === 'virama') this.#open = true;
    else if (role === 'stroke' && this.#half) [this.#open, this.#half] = [false, false];
    // After a short i the upright stroke means nothing: people used to a font with half a त्र on that key type f=k.
    else if (role === 'sign' || !this.#shortI) this.#sign = joined(this.#sign + shows);
  }

  #putLetters(letters: string, open: boolean, half: boolean): void {
    if (this.#letters !== '' && !this.#open) this.#endSyllable();
    this.#letters = this.#written + letters;
    this.#open = open;
    this.#half = half;
  }

  /** Below a half letter the tail comes before that letter's virama; a visible virama gives way to a tail. */
  #putTail(tail: string): void {
    if (!this.#half && tail !== NUKTA) this.#open = false;
    this.#letters += tail;
  }

  #putMark(mark: string): void {
    this.#endSyllable();
    this.#text += mark;
  }

  #endSyllable(): void {
    const bow = this.#nasal === 'ं' ? UNDER_A_DOT.get(this.#sign) : undefined;
    const sign = (this.#shortI ? 'ि' : '') + (bow ?? this.#sign);
    const nasal = bow === undefined ? this.#nasal : 'ँ';
    if (this.#written === 'इ' && this.#reph) this.#text += 'ई' + sign + nasal;
    else this.#text += (this.#reph ? 'र्' : '') + joined(this.#written + sign) + nasal;
    this.#letters = '';
    this.#open = false;
    this.#half = false;
    this.#shortI = false;
    this.#reph = false;
    this.#sign = '';
    this.#nasal = '';
  }
}

/** Matches every key of `SAME_AS`, and only two ASCII characters: most texts need no replacement. */
const SAVERS = /[#:\u0080-\uffff]/gu;

const BEGINS_LETTER: ReadonlySet<string> = new Set(['letter', 'half', 'vowel', 'shortI']);

/**
 * Converts a text typed for Kruti Dev 010 or DevLys 010 to Unicode (NFC: a dotted letter is the letter and its dot). A stroke
 * without meaning in its place stays there. Other texts become nonsense: check with `classifyCell` first.
 */
export function toUnicode(text: string): string {
  const strokes = text.replace(SAVERS, (character) => SAME_AS.get(character) ?? character);
  const writer = new SyllableWriter();
  for (let at = 0; at < strokes.length; at += 1) {
    const next = KEYS.get(strokes.charAt(at + 1));
    writer.put(strokes.charAt(at), next !== undefined && BEGINS_LETTER.has(next.role));
  }
  return writer.end();
}
