import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { everyCombination } from './everyPair';
import { formatDate } from '../domain/dates';
import { paymentMessage } from '../domain/paymentMessage';
import { mobileOf } from '../domain/phone';
import { soundOf, wordsOf } from '../domain/soundKey';
import {
  headerMatches,
  matchColumns,
  recogniseColumns,
  unusedColumns,
} from '../features/members/import/recogniseColumns';
import { withFormulaMark, withoutFormulaMark, csvText } from '../spreadsheet/csv/writeCsv';
import { hasLostDigits } from '../spreadsheet/table/checks';
import { asReadInUtf8 } from '../spreadsheet/misreadText';
import { cutRows } from '../spreadsheet/csv/cutRows';
import { classifyCell } from '../spreadsheet/legacyHindi/classifyCell';
import { toUnicode } from '../spreadsheet/legacyHindi/toUnicode';

/** The length of a text, and a shorter one to compare its time with. `EVERY_COMBINATION=1` uses longer ones. */
const LENGTH = everyCombination ? 51_200 : 6_400;
const SHORT = LENGTH / 16;
/** For 16 times the length, linear work takes 16 times as long, quadratic work 256 times. */
const LINEAR = 64;
/** In microseconds of processor time; quadratic work takes far more. */
const AT_ONCE = 2_500;

const PIECES = [
  ...' \t\n\r\u00A0\u200D\0'.split(''),
  ...'0aAkxEZ.,;:@/\\+-=_&"\'<>#?(){}[]\u0966क'.split(''),
  '\r\n',
  '1,',
  '0 ',
  'a ',
  '.x="',
  '<a ',
];

/** Processor time in microseconds, because other programs may keep the machine busy. */
function workOf(task: () => unknown): number {
  const start = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** Whether the work grows linearly. The engine's own work is measured too, so there are several tries. */
function isLinear(
  validate: (text: string) => unknown,
  textOf: (length: number) => string,
): boolean {
  const long = textOf(LENGTH);
  if (workOf(() => validate(long)) < AT_ONCE) return true;
  const short = textOf(SHORT);
  const once = Math.min(...Array.from({ length: 5 }, () => workOf(() => validate(short))));
  const limit = Math.max(AT_ONCE, LINEAR * once);
  return [1, 2, 3, 4, 5].some(() => workOf(() => validate(long)) < limit);
}

/**
 * The inputs that are not read in linear time: one piece repeated, after what lets an expression begin and before what makes it
 * fail at the last moment.
 */
function slowTexts(beginnings: readonly string[], validate: (text: string) => unknown) {
  const cases = PIECES.flatMap((piece) => beginnings.map((beginning) => ({ piece, beginning })));
  return cases.filter(
    ({ piece, beginning }) =>
      !isLinear(
        validate,
        (length) => `${beginning}${piece.repeat(length / piece.length)}\u{1F9F5}`,
      ),
  );
}

interface Expression {
  readonly pattern: string;
  readonly flags: string;
}

/** The regular expressions in a source file. */
function expressionsIn(path: string, text: string): readonly Expression[] {
  const found: Expression[] = [];
  JSON.stringify(parseSync(path, text).program, (key, value: unknown) => {
    if (key === 'regex' && isExpression(value)) found.push(value);
    return typeof value === 'bigint' ? String(value) : value;
  });
  return found;
}

const isExpression = (value: unknown): value is Expression =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;

describe('every regular expression in the source runs in linear time', () => {
  const shipped = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.{test,stories}.*', '!../test/**'],
    { query: '?raw', import: 'default', eager: true },
  );
  const expressions = Object.entries(shipped).flatMap(([path, text]) => expressionsIn(path, text));

  test.each([...new Set(expressions.map(({ pattern, flags }) => `/${pattern}/${flags}`))])(
    '%s',
    (written) => {
      const end = written.lastIndexOf('/');
      const expression = new RegExp(written.slice(1, end), written.slice(end + 1));
      const beginnings = ['', 'a@', '1', '<c '];
      expect(slowTexts(beginnings, (text) => text.replace(expression, ''))).toEqual([]);
    },
  );
});

/** Functions with loops or expressions of other packages; one that only applies an expression is covered above. */
describe('typed, pasted and selected text is validated in linear time', () => {
  const validators: readonly [name: string, validate: (text: string) => unknown][] = [
    ['a mobile that can be called', mobileOf],
    ['the sound of a word', soundOf],
    ['the words of a text', wordsOf],
    ['a date', formatDate],
    ['a number that lost its digits', hasLostDigits],
    ["a payment provider's message", (text) => paymentMessage([text])],
    ['what a column is headed', (text) => matchColumns([text], [])],
    ['what a column holds', (text) => matchColumns([], [[text], [text], [`${text}.`]])],
    [
      'a first row',
      (text) =>
        recogniseColumns(
          [
            [text, text],
            ['1', text],
          ],
          [],
        ),
    ],
    [
      'a header',
      (text) =>
        headerMatches([
          [text, text],
          ['1', text],
        ]),
    ],
    [
      'a column that is not used',
      (text) =>
        unusedColumns([{ place: 0, heading: text, samples: [text], isFilled: true }], new Map()),
    ],
    ['a cell that is written', withFormulaMark],
    ['a cell that is read', withoutFormulaMark],
    ['a cell that was misread', asReadInUtf8],
    ['a cell of an old Hindi font', (text) => classifyCell(text, 1e6)],
    ['the Hindi of an old font', toUnicode],
    ['the rows of a file', (text) => Array.from(cutRows(text, ','))],
    ['a file', (text) => csvText([[text], [`'${text}`]])],
  ];
  const beginnings = ['', 'a@', 'a@b', '+', '9839000001 ', "'a", '1'];

  test.each(validators)('%s', (_, validate) => {
    expect(slowTexts(beginnings, validate)).toEqual([]);
  });
});
