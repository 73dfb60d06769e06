import { http, HttpResponse, type PathParams, type RequestHandler } from 'msw';

/** The record of a firm on the wire. */
export type WireFirm = Readonly<Record<string, string | number | null>>;

/** The body of both updates. */
export interface WireUpdate {
  readonly firmName: string;
  readonly firmMobile: string;
  readonly address: string;
  readonly area: string;
  readonly representatives: readonly { readonly name: string; readonly mobile: string }[];
}

/** The two edits, each by its own pair of calls. */
const calls = {
  office: ['*/api/member_edit/:id', '*/api/member_update'],
  member: ['*/api/profile_view/:id', '*/api/profile_update'],
} as const;

/**
 * One firm at the service, which a test may change between two calls as a colleague does. A save is stored as the service
 * stores it: filled rows from the first place on.
 */
export function firmAtService(edit: keyof typeof calls, firm: WireFirm) {
  const [read, update] = calls[edit];
  const sent: WireUpdate[] = [];
  const held = { firm, sent, handlers: [] as readonly RequestHandler[] };
  held.handlers = [
    http.get(read, () => HttpResponse.json({ list: [held.firm] })),
    http.put<PathParams, WireUpdate>(update, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      held.firm = stored(held.firm, body);
      return HttpResponse.json({ message: 'Saved.' });
    }),
  ];
  return held;
}

function stored(firm: WireFirm, body: WireUpdate): WireFirm {
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
