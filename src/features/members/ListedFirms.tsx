import type { ReactNode } from 'react';
import type { FirmList, Member, NewMember } from '../../domain/member';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { FirmTable } from '../../ui/FirmTable/FirmTable';
import type { Filter } from '../../ui/FirmTable/Filter';
import type { ExportedList } from './exportedLists';
import { DUPLICATES } from './filters';
import { ExportViewButton } from './ExportViewButton';
import { PartOfList } from './PartOfList';
import type { QueueKind } from './queue/Queue';
import { QueueActs, useQueues } from './queue/QueueActs';
import { StoppedQueue } from './queue/StoppedQueue';
import { useFrozen } from './queue/useFrozen';
import { ReloadButton } from './ReloadButton';
import { DuplicateGroups } from './who/DuplicateGroups';

export interface FirmListProps<Firm> {
  readonly heading: string;
  /** How many could be read of how many, where the list did not come whole. */
  readonly partText: (shown: number, total: number | null) => string;
  readonly query: {
    readonly data?: FirmList<Firm> | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly columns: readonly FirmColumn<Firm>[];
  /** Made once (useMemo). */
  readonly filters: readonly Filter<Firm>[];
  /** What can be done with many of them in one go (rule Q6). */
  readonly queues: readonly QueueKind[];
  /** What a file of the rows shown holds. */
  readonly exported: ExportedList<Firm>;
}

interface ListedFirmsProps<Firm> extends FirmListProps<Firm> {
  readonly list: FirmList<Firm>;
  /** The firm that was changed just before. */
  readonly marked: number | null;
  /** The firms that the filter shows are chosen at the beginning. */
  readonly allChosen: boolean;
  readonly screenTools: ReactNode;
  readonly toolsPlace: HTMLElement | null;
}

/** Under the filter of the duplicates, the firms that may be one. */
const duplicatesAbove = (filter: string, rows: readonly (Member | NewMember)[]) =>
  filter === DUPLICATES && <DuplicateGroups rows={rows} />;

/** The rows, and what can be done with many of them. */
export function ListedFirms<Firm extends Member | NewMember>({
  heading,
  partText,
  query,
  list,
  marked,
  allChosen,
  screenTools,
  toolsPlace,
  columns,
  filters,
  queues,
  exported,
}: ListedFirmsProps<Firm>) {
  const { rows, total, isWhole } = useFrozen(list);
  const { begin, coming, dialog } = useQueues();
  return (
    <>
      {!isWhole && <PartOfList text={partText(rows.length, total)} query={query} />}
      {/* A queue that stands open tells of itself. */}
      {dialog === null && (
        <StoppedQueue
          kinds={queues}
          rows={rows}
          onBegin={(kind, firms) => void begin(kind, firms)}
        />
      )}
      <FirmTable
        label={heading}
        rows={rows}
        columns={columns}
        filters={filters}
        marked={marked}
        allChosen={allChosen}
        acts={(chosen, onArrival) => (
          <QueueActs
            kinds={queues}
            chosen={chosen}
            coming={coming}
            onBegin={(kind, firms) => void begin(kind, firms, onArrival)}
          />
        )}
        above={duplicatesAbove}
        screenTools={screenTools}
        toolsPlace={toolsPlace}
        tools={(view) => (
          <>
            <ReloadButton query={query} />
            <ExportViewButton rows={view} list={exported} />
          </>
        )}
      />
      {dialog}
    </>
  );
}
