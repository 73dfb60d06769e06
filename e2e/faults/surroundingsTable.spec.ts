import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { surroundingsTable } from './surroundingsTable';

for (const { item, proofs } of surroundingsTable)
  test(item, async () => {
    expect(proofs).not.toEqual([]);
    for (const { file, title } of proofs) {
      const text = await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
      const quotes = [`'${title}'`, `\`${title}\``, `"${title}"`];
      expect(
        quotes.some((quoted) => text.includes(quoted)),
        `${file} has "${title}"`,
      ).toBe(true);
      test.info().annotations.push({ type: file, description: `works: ${title}` });
    }
  });
