import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { grouped } from '../faults/grouped';
import { isOf } from '../faults/isOf';
import { wayNames } from './wayNames';

interface Line {
  readonly call: string;
  /** What was seen, by the way of pressing again. */
  readonly seen: Map<string, string>;
}

const isWay = (type: string): boolean => wayNames.some((name) => name === type);

/** Prints how many requests each change made in each way of pressing it again, and below it what was seen. */
export default class OnceReporter implements Reporter {
  private readonly lines = new Map<string, Line>();

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    if (!isOf(test, 'once')) return;
    for (const { type, description } of annotations) {
      if (description === undefined || !isWay(type)) continue;
      const call = test.title.replace(/, .*/, '');
      const line = this.lines.get(call) ?? { call, seen: new Map<string, string>() };
      this.lines.set(call, line);
      line.seen.set(type, description);
    }
  }

  onEnd(): void {
    if (this.lines.size === 0) return;
    const lines = [...this.lines.values()].toSorted((a, b) => a.call.localeCompare(b.call));
    const width = Math.max(...lines.map(({ call }) => call.length));
    const heads = wayNames.map((_, place) => letter(place)).join('  ');
    const text = [
      '',
      `Requests of each change, pressed again while it runs`,
      `${' '.repeat(width)}  ${heads}`,
      ...lines.map(
        ({ call, seen }) =>
          `${call.padEnd(width)}  ${wayNames.map((way) => cell(seen.get(way))).join(' ')}`,
      ),
      ...wayNames.map((name, place) => `${letter(place)} ${name}`),
      '✘ failed · . makes no sense for it',
      ...lines.flatMap(({ call, seen }) => [
        call,
        ...[...grouped([...seen].map(([way, what]) => [way, what.replace(/^\d+: /, '')]))].map(
          ([what, found]) => `    ${what || 'nothing is said'}  ← ${found.join(', ')}`,
        ),
      ]),
    ];
    process.stdout.write(`${text.join('\n')}\n`);
  }
}

const letter = (place: number): string => 'abcdefghijklmnopqrstuvwxyz'.charAt(place);

function cell(seen: string | undefined): string {
  if (seen === undefined) return '. ';
  const [requests = ''] = seen.split(':');
  return `${requests}${seen.includes('FAILED') ? '✘' : ' '}`;
}
