import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { grouped, type Seen } from './grouped';
import { isOf } from './isOf';

/** What was seen, by how it was told, in one letter. */
const marks: Readonly<Record<string, string>> = { said: 's', 'sign-in': 'i', works: 'w' };

const legend =
  's said in a message · i asks for a new sign-in · w works all the same · ✘ failed; then what was seen of which fault';

/** Prints a table of what was injected and what was seen: a line of marks for each test, and the texts below it. */
export default class TableReporter implements Reporter {
  private readonly tables = new Map<string, string[]>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (!isOf(test, 'faults')) return;
    const seen = annotations.flatMap(({ type, description }): Seen[] =>
      // The runner's own, such as "slow", say nothing.
      description === undefined ? [] : [[type, description]],
    );
    const ok = status === 'passed';
    if (seen.length === 0 && ok) return;
    const file = test.location.file.replace(/.*\//, '');
    const table = this.tables.get(file) ?? [];
    this.tables.set(file, table);
    table.push(`${ok ? '✓' : '✘'} ${test.title}${seen.length > 1 ? `  ${marksOf(seen)}` : ''}`);
    for (const [what, faults] of grouped(seen)) table.push(`    ${what}  ← ${faults.join(', ')}`);
  }

  onEnd(): void {
    if (this.tables.size === 0) return;
    const lines = [...this.tables].flatMap(([file, table]) => ['', `Faults of ${file}`, ...table]);
    process.stdout.write(`${[...lines, '', legend].join('\n')}\n`);
  }
}

const marksOf = (seen: readonly Seen[]): string =>
  seen.map(([, what]) => marks[what.split(':')[0] ?? ''] ?? '✘').join('');
