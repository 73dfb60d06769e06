import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { checked, linesOf, sentFile, theDialog } from '../../../test/import/importDialog';
import { aFile, cleanFile } from '../../../test/import/importFiles';
import { Sheets } from './CheckStep';
import * as stories from './ImportMembers.stories';

const { ColumnsGuessed } = composeStories(stories);

// A browser without remembered choices.
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

async function atColumns() {
  const dialog = await theDialog();
  const { inside, press } = dialog;
  await inside.findByRole('region', { name: 'Columns in the file' });
  return {
    ...dialog,
    toRows: async () => {
      await press('Show rows');
      await inside.findByRole('region', { name: 'Rows with remarks' });
    },
  };
}

test('a file with the template’s columns shows its rows, and its columns on request', async () => {
  const { inside, press, queryButton, usedAs } = await checked(cleanFile());
  expect(queryButton('Show rows')).toBeNull();
  await press('Columns');
  const name = within(inside.getByRole('row', { name: /^name / }));
  expect(usedAs('name')).toBe('Firm Name');
  expect(name.getByText('काशी जरी')).toBeVisible();
  expect(usedAs('mobile_alt')).toBe('Firm Alternate Mobile');
  await press('Columns');
  expect(inside.getByRole('region', { name: 'Rows with remarks' })).toBeVisible();
});

const sheets = (moreSheets: number) => (
  <Sheets names={['One', 'Two']} moreSheets={moreSheets} onChoose={() => undefined} />
);

test('a workbook with more sheets than are offered says so', () => {
  const { rerender } = render(sheets(0));
  expect(screen.queryByText(/more sheets/)).toBeNull();
  rerender(sheets(3));
  expect(
    screen.getByText('This file has more sheets; only the first 2 are offered.'),
  ).toBeVisible();
});

test('columns with other names are shown first: the person chooses the use of each, or ignores it', async () => {
  await ColumnsGuessed.run();
  const { inside, usedAs, useAs, toRows, press, read, issues } = await atColumns();
  expect(usedAs('WhatsApp')).toBe('Firm Mobile No');
  await useAs('Party', 'Firm Name');
  await useAs('Where', 'Address');
  await useAs('Sl', 'Membership');
  // The last choice wins: a column of the template is filled once.
  await useAs('Sl', 'Address');
  expect(usedAs('Where')).toBe('Do not use');
  await useAs('Where', 'Address');
  expect(usedAs('Sl')).toBe('Do not use');
  await toRows();
  await read();
  expect(issues()).toEqual({ 3: ['Area: Area is required'] });
  expect(
    inside.getByText(/Your columns were matched\. A CSV with the template columns will be sent\.$/),
  ).toBeVisible();
  await press('Start Import');
  expect(await linesOf(await sentFile())).toEqual([
    '"name","mobile","address","area"',
    '"Assi Silks","9415012345","B 1/2, Assi","Assi"',
    '"काशी जरी","9415012346","CK 3, Chowk",""',
  ]);
});

test('a choice is remembered in this browser for files with the same headings only', async () => {
  await ColumnsGuessed.run();
  const first = await atColumns();
  await first.useAs('Party', 'Firm Name');
  await first.useAs('Where', 'Address');
  await first.useAs('Sl', 'Representative Name-1');
  await first.toRows();
  await first.read();
  await first.press('Start Import');
  await first.inside.findByText('Row validation failures');
  await first.press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await first.user.click(screen.getByText('Import'));
  const { inside, choose, read, press, usedAs, useAs } = await theDialog();
  await choose(
    aFile('sl.,PARTY,whatsapp,Where,Locality\nMeera,Ganga Zari,9415012347,B 3,Rajghat\n'),
  );
  await read();
  expect(inside.getByText('Rows in the file: 1 · Nothing to fix')).toBeVisible();
  await press('Columns');
  expect(usedAs('sl.')).toBe('Representative Name-1');
  expect(usedAs('PARTY')).toBe('Firm Name');
  expect(inside.getAllByText('As you chose last time')).toHaveLength(5);

  await choose(aFile('Sl,Locality,WhatsApp\n1,Rajghat,9415012347\n'));
  await inside.findByRole('region', { name: 'Columns in the file' });
  expect(usedAs('Sl')).toBe('Do not use');
  expect(inside.queryByText('As you chose last time')).toBeNull();

  // Of two columns that mean the same, the first is used, and a person is asked.
  await choose(
    aFile('name,mobile,Phone,address,area\nGanga Zari,9415012347,9415012348,B 3,Assi\n'),
  );
  expect(await inside.findByText('Another column is used for this')).toBeVisible();
  expect(usedAs('mobile')).toBe('Firm Mobile No');
  await useAs('Phone', 'Firm Mobile No');
  expect(usedAs('mobile')).toBe('Do not use');
  expect(inside.queryByText('Another column is used for this')).toBeNull();
});

test('failed rows are shown directly, without the columns', async () => {
  await ColumnsGuessed.run();
  const { inside, press, queryButton } = await atColumns();
  await press('Start Import');
  await inside.findByText('Row validation failures');
  await waitFor(() => expect(queryButton('Fix and send again')).not.toBeNull());
  await press('Fix and send again');
  expect(await inside.findByRole('region', { name: 'Rows with remarks' })).toBeVisible();
  expect(inside.queryByRole('region', { name: 'Columns in the file' })).toBeNull();
});
