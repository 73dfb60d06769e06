import { render, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createStore } from '../app/store';
import { ConfigContext } from '../config/ConfigContext';
import type { Filter } from '../features/members/list/FirmOrder';
import { ListFoot } from '../features/members/list/ListFoot';
import { ListLine } from '../features/members/list/ListLine';
import styles from '../features/members/list/list.module.css';
import { useFirmList } from '../features/members/list/useFirmList';
import { DialogsProvider } from '../ui/dialogs/DialogsProvider';
import type { FirmColumn } from '../ui/FirmTable/FirmColumn';
import { FirmTable } from '../ui/FirmTable/FirmTable';
import { focusFirst } from '../ui/focus';
import { testConfig } from './Portal';

export interface TestFirm {
  readonly id: number | null;
  readonly name: string;
  readonly area: string;
  readonly shares: string;
}

const COLUMNS: readonly FirmColumn<TestFirm>[] = [
  { key: 'name', title: 'Firm', text: ({ name }) => name },
  { key: 'area', title: 'Area', text: ({ area }) => area },
  { key: 'shares', title: 'Shares', text: ({ shares }) => shares },
  {
    key: 'action',
    title: 'Action',
    sorter: false,
    text: () => '',
    render: ({ name }) => <a href={`#${name}`}>{`View ${name}`}</a>,
  },
];

export const few: readonly TestFirm[] = [
  { id: 1, name: 'Zari House', area: 'Chowk', shares: '9' },
  { id: 2, name: 'ansari brothers', area: '', shares: '100' },
  { id: 3, name: 'Ganga Brocade', area: 'Chowk', shares: '10' },
  { id: 4, name: 'काशी रेशम', area: 'Lohta', shares: '2' },
];

export const many: readonly TestFirm[] = Array.from({ length: 250 }, (_, index) => ({
  id: index + 1,
  name: `Firm ${String(index + 1).padStart(3, '0')}`,
  area: index % 2 === 0 ? 'Chowk' : 'Lohta',
  shares: String(index),
}));

export const nameOf = ({ name }: TestFirm) => name;

interface TableProps {
  readonly rows: readonly TestFirm[];
  readonly columns?: readonly FirmColumn<TestFirm>[];
  readonly filters?: readonly Filter<TestFirm>[];
  readonly marked?: number;
  readonly areAllChosen?: boolean;
  /** A change for the chosen firms. */
  readonly act?: (chosen: readonly TestFirm[]) => void;
  /** Above the rows; gets those of all pages, and those of this page. */
  readonly above?: (view: readonly TestFirm[], shown: readonly TestFirm[]) => ReactNode;
}

const NO_FILTERS = [] as const;

/** A list as on a screen of the office. */
export function Table(props: TableProps) {
  const [store] = useState(() => createStore(testConfig, null));
  return (
    <Provider store={store}>
      <ConfigContext value={testConfig}>
        <DialogsProvider>
          <Parts {...props} />
        </DialogsProvider>
      </ConfigContext>
    </Provider>
  );
}

function Parts(props: TableProps) {
  const { rows, columns = COLUMNS, filters = NO_FILTERS, marked = null, areAllChosen } = props;
  const list = useFirmList<TestFirm>({ rows, columns, filters, arrivesAt: marked });
  const line = useRef<HTMLDivElement>(null);
  const { shown, view, first, choose } = list;
  const chooseAll = useEffectEvent(() => choose(view, true));
  useEffect(() => {
    if (areAllChosen) chooseAll();
  }, [areAllChosen]);
  const action = {
    key: 'act',
    text: 'Act',
    icon: null,
    isDanger: false,
    onPress: () => props.act?.(list.chosenRows),
  };
  const from = shown.length === 0 ? 0 : first + 1;
  const showing = `Showing ${from} to ${first + shown.length} of ${view.length} entries`;
  return (
    <div className={styles['list']}>
      <ListLine
        ref={line}
        name="members"
        list={list}
        columns={columns}
        isBusy={false}
        actions={[action]}
        showing={showing}
      />
      {props.above?.(view, shown)}
      <FirmTable
        label="Firms"
        columns={columns}
        list={list}
        marked={marked}
        emptyText={
          list.filter?.holds === null ? 'Still checking the lists…' : 'No matching records found'
        }
        onGoToActions={() =>
          focusFirst(line.current?.querySelector('[data-actions] button') ?? null)
        }
      />
      <ListFoot list={list} showing={showing} />
    </div>
  );
}

const Answer = createContext<readonly TestFirm[]>([]);

function Answered(props: Omit<TableProps, 'rows'>) {
  return <Table rows={useContext(Answer)} {...props} />;
}

/** Shows the table at the last of these addresses; `next` shows the next answer. */
export function showAnswers(
  rows: readonly TestFirm[],
  addresses: readonly string[],
  props: Omit<TableProps, 'rows'> = {},
) {
  const router = createMemoryRouter(
    [
      { path: '/firms', element: <Answered {...props} /> },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: addresses.map((address) => `/firms${address}`) },
  );
  // As in the portal, the table's address changes at once.
  const portal = (answer: readonly TestFirm[]) => (
    <Answer value={answer}>
      <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />
    </Answer>
  );
  const { rerender } = render(portal(rows));
  return { router, next: (answer: readonly TestFirm[]) => rerender(portal(answer)) };
}

/** Shows the table at an address, and returns the router. */
export const show = (
  rows: readonly TestFirm[],
  search = '',
  props: Omit<TableProps, 'rows'> = {},
) => showAnswers(rows, [search], props).router;

/** The cells of a column from top to bottom. */
export function column(index: number): (string | null | undefined)[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => row.querySelectorAll('td')[index]?.textContent);
}
export const numbers = () => column(0);
export const names = () => column(1);

export const sortHeader = (name: string) => screen.getByRole('columnheader', { name });
export const sortButton = (name: string) => screen.getByRole('button', { name });
export const search = () => screen.getByRole('searchbox', { name: 'Search' });

export async function chooseOption(list: string, option: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: list }));
  await user.click(await screen.findByTitle(option));
}
