import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentHeader, timesSent } from '../../../test/wire';
import {
  checked,
  chosen,
  countsIn,
  IMPORT,
  linesOf,
  sentFile,
  theDialog,
} from '../../../test/import/importDialog';
import { aFile, workbookOf } from '../../../test/import/importFiles';
import { HEADER_ROW, xlsxParts, zipFile } from '../../../test/spreadsheetFiles';
import * as stories from './ImportMembers.stories';

const { ChooseFile } = composeStories(stories);

const bytesOf = async (file: File) => [...new Uint8Array(await file.arrayBuffer())];

/** windows-1252, a lone CR, a tab and no final line break: a file that was read and written again would differ. */
const oddBytes = new Uint8Array([
  ...new TextEncoder().encode('name,mobile,address,area\rCaf'),
  0xe9,
  ...new TextEncoder().encode(',09415012345,"B\r\n1",\tA'),
]);

/** Its headings are not the template's own, and one area is missing. */
const named = () => aFile('Firm Name,मोबाइल,address,area,Turnover\nAssi,9415012345,B 1,,5\n');

const odd = () => aFile('no workbook', 'members.xlsx');

type Dialog = Awaited<ReturnType<typeof theDialog>>;

/** Chooses a file and sends it before the preview is ready. */
function startAtOnce({ inside, button }: Dialog, file: File): void {
  const files = Object.assign([file], { item: () => file });
  fireEvent.change(inside.getByLabelText('File (.csv or .xlsx)'), { target: { files } });
  fireEvent.click(button('Start Import'));
}

test('sends the person’s own file unchanged, byte for byte, as the field "file", with the bearer', async () => {
  const { inside, press } = await checked(aFile(oddBytes, 'सदस्य 2025.CSV'));
  expect(
    inside.getByText(
      /Your file will be sent unchanged\. The server may not be able to read this file\.$/,
    ),
  ).toBeVisible();
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('सदस्य 2025.CSV');
  expect(await bytesOf(file)).toEqual([...oddBytes]);
  expect(sentHeader(IMPORT, 'authorization')).toBe('Bearer token-of-the-admin');
  expect(sentHeader(IMPORT, 'accept')).toBe('application/json');
  expect(sentHeader(IMPORT, 'content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
});

test('a workbook with several sheets needs a choice; it is sent as it is unless the person sends the sheet’s rows', async () => {
  const book = await workbookOf({
    'Last year': [{}],
    'सदस्य 2025': [{ name: 'काशी', area: '' }],
  });
  const { inside, button, press, read, issues, choose } = await chosen(book);
  const sheets = within(await inside.findByRole('group', { name: 'Sheets' }));
  expect(sheets.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Last year',
    'सदस्य 2025',
  ]);
  expect(button('Start Import')).toBeEnabled();
  await press('सदस्य 2025');
  expect(await inside.findByText('Rows in the file: 1 · Needs fixing: 1')).toBeVisible();
  await read();
  expect(issues()).toEqual({ 2: ['Area: Area is required'] });
  expect(inside.getByText('The preview shows only the sheet सदस्य 2025.')).toBeVisible();
  await press('Send the rows in the preview');
  expect(inside.getByText(/A CSV with the template columns will be sent\.$/)).toBeVisible();
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members-corrected.csv');
  expect(await linesOf(file)).toEqual([
    '"membership","name","mobile","mobile_alt","address","area"',
    '"","काशी","9415012345","","B 1/2, Assi",""',
  ]);

  // While the first import runs, no other file is accepted.
  await inside.findByText('Row validation failures');
  await choose(book);
  await inside.findByRole('button', { name: 'सदस्य 2025' });
  await press('सदस्य 2025');
  await read();
  await press('Start Import');
  const whole = await sentFile(2);
  expect(whole.name).toBe('members.xlsx');
  expect(await bytesOf(whole)).toEqual(await bytesOf(book));
});

test('a file without a preview can still be sent, even before that is known, and has no report', async () => {
  await ChooseFile.run();
  const dialog = await theDialog();
  const { inside, button, choose, press, queryButton } = dialog;
  startAtOnce(dialog, odd());
  expect(await (await sentFile()).text()).toBe('no workbook');
  await inside.findByText(/^(Error: |Import completed)/);
  expect(queryButton('Save as CSV')).toBeNull();
  expect(queryButton('Show these firms')).toBeNull();

  await choose(odd());
  await inside.findByText(/^No preview/);
  const alert = inside.getByRole('alert');
  expect(alert).toHaveTextContent(
    'No preview: The name ends in .xlsx, but this is not an Excel file. Save it again as .xlsx or .csv.',
  );
  expect(alert).toHaveTextContent(
    'You can still send the file. The server decides whether to accept it.',
  );
  expect(button('Start Import')).toBeEnabled();
  await press('Start Import');
  expect(await (await sentFile(2)).text()).toBe('no workbook');
});

test('a file that may be unsafe is not recommended for sending', async () => {
  const parts = xlsxParts([{ name: 'One', xml: HEADER_ROW }]).map((part) =>
    part.name === 'xl/workbook.xml'
      ? { ...part, body: `<!DOCTYPE x [<!ENTITY a "b">]>${part.body.toString()}` }
      : part,
  );
  await ChooseFile.run();
  const { inside, choose } = await theDialog();
  await choose(zipFile(parts));
  await inside.findByText(/^No preview: .* It may be unsafe: do not use it\.$/);
  expect(inside.getByRole('alert')).not.toHaveTextContent(/send/);
});

test('a file that cannot be read to the end is not sent in part', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `Firm ${at},${9_415_000_000 + at},B,C`);
  const text = ['Firm Name,मोबाइल,address,area', ...rows, `${'x'.repeat(2_001)},9,B,C`].join('\n');
  await ChooseFile.run();
  const { dialog, inside, button, choose } = await theDialog();
  // The worker of the tests allows a press between two blocks of rows only here.
  let isReading = false;
  const reading = new MutationObserver(() => {
    if (isReading || inside.queryByText(/rows so far$/) === null) return;
    isReading = true;
    fireEvent.click(button('Start Import'));
  });
  reading.observe(dialog, { subtree: true, childList: true, characterData: true });
  await choose(aFile(text));
  await inside.findByText(/^No preview: In row 20002, cell 1 has more than 2000 characters/);
  reading.disconnect();
  expect(isReading).toBe(true);
  expect(button('Start Import')).toBeEnabled();
  expect(timesSent(IMPORT)).toBe(0);
});

test('a file with other headings is sent with the template’s columns, even before they are known, unless the person chooses otherwise', async () => {
  await ChooseFile.run();
  const opened = await theDialog();
  const { dialog, inside, press, read, choose } = opened;
  startAtOnce(opened, named());
  expect(inside.getByRole('status')).toHaveTextContent('Preparing the file…');
  expect(await linesOf(await sentFile())).toEqual([
    '"name","mobile","address","area"',
    '"Assi","9415012345","B 1",""',
  ]);
  await inside.findByText(/^Import completed\./);
  expect(countsIn(dialog)).toMatchObject({ 'Rows sent': '1' });
  expect(await inside.findByRole('button', { name: 'Save as CSV' })).toBeVisible();

  await choose(named());
  await read();
  expect(
    inside.getByText(/Your columns were matched\. A CSV with the template columns will be sent\.$/),
  ).toBeVisible();
  await press('Send my file unchanged');
  expect(inside.getByText(/Your file will be sent unchanged\.$/)).toBeVisible();
  await press('Start Import');
  expect(await bytesOf(await sentFile(2))).toEqual(await bytesOf(named()));
});

test('after a correction a CSV with the template’s columns is sent, including the edit being typed', async () => {
  const { user, press, cell } = await checked(
    aFile('name;mobile;address;area;Turnover\nAssi;9415012345;B 1;\nKashi;094;"B; 2";Chowk;\n'),
  );
  await user.type(cell('Area', 2), 'Assi');
  await press('All cells of row 2');
  await user.type(cell('Representative Name-1', 2), 'सुनीता');
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members-corrected.csv');
  expect(file.type).toBe('text/csv');
  expect(await linesOf(file)).toEqual([
    '"name","mobile","address","area","rep_name_1"',
    '"Assi","9415012345","B 1","Assi","सुनीता"',
    '"Kashi","094","B; 2","Chowk",""',
  ]);
});

test('the person can send the unchanged file; closing then asks about the corrections', async () => {
  const { user, inside, press, cell } = await checked(named());
  await press('Send my file unchanged');
  expect(inside.getByText(/Your file will be sent unchanged\.$/)).toBeVisible();
  // A choice is only valid for its reason: after the first correction the corrected file is the default again.
  await user.type(cell('Area', 2), 'Rajghat{Enter}');
  expect(await inside.findByText(/A CSV with your corrections .* will be sent\.$/)).toBeVisible();
  await press('Send my file unchanged');
  expect(
    inside.getByText(/Your file will be sent unchanged\. Your corrections will not be sent\.$/),
  ).toBeVisible();
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members.csv');
  expect(await bytesOf(file)).toEqual(await bytesOf(named()));
  await inside.findByText('Rows sent');
  await press('Close');
  const question = await screen.findByRole('dialog', { name: 'Discard your corrections?' });
  await user.click(within(question).getByText('Discard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('rows copied from a spreadsheet program can be pasted, and are sent as a CSV with commas', async () => {
  await ChooseFile.run();
  const { user, inside, press, read, issues, step } = await theDialog();
  await press('Paste rows from a spreadsheet');
  expect(inside.getByLabelText('Paste rows from a spreadsheet')).toHaveFocus();
  await user.paste('name\tmobile\taddress\tarea\nAssi\t9415012345\t"B 1\nAssi"\t\n');
  expect(await inside.findByText('Rows in the file: 1 · Needs fixing: 1')).toBeVisible();
  await read();
  expect(step()).toBe('Check');
  expect(issues()).toEqual({ 2: ['Area: Area is required'] });
  expect(inside.getByText(/^pasted\.csv, /)).toBeVisible();
  expect(
    inside.getByText(/^Rows to send: 1.* A CSV with the template columns will be sent\.$/),
  ).toBeVisible();
  await press('Start Import');
  expect(await linesOf(await sentFile())).toEqual([
    '"name","mobile","address","area"',
    '"Assi","9415012345","B 1\nAssi",""',
  ]);
});

test('two lines in a pasted name or mobile are shown apart, and sent as they were', async () => {
  await ChooseFile.run();
  const { user, press, read, cell } = await theDialog();
  await press('Paste rows from a spreadsheet');
  await user.paste(
    'name\tmobile\taddress\tarea\n"Meera\nSilk"\t"9415012304\n9415012305"\tB "3"\tAssi',
  );
  await read();
  expect(cell('Firm Name', 2)).toHaveValue('Meera Silk');
  expect(cell('Firm Mobile No', 2)).toHaveValue('9415012304 9415012305');
  // Leaving the field changes nothing.
  await user.click(cell('Firm Mobile No', 2));
  await user.tab();
  await press('Start Import');
  expect((await linesOf(await sentFile())).slice(1)).toEqual([
    '"Meera\nSilk","9415012304\n9415012305","B ""3""","Assi"',
  ]);
});

test('a CSV copied from an editor is read as one', async () => {
  await ChooseFile.run();
  const { user, inside, press } = await theDialog();
  await press('Paste rows from a spreadsheet');
  await user.paste('name,mobile,address,area\nAssi,9415012345,"B 1, Assi",Assi\n');
  expect(await inside.findByText('Rows in the file: 1 · Nothing to fix')).toBeVisible();
});
