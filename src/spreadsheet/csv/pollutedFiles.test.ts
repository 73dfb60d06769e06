import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { everyCombination } from '../../test/everyPair';
import { seededRandom } from '../../test/seededRandom';
import { UnusableFileError } from '../UnusableFile';
import { readCsv } from './readCsv';

const KEYS = ['membership', 'name', 'mobile', 'mobile_alt', 'address', 'area', 'person'];

const ROWS = [
  ['1', 'Kashi Silks', '9839000001', '', 'B 1, Lane 2', 'Chowk', 'Ramesh'],
  ['2', 'काशी वस्त्र', '9839000002', '05422400001', 'मदनपुरा, वाराणसी', 'मदनपुरा', ''],
  ['3', 'Assi "Zari"', '9839000003', '', 'K 3\nLanka', 'Lanka', 'Suresh'],
  ['4', 'Ganga Looms', '9839000004', '', 'B 4', 'Chowk', ''],
  ['', 'O’Neill & Sons', '9839000005', '', 'B 5', 'Assi', 'Café'],
  ['6', 'Rama; Co', '9839000006', '', 'B 6, B 7', '', 'महेश'],
];

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const bare = (cell: string) => (/[",\n]/.test(cell) ? quoted(cell) : cell);

/** As spreadsheet programs write cells, and as the portal does. */
const STYLES = { bare, quoted };

function fileOf(quote: (cell: string) => string): readonly string[] {
  return [KEYS, ...ROWS].map((cells) => `${cells.map(quote).join(',')}\r\n`);
}

type Draw = (limit: number) => number;
type Pollution = (line: Uint8Array, draw: Draw) => Uint8Array;

const SIGNS = { separator: 44, quote: 34, 'line feed': 10 };

function spliced(line: Uint8Array, at: number, remove: number, ...insert: number[]): Uint8Array {
  return Uint8Array.from([...line.slice(0, at), ...insert, ...line.slice(at + remove)]);
}

/** A random place of the character; `null` if the line does not have it. */
function placeOf(line: Uint8Array, sign: number, draw: Draw): number | null {
  const places = [...line.keys()].filter((at) => line[at] === sign);
  return places[draw(places.length)] ?? null;
}

const signPollutions = Object.entries(SIGNS).flatMap(([name, sign]): [string, Pollution][] => {
  const one =
    (remove: number, ...insert: number[]): Pollution =>
    (line, draw) => {
      const at = placeOf(line, sign, draw);
      return at === null ? line : spliced(line, at, remove, ...insert);
    };
  return [
    [`a ${name} lost`, one(1)],
    [`a ${name} twice`, one(0, sign)],
    [`a ${name} anywhere`, (line, draw) => spliced(line, draw(line.length - 1), 0, sign)],
  ];
});

const byteMoved =
  (remove: number, insert: (draw: Draw) => number[]): Pollution =>
  (line, draw) =>
    spliced(line, draw(line.length - 2), remove, ...insert(draw));

const POLLUTIONS: [string, Pollution][] = [
  ...signPollutions,
  ['a NUL anywhere', byteMoved(0, () => [0])],
  ['a control character anywhere', byteMoved(0, (draw) => [1 + draw(8)])],
  ['a byte of another encoding anywhere', byteMoved(0, (draw) => [0xe0 + draw(32)])],
  ['a byte of another encoding in place of one', byteMoved(1, (draw) => [0xe0 + draw(32)])],
];

interface PollutedRow {
  readonly cells: string;
  readonly told: boolean;
}

const headerMatches = (rows: readonly (readonly string[])[]) =>
  Math.max(0, ...rows.map((row) => row.filter((cell) => KEYS.includes(cell)).length));

/** The rows below the header; `null` if the file is rejected, or read with a guessed encoding. */
function read(bytes: Uint8Array): PollutedRow[] | null {
  try {
    const { rows, isEncodingGuessed } = readCsv(bytes, headerMatches);
    if (isEncodingGuessed) return null;
    // The number of cells is checked later, by `readSheet`.
    return [...rows].slice(1).map(({ cells, readingIssues }) => ({
      cells: JSON.stringify(cells),
      told: readingIssues.length > 0 || cells.length !== KEYS.length,
    }));
  } catch (error) {
    if (error instanceof UnusableFileError) return null;
    throw error;
  }
}

type FileOutcome = 'right' | 'refused' | 'told' | 'silent' | 'others changed';

const RIGHT = ROWS.map((cells) => JSON.stringify(cells));

/**
 * The result for a file in which the row `polluted` was changed. If that row was cut in two, one of the halves must be
 * reported.
 */
function outcomeOf(rows: readonly PollutedRow[] | null, polluted: number): FileOutcome {
  if (rows === null) return 'refused';
  const found = new Set(rows.map(({ cells }) => cells));
  if (!RIGHT.every((cells, at) => at === polluted || found.has(cells))) return 'others changed';
  const wrong = rows.filter(({ cells }) => !RIGHT.includes(cells));
  if (wrong.length === 0 && rows.length === ROWS.length) return 'right';
  return wrong.some(({ told }) => told) ? 'told' : 'silent';
}

/** True if the file is a valid CSV with exactly these cells, so that no reader could notice the pollution. */
function isFaultless(bytes: Uint8Array, rows: readonly PollutedRow[] | null): boolean {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  const cells = data.slice(1).map((row) => JSON.stringify(row));
  return errors.length === 0 && cells.join('') === rows?.map((row) => row.cells).join('');
}

const TIMES = everyCombination ? 400 : 150;

const cases = Object.entries(STYLES).flatMap(([style, quote]) =>
  POLLUTIONS.map(([name, pollution]) => [style, name, pollution, quote] as const),
);

test.each(cases)(
  'cells %s, %s: reported, rejected, or a valid file with other content',
  (_, __, pollution, quote) => {
    const lines = fileOf(quote).map((line) => new TextEncoder().encode(line));
    const draw = seededRandom();
    const counts: Record<FileOutcome, number> = {
      right: 0,
      refused: 0,
      told: 0,
      silent: 0,
      'others changed': 0,
    };
    for (let time = 0; time < TIMES; time += 1) {
      const polluted = draw(ROWS.length);
      const changed = lines.map((line, at) => (at === polluted + 1 ? pollution(line, draw) : line));
      const bytes = new Uint8Array(Buffer.concat(changed));
      const rows = read(bytes);
      const outcome = outcomeOf(rows, polluted);
      counts[outcome] += 1;
      expect(outcome !== 'silent' || isFaultless(bytes, rows)).toBe(true);
    }
    expect(counts['others changed']).toBe(0);
    expect(counts.told + counts.right).toBeGreaterThan(TIMES / 4);
  },
);
