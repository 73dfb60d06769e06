import type { Member, NewMember } from '../../domain/member';
import { paymentStatusText } from '../../domain/paymentStatus';

interface ExportedColumn<Firm> {
  readonly title: string;
  readonly text: (firm: Firm) => string;
}

export interface ExportedList<Firm> {
  /** Without extension. */
  readonly fileName: string;
  readonly columns: readonly ExportedColumn<Firm>[];
}

/** Named like the columns of the import's template (product §2 item 10), so the file can be imported again, in any language. */
const firmColumns: readonly ExportedColumn<Member | NewMember>[] = [
  { title: 'membership', text: ({ membership }) => membership ?? '' },
  { title: 'name', text: ({ name }) => name },
  { title: 'mobile', text: ({ mobile }) => mobile },
  { title: 'email', text: ({ email }) => email },
];

export const exportedMembers: ExportedList<Member> = {
  fileName: 'members',
  columns: [
    ...firmColumns,
    { title: 'status', text: ({ status }) => (status === 'active' ? 'Active' : 'Inactive') },
  ],
};

export const exportedNewMembers: ExportedList<NewMember> = {
  fileName: 'new_members',
  columns: [
    ...firmColumns,
    { title: 'payment_status', text: ({ paymentStatus }) => paymentStatusText(paymentStatus) },
  ],
};

/** The rows of the file as texts, beginning with the header. */
export function exportedRows<Firm>(
  { columns }: ExportedList<Firm>,
  firms: readonly Firm[],
): readonly (readonly string[])[] {
  return [
    columns.map(({ title }) => title),
    ...firms.map((firm) => columns.map(({ text }) => text(firm))),
  ];
}
