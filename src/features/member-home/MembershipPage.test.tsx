import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../test/texts';
import { sentCalls } from '../../test/wire';
import * as stories from './MembershipPage.stories';

const { Loaded, Empty, OddValues } = composeStories(stories);

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const cells = async (name: string) => texts((await table(name)).getAllByRole('cell'));
const headers = async (name: string) => texts((await table(name)).getAllByRole('columnheader'));

test('shows the tables of the specification, by the member id from storage', async () => {
  await Loaded.run();
  expect(await headers('Membership')).toEqual([
    'Membership',
    'Company Name',
    'Nature of Business',
    'Registered Contact No.',
    'Product Category (Handlooms/Powerlooms)',
    'Other Category',
  ]);
  expect(await cells('Membership')).toEqual([
    '1001',
    'Jaiswal Silk Emporium',
    'Manufacturer and wholesaler',
    '9415201101',
    'Handlooms',
    'Zari and brocade yardage',
  ]);
  expect(await cells('Contact Persons')).toEqual([
    'Ramesh Jaiswal',
    'Male',
    '9415201101',
    'Sunita Jaiswal',
    'Female',
    '9415201102',
  ]);
  expect(await cells('Addresses')).toEqual([
    'Head Office',
    'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
    'Branch',
    'B 21/88, Kamachha, Varanasi 221010',
  ]);
  expect(await headers('Company')).toEqual(['Year of Establishment', 'Company Email']);
  expect(await cells('Company')).toEqual(['1962', 'jaiswal@banarasivastra.example']);
  expect(await headers('Other Contacts')).toEqual(['Other Contact No. (Optional)']);
  expect(await cells('Other Contacts')).toEqual(['05422401101']);
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
  expect(await cells('Membership')).toEqual(['Not Available', 'Noor & Sons', '-', '-', '-', '-']);
  expect(await cells('Contact Persons')).toEqual(['<b>Noor</b>', '-', '9628107107']);
  expect(screen.getByText('No other contact numbers available')).toBeVisible();
});
