import type { ReactNode } from 'react';
import type { Member, NewMember } from '../../domain/member';
import { Page } from '../../ui/Page';
import { QueryState } from '../../ui/QueryState';
import type { Column } from '../../ui/table/Column';
import { DataTable } from '../../ui/table/DataTable';
import type { ExportedList } from './exportedLists';
import { ExportViewButton } from './ExportViewButton';
import { MemberDetailsDialog } from './MemberDetailsDialog';
import { ReloadButton } from './ReloadButton';

interface MemberListProps<Firm> {
  readonly heading: string;
  readonly failedText: string;
  readonly query: {
    readonly data?: readonly Firm[] | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly columns: readonly Column<Firm>[];
  /** What a file of the rows shown holds. */
  readonly exported: ExportedList<Firm>;
  readonly tools?: ReactNode;
  /** The firm whose Member Details are open. */
  readonly detailed: Firm | null;
  readonly onCloseDetails: () => void;
}

const idOf = ({ id }: Member | NewMember) => id;

/** What both lists of the office share: the table, its states, and the Member Details. */
export function MemberList<Firm extends Member | NewMember>({
  heading,
  failedText,
  query,
  columns,
  exported,
  tools,
  detailed,
  onCloseDetails,
}: MemberListProps<Firm>) {
  return (
    <Page heading={heading} tools={tools}>
      <QueryState query={query} failedText={failedText}>
        {(rows) => (
          <DataTable
            label={heading}
            rows={rows}
            columns={columns}
            recordOf={idOf}
            tools={(view) => (
              <>
                <ReloadButton query={query} />
                <ExportViewButton view={view} list={exported} />
              </>
            )}
          />
        )}
      </QueryState>
      {detailed !== null && (
        <MemberDetailsDialog
          member={detailed}
          members={query.data}
          loading={query.isFetching}
          onClose={onCloseDetails}
        />
      )}
    </Page>
  );
}
