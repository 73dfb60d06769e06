import type { TFunction } from '../../../i18n/Text';
import { LONGEST_NAME } from '../../../session/savedViews/savedViews';
import type { Filter } from '../../../ui/FirmTable/Filter';
import type { FirmColumn } from '../../../ui/FirmTable/FirmColumn';
import { PAGE_SIZES, type TableState } from '../../../ui/FirmTable/useTableState';

/** The titles of a list's filters and columns. */
export interface ListTitles {
  readonly filters: readonly Pick<Filter<never>, 'key' | 'title'>[];
  readonly columns: readonly Pick<FirmColumn<never>, 'key' | 'title'>[];
}

const titleOf = (some: ListTitles['filters'], key: string | undefined): string =>
  some.find((one) => one.key === key)?.title ?? '';

const sortOf = ({ sort }: TableState, { columns }: ListTitles): string => {
  const title = titleOf(columns, sort?.column);
  return title && `${title} ${sort?.descending === true ? '▼' : '▲'}`;
};

/** What a view shows, in the words of the screen. */
export function viewWords(t: TFunction, state: TableState, titles: ListTitles): readonly string[] {
  const search = state.search.trim();
  const words = [
    search && t('Search: {{text}}', { text: search }),
    state.showsSoundalikes ? t('with similar-sounding names') : '',
    titleOf(titles.filters, state.filter),
    sortOf(state, titles),
    state.size === PAGE_SIZES[0] ? '' : t('{{count}} rows per page', { count: state.size }),
  ].filter(Boolean);
  return words.length === 0 ? [t('All')] : words;
}

/** A name for a view, from what was chosen. */
export function proposedName(t: TFunction, state: TableState, titles: ListTitles): string {
  const chosen = [titleOf(titles.filters, state.filter), state.search.trim()].filter(Boolean);
  const name = chosen.join(' · ') || sortOf(state, titles) || t('All');
  // By characters, so that none is cut in half.
  let short = '';
  for (const character of name)
    if (short.length + character.length <= LONGEST_NAME) short += character;
  return short.trim();
}
