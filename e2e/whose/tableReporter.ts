import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { isOf } from '../faults/isOf';

type Seen = readonly [title: string, what: string];

const legend =
  'Columns: the situations; in each the answers that came there (EVERY_COMBINATION=1: all of them).\n' +
  '✓ as it has to be · ✘ not. Below: who is signed in | where | what was said since the answer ← in which cases.';

/** Prints the table call × situation → what was seen after the late answer. */
export default class TableReporter implements Reporter {
  private readonly lines: string[] = [];
  private situations: readonly string[] = [];

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    if (!isOf(test, 'whose')) return;
    const seen = annotations.flatMap(({ type, description }): Seen[] =>
      // The runner's own, such as "slow", say nothing.
      description === undefined ? [] : [[type, description]],
    );
    if (seen.length === 0) return;
    this.situations = [...new Set(seen.map(([title]) => situationOf(title)))];
    const marks = this.situations.map((situation) =>
      seen
        .filter(([title]) => situationOf(title) === situation)
        .map(([title, what]) => `${what.startsWith('✘') ? '✘' : '✓'} ${answerOf(title)}`)
        .join(' ')
        .padEnd(situation.length),
    );
    this.lines.push(`${test.title.padEnd(46)} ${marks.join(' | ')}`);
    for (const [what, titles] of grouped(seen))
      this.lines.push(`    ${what}  ← ${titles.join(', ')}`);
  }

  onEnd(): void {
    if (this.lines.length === 0) return;
    const heading = `Late answers: call × ${this.situations.join(' | ')}`;
    process.stdout.write(`${['', heading, ...this.lines, '', legend].join('\n')}\n`);
  }
}

const situationOf = (title: string): string => title.split(' · ')[0] ?? '';
const answerOf = (title: string): string => title.split(' · ')[1] ?? '';

/** One line for all cases of which the same was seen. */
function grouped(seen: readonly Seen[]): ReadonlyMap<string, string[]> {
  const cases = new Map<string, string[]>();
  for (const [title, what] of seen) {
    const plain = what.replaceAll(/\s+/g, ' ');
    const short = plain.length > 160 ? `${plain.slice(0, 160)}…` : plain;
    cases.set(short, [...(cases.get(short) ?? []), title]);
  }
  return cases;
}
