import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldError } from '../fieldError';
import { typeInto } from '../typeInto';
import { sentChanges } from '../wire';
import { oneEditor, field, firm, openForm, pressUpdate, typeChange } from './editors';

const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

/** Stored values that no form of the portal would accept. */
const odd = {
  ...firm,
  name: '',
  company_name: null,
  address: ' ',
  area: null,
  mobile: '0542-2400000',
  mobile_alt: 'ask at the shop',
  rep_mobile_1: '+91 94150 00001',
  rep_mobile_2: '9415000002, 9415000003',
};

describe.each(oneEditor)('an untouched stored value in $name', (editor) => {
  test('is not an unsaved change, does not block saving, and sends mobile numbers as digits', async () => {
    const { serviceFirm } = await openForm(editor, odd);
    expect(field(MOBILE)).toHaveValue('0542-2400000');
    typeInto(MOBILE, '0542 2400000');
    typeInto('Area', '  ');
    await typeChange('Representative Name-3', 'Salim');
    typeInto('Representative Name-3', '');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Rekha'));
    expect(field(MOBILE)).toHaveValue('05422400000');
    typeInto('Representative Name-3', 'Salim');
    await pressUpdate();
    await screen.findByRole('dialog', { name: 'Success' });
    expect(serviceFirm.sent).toEqual([
      {
        id: editor.id,
        firmName: '',
        address: '',
        area: '',
        firmMobile: '05422400000',
        representatives: [
          { name: 'Rekha Gupta', mobile: '919415000001' },
          { name: 'अनिल यादव', mobile: '94150000029415000003' },
          { name: 'Salim', mobile: '' },
        ],
      },
    ]);
  });

  test('is validated once it is changed, and no longer when changed back', async () => {
    const { serviceFirm } = await openForm(editor, { ...odd, address: 'B 1', area: 'Assi' });
    typeInto('Address', ' ');
    typeInto(MOBILE, '');
    await pressUpdate();
    await waitFor(() => expect(fieldError(field('Address'))).toBe('Address is required'));
    expect(fieldError(field(MOBILE))).toBe(`${MOBILE} is required`);
    expect(fieldError(field('Firm Name'))).toBe('');
    expect(fieldError(field('Representative Mobile-2'))).toBe('');
    expect(sentChanges()).toEqual([]);
    typeInto('Address', 'B 1');
    typeInto(MOBILE, '0542 2400000');
    await pressUpdate();
    await screen.findByRole('dialog', { name: 'Success' });
    expect(serviceFirm.sent).toMatchObject([{ address: 'B 1', firmMobile: '05422400000' }]);
  });
});
