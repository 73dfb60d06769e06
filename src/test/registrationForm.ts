import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { expectTyped } from './expectTyped';

export const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

export const field = (label: string) => screen.getByLabelText(label);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const loaded = () => screen.findByRole('heading', { name: 'Membership Registration Form' });

const filled = {
  'Firm Name': 'Ganga Brocade House',
  Address: 'B 21/8, Kamachha, Varanasi 221010',
  [MOBILE]: '9415012345',
  'Firm Alternate Mobile': '+91 542 (245) 0000',
  Area: 'Kamachha',
  'Representative Name-1': 'Rekha Gupta',
  'Representative Mobile-1': '9415000001',
};

export const expectFilled = () =>
  expectTyped({
    ...filled,
    'Representative Name-2': 'अनिल यादव',
    'Representative Mobile-2': '9415000002',
  });

export const expectEmpty = () => {
  expectTyped(Object.fromEntries(Object.keys(filled).map((label) => [label, ''])));
  expect(screen.queryByLabelText('Representative Name-2')).not.toBeInTheDocument();
};
