import { screen } from '@testing-library/react';
import { expect } from 'vitest';

export const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

export const field = (label: string) => screen.getByLabelText(label);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const loaded = () => screen.findByRole('heading', { name: 'Membership Registration Form' });

export const expectFilled = () => {
  expect(field('Firm Name')).toHaveValue('Ganga Brocade House');
  expect(field('Address')).toHaveValue('B 21/8, Kamachha, Varanasi 221010');
  expect(field(MOBILE)).toHaveValue('9415012345');
  expect(field('Firm Alternate Mobile')).toHaveValue('+91 542 (245) 0000');
  expect(field('Area')).toHaveValue('Kamachha');
  expect(field('Representative Name-1')).toHaveValue('Rekha Gupta');
  expect(field('Representative Mobile-1')).toHaveValue('9415000001');
  expect(field('Representative Name-2')).toHaveValue('अनिल यादव');
  expect(field('Representative Mobile-2')).toHaveValue('9415000002');
};

export const expectEmpty = () => {
  for (const label of [
    'Firm Name',
    'Address',
    MOBILE,
    'Firm Alternate Mobile',
    'Area',
    'Representative Name-1',
    'Representative Mobile-1',
  ])
    expect(field(label)).toHaveValue('');
  expect(screen.queryByLabelText('Representative Name-2')).not.toBeInTheDocument();
};
