import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentForm, sentHeader, timesSent } from '../../test/wire';
import { countsIn, theDialog } from '../../test/import/importDialog';
import { aFile, faultyFile, fileOf, workbookOf } from '../../test/import/importFiles';
import * as stories from './ImportMembers.stories';

const { ChooseFile } = composeStories(stories);

const IMPORT = 'POST /api/import/members';

async function opened(file: File) {
  await ChooseFile.run();
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

const textOf = async (file: File) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
const bytesOf = async (file: File) => [...new Uint8Array(await file.arrayBuffer())];

/** windows-1252, a lone CR, a tab and no line end: nothing that survives a reader. */
const oddBytes = new Uint8Array([
  ...new TextEncoder().encode('name,mobile,address,area\rCaf'),
  0xe9,
  ...new TextEncoder().encode(',09415012345,"B\r\n1",\tA'),
]);

test('the person’s own file goes unchanged, byte for byte, as the field "file", with the bearer', async () => {
  const { inside, press, read } = await opened(aFile(oddBytes, 'सदस्य 2025.CSV'));
  await read();
  expect(
    inside.getByText(/Your file is sent unchanged\. The service may not read such a file\.$/),
  ).toBeVisible();
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('सदस्य 2025.CSV');
  expect(await bytesOf(file)).toEqual([...oddBytes]);
  expect(sentHeader(IMPORT, 'authorization')).toBe('Bearer token-of-the-admin');
  expect(sentHeader(IMPORT, 'accept')).toBe('application/json');
  expect(sentHeader(IMPORT, 'content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
});

test('so does a file of UTF-16', async () => {
  const text = '\uFEFFname\tmobile\taddress\tarea\nकाशी\t9415012345\tB 1\tAssi\n';
  const { press, read } = await opened(aFile(Uint16Array.from(text, (sign) => sign.charCodeAt(0))));
  await read();
  await press('Start Import');
  const sent = new TextDecoder('utf-16le', { ignoreBOM: true });
  expect(sent.decode(await (await sentFile()).arrayBuffer())).toBe(text);
});

test('so does a file with rows to mend, and one that has no preview', async () => {
  const { inside, press, choose, read } = await opened(faultyFile());
  await read();
  expect(
    inside.getByText('Rows to be sent: 4, probably refused: 2. Your file is sent unchanged.'),
  ).toBeVisible();
  await choose(aFile('no workbook', 'members.xlsx'));
  await inside.findByText(/^No preview/);
  await press('Start Import');
  expect(await (await sentFile()).text()).toBe('no workbook');
});

test('so does a workbook whose sheet was chosen', async () => {
  const book = await workbookOf({ One: [{}], Two: [{}] });
  const { inside, press, read } = await opened(book);
  await inside.findByText('Two');
  await press('Two');
  await read();
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members.xlsx');
  expect(await bytesOf(file)).toEqual(await bytesOf(book));
});

test('a file that the service may not read goes in the template’s form where the person says so', async () => {
  const { inside, press, read } = await opened(
    await workbookOf({ One: [{}], Two: [{ name: 'काशी' }] }),
  );
  await inside.findByText('Two');
  await press('Two');
  await read();
  await press('Send the rows of the preview');
  expect(inside.getByText(/A CSV with the template’s columns is sent\.$/)).toBeVisible();
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members-corrected.csv');
  expect(await textOf(file)).toBe(
    '\uFEFF"membership","name","mobile","mobile_alt","address","area"\r\n' +
      '"","काशी","9415012345","","B 1/2, Assi","A"\r\n',
  );
});

test('a file whose headings are not the template’s own goes in the template’s form, unless the person says otherwise', async () => {
  const named = aFile('Firm Name,मोबाइल,address,area,Turnover\nAssi,9415012345,B 1,Assi,5\n');
  const { inside, press, read, choose, sendAgain } = await opened(named);
  await read();
  expect(
    inside.getByText(
      'Rows to be sent: 1. Your columns were matched: a CSV with the template’s columns is sent.',
    ),
  ).toBeVisible();
  await press('Start Import');
  expect(await textOf(await sentFile())).toBe(
    '\uFEFF"name","mobile","address","area"\r\n"Assi","9415012345","B 1","Assi"\r\n',
  );
  await inside.findByText('Import completed.');

  await choose(named);
  await read();
  await press('Send my file unchanged');
  expect(inside.getByText(/Your file is sent unchanged\.$/)).toBeVisible();
  await press('Start Import');
  // Its rows went, in another form: they would be in the list twice.
  await sendAgain();
  await waitFor(() => expect(timesSent(IMPORT)).toBe(2));
  const [, sent] = (await sentForm(IMPORT))[0] ?? [];
  expect(sent instanceof File && (await bytesOf(sent))).toEqual(await bytesOf(named));
});

test('after a correction a CSV with the columns of the template goes, with the edit that was being typed', async () => {
  const { user, press, cell, read } = await opened(
    aFile('name;mobile;address;area;Turnover\nAssi;9415012345;B 1;\nKashi;094;"B; 2";Chowk;\n'),
  );
  await read();
  await user.type(cell('Area', 2), 'Assi');
  await press('All cells of row 2');
  await user.type(cell('Representative Name-1', 2), 'सुनीता');
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members-corrected.csv');
  expect(file.type).toBe('text/csv');
  expect(await textOf(file)).toBe(
    '\uFEFF"name","mobile","address","area","rep_name_1"\r\n' +
      '"Assi","9415012345","B 1","Assi","सुनीता"\r\n' +
      '"Kashi","094","B; 2","Chowk",""\r\n',
  );
});

test('the person decides: corrected rows can stay at home, and closing asks for them', async () => {
  const { user, inside, press, cell, read } = await opened(faultyFile());
  await read();
  await user.type(cell('Area', 4), 'Rajghat{Enter}');
  await inside.findByText(/1 corrected/);
  await press('Send my file unchanged');
  expect(
    inside.getByText(/Your file is sent unchanged\. What you corrected stays here\.$/),
  ).toBeVisible();
  await press('Start Import');
  const file = await sentFile();
  expect(file.name).toBe('members.csv');
  expect(await bytesOf(file)).toEqual(await bytesOf(faultyFile()));
  await inside.findByText('Rows sent');
  await press('Close');
  expect(
    await screen.findByRole('dialog', { name: 'Discard your corrections?' }),
  ).toHaveTextContent('The rows that you corrected were not sent.');
});

test('a left out row is not in the file that goes', async () => {
  const { inside, press, read } = await opened(
    fileOf([{ name: 'Sample Silk House (delete this row)' }, { name: 'Kashi', mobile: '941' }]),
  );
  await read();
  await press('Leave out the sample rows (1)');
  await inside.findByText(/1 left out/);
  await press('Start Import');
  const text = await (await sentFile()).text();
  expect(text).toContain('Kashi');
  expect(text).not.toContain('Sample');
});

test('Start Import before the columns are known sends what they turn out to need', async () => {
  await ChooseFile.run();
  const { dialog, inside, button } = await theDialog();
  const named = aFile('Firm Name,मोबाइल,address,area,Turnover\nAssi,9415012345,B 1,Assi,5\n');
  fireEvent.change(inside.getByLabelText('File (.csv or .xlsx)'), { target: { files: [named] } });
  fireEvent.click(button('Start Import'));
  expect(inside.getByRole('status')).toHaveTextContent('Preparing the file...');
  expect(await textOf(await sentFile())).toBe(
    '\uFEFF"name","mobile","address","area"\r\n"Assi","9415012345","B 1","Assi"\r\n',
  );
  await inside.findByText('Import completed.');
  expect(countsIn(dialog)).toMatchObject({ 'Rows sent': '1' });
});

test('before it is known that a file cannot be read here, too: it goes as it is', async () => {
  await ChooseFile.run();
  const { inside, button } = await theDialog();
  const odd = aFile('no workbook', 'members.xlsx');
  fireEvent.change(inside.getByLabelText('File (.csv or .xlsx)'), { target: { files: [odd] } });
  fireEvent.click(button('Start Import'));
  expect(await (await sentFile()).text()).toBe('no workbook');
});

test('rows that were copied in a spreadsheet program can be pasted, and go as a CSV with commas', async () => {
  await ChooseFile.run();
  const { user, inside, press, read, remarks, step } = await theDialog();
  await user.click(inside.getByLabelText('Or paste rows copied from a spreadsheet program'));
  await user.paste('name\tmobile\taddress\tarea\nAssi\t9415012345\t"B 1\nAssi"\t\n');
  expect(await inside.findByText('Rows in the file: 1 · 1 to mend')).toBeVisible();
  await read();
  expect(step()).toBe('Check');
  expect(remarks()).toEqual({ 2: ['Area: Area is required'] });
  expect(inside.getByText(/^pasted\.csv, /)).toBeVisible();
  expect(
    inside.getByText(/^Rows to be sent: 1.* A CSV with the template’s columns is sent\.$/),
  ).toBeVisible();
  await press('Start Import');
  expect(await textOf(await sentFile())).toBe(
    '\uFEFF"name","mobile","address","area"\r\n"Assi","9415012345","B 1\nAssi",""\r\n',
  );
});

test('a choice is made for what there is to choose: with the first correction it is the corrected file again', async () => {
  const { user, inside, press, read, cell } = await opened(
    aFile('Firm Name,mobile,address,area\nA,9839000001,B,\n'),
  );
  await read();
  await press('Send my file unchanged');
  expect(inside.getByText(/Your file is sent unchanged\.$/)).toBeVisible();
  await user.type(cell('Area', 2), 'Assi{Enter}');
  expect(await inside.findByText(/A CSV with your corrections .* is sent\.$/)).toBeVisible();
});
