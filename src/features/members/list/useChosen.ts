import { useCallback, useEffect, useState } from 'react';
import type { MemberId } from '../../../domain/member';
import type { TableFirm } from '../../../ui/FirmTable/FirmColumn';

interface Choice {
  /** The search and filter for which these firms were chosen. */
  readonly scope: string;
  readonly ids: ReadonlySet<MemberId>;
  /** The firm whose box was pressed last. */
  readonly last: MemberId | null;
}

const NONE: ReadonlySet<MemberId> = new Set();

/**
 * The ids of the chosen firms: kept across pages, sorting and a new answer, until search or filter changes. A firm
 * without an id cannot be chosen.
 */
export function useChosen(scope: string) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const chosen = choice?.scope === scope ? choice.ids : NONE;
  const clear = useCallback(() => setChoice(null), []);
  // Another search or filter ends the choice, also if the person comes back to it.
  useEffect(() => () => setChoice((before) => (before?.scope === scope ? null : before)), [scope]);

  const choose = (
    rows: readonly TableFirm[],
    isChosen: boolean,
    last: MemberId | null = null,
  ): void => {
    const ids = new Set(chosen);
    for (const { id } of rows)
      if (id !== null && isChosen) ids.add(id);
      else if (id !== null) ids.delete(id);
    setChoice({ scope, ids, last });
  };

  /** With Shift, chooses all rows of the view between the box pressed before and this one. */
  const chooseRow = (
    row: TableFirm,
    isChosen: boolean,
    hasShift: boolean,
    view: readonly TableFirm[],
  ): void => {
    // With Shift, the browser has also selected the text between.
    if (hasShift) getSelection()?.removeAllRanges();
    const last = hasShift && choice?.scope === scope ? choice.last : null;
    const from = last === null ? -1 : view.findIndex(({ id }) => id === last);
    const [start = 0, end = 0] = [from, view.findIndex(({ id }) => id === row.id)].toSorted(
      (one, other) => one - other,
    );
    choose(from === -1 ? [row] : view.slice(start, end + 1), isChosen, row.id);
  };

  return { chosen, choose, chooseRow, clear };
}
