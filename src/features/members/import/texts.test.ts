import { expect, test } from 'vitest';
import { currentTranslation } from '../../../i18n/translation';
import { csvRows } from '../../../spreadsheet/csv/readCsv';
import { UnusableFileError } from '../../../spreadsheet/UnusableFile';
import { unusableFileText } from './texts';

test('names the cell that is too long by its place from 1, as the reader counts', () => {
  const rows = csvRows(`1,2\na,${'b'.repeat(2_001)}\n`, ',');
  let text = '';
  try {
    Array.from(rows);
  } catch (error) {
    if (error instanceof UnusableFileError)
      text = unusableFileText(currentTranslation(), error.why);
  }
  expect(text).toContain('In row 2, cell 2 has');
});
