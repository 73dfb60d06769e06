import { composeStories } from '@storybook/react-vite';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentForm, sentHeader, timesSent } from '../../test/wire';
import { theDialog } from '../../test/import/importDialog';
import { aFile, faultyFile, fileOf, workbookOf } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';

const { Idle, NewMembers } = composeStories(stories);

const IMPORT = 'POST /api/import/members';

const sheetShown = /Rows in the file/;

async function opened(file: File) {
  await Idle.run();
  const dialog = await theDialog();
  await dialog.choose(file);
  return dialog;
}

/** The file in the last import; fails where anything else went with it. */
async function sentFile(call = IMPORT): Promise<File> {
  await waitFor(() => expect(timesSent(call)).toBe(1));
  const parts = await sentForm(call);
  expect(parts.map(([name]) => name)).toEqual(['file']);
  const file = parts[0]?.[1];
  if (!(file instanceof File)) throw new Error('The part is no file');
  return file;
}

const bytesOf = async (file: File) => [...new Uint8Array(await file.arrayBuffer())];

/** windows-1252, a lone CR, a tab and no line end: nothing that survives a reader. */
const oddBytes = new Uint8Array([
  ...new TextEncoder().encode('name,mobile,address,area\rCaf'),
  0xe9,
  ...new TextEncoder().encode(',09415012345,"B\r\n1",\tA'),
]);

test('the person’s own file goes unchanged, byte for byte, as the field "file", with the bearer', async () => {
  const { inside, press } = await opened(aFile(oddBytes, 'सदस्य 2025.CSV'));
  await inside.findByText(sheetShown);
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('सदस्य 2025.CSV');
  expect(await bytesOf(file)).toEqual([...oddBytes]);
  expect(sentHeader(IMPORT, 'authorization')).toBe('Bearer token-of-the-admin');
  expect(sentHeader(IMPORT, 'accept')).toBe('application/json');
  expect(sentHeader(IMPORT, 'content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
});

test('so does a file with rows to mend, and one that has no preview', async () => {
  const { inside, press, choose } = await opened(faultyFile());
  await inside.findByText(sheetShown);
  await choose(aFile('no workbook', 'members.xlsx'));
  await inside.findByText(/^No preview/);
  await press('Start Import');
  expect(await (await sentFile()).text()).toBe('no workbook');
});

test('so does a workbook whose sheet was chosen', async () => {
  const book = await workbookOf({ One: [{}], Two: [{}] });
  const { inside, press } = await opened(book);
  await inside.findByText('Two');
  await press('Two');
  await inside.findByText(sheetShown);
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members.xlsx');
  expect(await bytesOf(file)).toEqual(await bytesOf(book));
});

test('after a correction a CSV with the columns of the template goes, with the edit that was being typed', async () => {
  const { user, inside, press, cell } = await opened(
    aFile('Firm Name;Mobile No;पता;Area;Turnover\nAssi;9415012345;B 1;\nKashi;094;"B; 2";Chowk;\n'),
  );
  await inside.findByText(sheetShown);
  await inside.findByRole('table');
  await user.type(await waitFor(() => cell('Area', 2)), 'Assi');
  await user.click(cell('Representative Name-1', 2));
  await user.type(cell('Representative Name-1', 2), 'सुनीता');
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members-corrected.csv');
  expect(file.type).toBe('text/csv');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    '\uFEFF"name","mobile","address","area","rep_name_1"\r\n' +
      '"Assi","9415012345","B 1","Assi","सुनीता"\r\n' +
      '"Kashi","094","B; 2","Chowk",""\r\n',
  );
});

test('the person decides: corrected rows can stay at home, and a clean file can go in the template’s form', async () => {
  const { user, inside, press, cell } = await opened(faultyFile());
  await inside.findByRole('table');
  await user.type(await waitFor(() => cell('Area', 4)), 'Rajghat{Enter}');
  await inside.findByText(/1 corrected/);
  await user.click(inside.getByLabelText('Send my file unchanged'));
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members.csv');
  expect(await bytesOf(file)).toEqual(await bytesOf(faultyFile()));
});

test('a left out row is not in the file that goes', async () => {
  const { inside, press } = await opened(
    fileOf([{ name: 'Sample Silk House (delete this row)' }, { name: 'Kashi', mobile: '941' }]),
  );
  await inside.findByText(sheetShown);
  await press('Leave out the sample rows');
  await inside.findByText(/1 left out/);
  await press('Start Import');
  const text = await (await sentFile()).text();
  expect(text).toContain('Kashi');
  expect(text).not.toContain('Sample');
});

test('the new members go to their own call, in the same form', async () => {
  await NewMembers.run();
  const file = await sentFile('POST /api/import/newmembers');
  expect(file.name).toBe('members.csv');
  expect(sentHeader('POST /api/import/newmembers', 'authorization')).toBe(
    'Bearer token-of-the-admin',
  );
});
