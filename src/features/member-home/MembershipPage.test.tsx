import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../test/texts';
import { sentCalls } from '../../test/wire';
import * as stories from './MembershipPage.stories';

const { Loaded, Empty, OddValues } = composeStories(stories);

/** The rows below a heading, as label and text. */
const rows = async (name: string) => {
  const section = within(await screen.findByRole('region', { name }));
  return section.getAllByRole('table').map((table) => {
    const values = texts(within(table).getAllByRole('cell'));
    const labels = texts(within(table).getAllByRole('columnheader'));
    expect(values).toHaveLength(labels.length);
    return labels.map((label, index) => [label, values[index]]);
  });
};

const values = async (name: string) => (await rows(name)).flat().map(([, value]) => value);

test('shows the tables of the specification, by the member id from storage', async () => {
  await Loaded.run();
  expect(await rows('Membership')).toEqual([
    [
      ['Membership', '1001'],
      ['Company Name', 'Jaiswal Silk Emporium'],
      ['Nature of Business', 'Manufacturer and wholesaler'],
      ['Registered Contact No.', '9415201101'],
      ['Product Category (Handlooms/Powerlooms)', 'Handlooms'],
      ['Other Category', 'Zari and brocade yardage'],
    ],
  ]);
  expect(await rows('Contact Persons')).toEqual([
    [
      ['Name', 'Ramesh Jaiswal'],
      ['Gender', 'Male'],
      ['Number', '9415201101'],
    ],
    [
      ['Name', 'Sunita Jaiswal'],
      ['Gender', 'Female'],
      ['Number', '9415201102'],
    ],
  ]);
  expect(await rows('Addresses')).toEqual([
    [
      ['Title (Branch/Head Office)', 'Head Office'],
      ['Address', 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001'],
    ],
    [
      ['Title (Branch/Head Office)', 'Branch'],
      ['Address', 'B 21/88, Kamachha, Varanasi 221010'],
    ],
  ]);
  expect(await rows('Company')).toEqual([
    [
      ['Year of Establishment', '1962'],
      ['Company Email', 'jaiswal@banarasivastra.example'],
    ],
  ]);
  expect(await rows('Other Contacts')).toEqual([[['Other Contact No. (Optional)', '05422401101']]]);
  expect(document.title).toBe('Profile · BVUS');
  expect(sentCalls()).toEqual(['GET /api/member_view/101']);
});

test('says so for each empty table', async () => {
  await Empty.run();
  expect(await screen.findByText('No membership details available')).toBeVisible();
  for (const text of [
    'No contact persons available',
    'No addresses available',
    'No company details available',
    'No other contact numbers available',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('shows values of an older system as text', async () => {
  await OddValues.run();
  expect(await values('Membership')).toEqual(['Not Available', 'Noor & Sons', '-', '-', '-', '-']);
  expect(await values('Contact Persons')).toEqual(['<b>Noor</b>', '-', '9628107107']);
  expect(screen.getByText('No other contact numbers available')).toBeVisible();
});
