import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type PathParams, type RequestHandler } from 'msw';
import { expect } from 'vitest';
import { memberLink, paths } from '../../config/paths';
import { firm as sample, profile } from '../contractSamples';
import { showPortal } from '../showPortal';
import { typeInto } from '../typeInto';
import { everyCombination } from '../everyPair';

/** A firm's record as the service sends it. */
export type WireFirm = Readonly<Record<string, string | number | null>>;

/** The body of both updates. */
export type WireUpdate = typeof sample;

/** The calls of the two edit screens. */
const calls = {
  office: ['*/api/member_edit/:id', '*/api/member_update'],
  member: ['*/api/profile_view/:id', '*/api/profile_update'],
} as const;

/**
 * A firm at the service. A test may change it between two calls, as a colleague would. A save is stored like the real service
 * does: filled rows from the first place on.
 */
export function firmAtService(edit: keyof typeof calls, firm: WireFirm) {
  const [read, update] = calls[edit];
  const sent: WireUpdate[] = [];
  const serviceFirm = { firm, sent, handlers: [] as readonly RequestHandler[] };
  serviceFirm.handlers = [
    http.get(read, () => HttpResponse.json({ list: [serviceFirm.firm] })),
    http.put<PathParams, WireUpdate>(update, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      serviceFirm.firm = saved(serviceFirm.firm, body);
      return HttpResponse.json({ message: 'Saved.' });
    }),
  ];
  return serviceFirm;
}

function saved(firm: WireFirm, body: WireUpdate): WireFirm {
  const { firmName, firmMobile, address, area, representatives } = body;
  const rows = [1, 2, 3, 4, 5].flatMap((number): [string, string | null][] => {
    const row = representatives[number - 1];
    return [
      [`rep_name_${number}`, row?.name ?? null],
      [`rep_mobile_${number}`, row?.mobile ?? null],
    ];
  });
  return {
    ...firm,
    name: firmName,
    mobile: firmMobile,
    address,
    area,
    ...Object.fromEntries(rows),
  };
}

const own = { address: 'B 1/150, Assi, Varanasi', area: 'Assi' };

export const firm: WireFirm = {
  ...profile,
  ...own,
  name: 'Assi Silks',
  mobile_alt: '05422450000',
};

/** The two edit screens, and the screens that lead to them. */
export const editors = [
  {
    name: 'Edit Member',
    as: 'admin',
    by: 'office',
    path: memberLink(paths.memberEdit, 101),
    view: memberLink(paths.memberView, 101),
    read: 'GET /api/member_edit/101',
    update: 'PUT /api/member_update',
    id: 101,
  },
  {
    name: 'Manage Profile',
    as: 'member',
    by: 'member',
    path: paths.profileEdit,
    view: paths.profileEdit,
    read: 'GET /api/profile_view/7002',
    update: 'PUT /api/profile_update',
    id: 7002,
  },
] as const;

/** Both screens use the same form and save, so one of them is enough, except with `EVERY_COMBINATION=1`. */
export const oneEditor = everyCombination ? editors : editors.slice(0, 1);

export type Editor = (typeof editors)[number];

/** Opens the view screen or view mode; `edit` then opens the form. */
export async function openView({ by, as, view }: Editor, stored = firm) {
  const serviceFirm = firmAtService(by, stored);
  const portal = showPortal(view, as, { troubles: serviceFirm.handlers });
  const opener = await screen.findByRole(by === 'office' ? 'link' : 'button', { name: 'Edit' });
  return { ...portal, serviceFirm, edit: () => fireEvent.click(opener) };
}

/** Opens the edit form by its address, through the view mode if there is one. */
export async function openForm({ by, as, path }: Editor, stored = firm) {
  const serviceFirm = firmAtService(by, stored);
  const portal = showPortal(path, as, { troubles: serviceFirm.handlers });
  if (by === 'member') fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Area');
  return { ...portal, serviceFirm };
}

export const field = (label: string) => screen.getByLabelText(label);

/** Types into a field, and waits until the portal knows about the unsaved change. */
export async function typeChange(label: string, text: string) {
  typeInto(label, text);
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain(text));
}

/** Presses Update as soon as the previous save has ended. */
export async function pressUpdate() {
  const update = await screen.findByRole('button', { name: /Update/ });
  await waitFor(() => expect(update).toBeEnabled());
  fireEvent.click(update);
}

export const readPath = ({ by }: Editor) =>
  by === 'office' ? '/api/member_edit/:id' : '/api/profile_view/:id';
export const updatePath = ({ by }: Editor) =>
  by === 'office' ? '/api/member_update' : '/api/profile_update';

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const press = (within_: HTMLElement, name: string) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

/** The body of an update that changes nothing. */
export const untouched: WireUpdate = { ...sample, ...own, firmName: 'Assi Silks' };
