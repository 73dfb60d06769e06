import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Editor } from './editors';

export const readPath = ({ by }: Editor) =>
  by === 'office' ? '/api/member_edit/:id' : '/api/profile_view/:id';
export const updatePath = ({ by }: Editor) =>
  by === 'office' ? '/api/member_update' : '/api/profile_update';

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const press = (within_: HTMLElement, name: string) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

/** The body that the untouched firm goes back as. */
export const untouched = {
  firmName: 'Assi Silks',
  firmMobile: '9415012345',
  address: 'B 1/150, Assi, Varanasi',
  area: 'Assi',
  representatives: [
    { name: 'Rekha Gupta', mobile: '9415000001' },
    { name: 'अनिल यादव', mobile: '9415000002' },
  ],
};
