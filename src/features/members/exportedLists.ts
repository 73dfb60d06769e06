import type { Member, NewMember } from '../../domain/member';
import { paymentStatusText } from '../../domain/paymentStatus';

interface ExportedColumn<Firm> {
  readonly title: string;
  readonly text: (firm: Firm) => string;
}

/** The file that "Export this view" makes of a list. */
export interface ExportedList<Firm> {
  /** Without its ending. */
  readonly fileName: string;
  readonly columns: readonly ExportedColumn<Firm>[];
}

/** The import's template names its columns so (product §2 item 10): the file can be imported again, in any language. */
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

/** The rows of the file, all text; the header is the first. */
export function exportedRows<Firm>(
  { columns }: ExportedList<Firm>,
  firms: readonly Firm[],
): readonly (readonly string[])[] {
  return [
    columns.map(({ title }) => title),
    ...firms.map((firm) => columns.map(({ text }) => text(firm))),
  ];
}
