import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../test/texts';
import { sentCalls } from '../../test/wire';
import * as stories from './MembershipPage.stories';

const { Loaded, Empty, OddValues } = composeStories(stories);

const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('shows the tables of the specification, by the member id from storage', async () => {
  await Loaded.run();
  const membership = await table('Membership');
  expect(texts(membership.getAllByRole('columnheader'))).toEqual([
    'Membership',
    'Company Name',
    'Nature of Business',
    'Registered Contact No.',
    'Product Category (Handlooms/Powerlooms)',
    'Other Category',
  ]);
  expect(texts(membership.getAllByRole('cell'))).toEqual([
    '1001',
    'Jaiswal Silk Emporium',
    'Manufacturer and wholesaler',
    '9415201101',
    'Handlooms',
    'Zari and brocade yardage',
  ]);
  expect(texts((await table('Contact Persons')).getAllByRole('cell'))).toEqual([
    'Ramesh Jaiswal',
    'Male',
    '9415201101',
    'Sunita Jaiswal',
    'Female',
    '9415201102',
  ]);
  expect(texts((await table('Addresses')).getAllByRole('cell'))).toEqual([
    'Head Office',
    'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
    'Branch',
    'B 21/88, Kamachha, Varanasi 221010',
  ]);
  expect(texts((await table('Company')).getAllByRole('columnheader'))).toEqual([
    'Year of Establishment',
    'Company Email',
  ]);
  expect(texts((await table('Company')).getAllByRole('cell'))).toEqual([
    '1962',
    'jaiswal@banarasivastra.example',
  ]);
  expect(texts((await table('Other Contacts')).getAllByRole('columnheader'))).toEqual([
    'Other Contact No. (Optional)',
  ]);
  expect(texts((await table('Other Contacts')).getAllByRole('cell'))).toEqual(['05422401101']);
  expect(document.title).toBe('Profile · BVUS');
  expect(sentCalls()).toEqual(['GET /api/member_view/101']);
});

test('says for each table that there is nothing in it', async () => {
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

test('shows what an older system wrote as text', async () => {
  await OddValues.run();
  expect(texts((await table('Membership')).getAllByRole('cell'))).toEqual([
    'Not Available',
    'Noor & Sons',
    '-',
    '-',
    '-',
    '-',
  ]);
  expect(texts((await table('Contact Persons')).getAllByRole('cell'))).toEqual([
    '<b>Noor</b>',
    '-',
    '9628107107',
  ]);
  expect(screen.getByText('No other contact numbers available')).toBeVisible();
});
