import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ComponentType, ReactNode } from 'react';
import '../src/api/api';
import type { ListName } from '../src/api/listCall';
import { members } from '../src/api/members';
import AdminLayout from '../src/app/layouts/AdminLayout';
import { type Firm, FIRM_KINDS } from '../src/app/opening/firmKinds';
import { createStore } from '../src/app/store';
import { ConfigContext } from '../src/config/ConfigContext';
import { BASE_PATH, paths } from '../src/config/paths';
import type { Config } from '../src/config/schema';
import { ROLE } from '../src/domain/roles';
import { WithImport } from '../src/features/member-import/WithImport';
import MembersPage from '../src/features/members/MembersPage';
import NewMembersPage from '../src/features/members/NewMembersPage';
import { writeSession } from '../src/session/storedSession';
import { DialogsProvider } from '../src/ui/dialogs/DialogsProvider';

/** The two lists, by the name of their file: each is the last part of its address. */
const LISTS: Readonly<
  Record<
    string,
    {
      readonly list: ListName;
      readonly path: string;
      readonly Page: ComponentType<{ readonly importButton: ReactNode }>;
    }
  >
> = {
  'members.html': { list: 'members', path: paths.members, Page: MembersPage },
  'new-members.html': { list: 'newMembers', path: paths.newMembers, Page: NewMembersPage },
};
export const LIST_FILES = Object.keys(LISTS);

/**
 * The screen of a list in the language that is spoken now, as src/app/opening/firstRows.ts takes it: its table holds a row for each
 * column with the cells that there are of it, and `data-kinds` says which of them each kind of firm has.
 */
export function drawList(file: string, config: Config, language: string): string {
  const screen = LISTS[file];
  if (screen === undefined) throw new Error(`${file} is no list.`);
  const drawn = FIRM_KINDS[screen.list].map((firm) => draw(screen, firm, config));
  const cells: string[][] = [];
  const kinds = drawn.map((html) => {
    const parts = html.match(/<td.*?<\/td>/gs) ?? [];
    return parts.map((cell, column) => {
      const known = (cells[column] ??= []);
      if (!known.includes(cell)) known.push(cell);
      return known.indexOf(cell);
    });
  });
  const rows = cells.map((known) => `<tr>${known.join('')}</tr>`).join('');
  const page = (drawn[0] ?? '').replace(/<tbody>.*<\/tbody>/s, () => `<tbody>${rows}</tbody>`);
  const kindsText = kinds.map((parts) => parts.join('.')).join(' ');
  return `<template data-language="${language}" data-kinds="${kindsText}">${page}</template>`;
}

function draw({ list, path, Page }: (typeof LISTS)[string], firm: Firm, config: Config): string {
  const session = { token: '-', userId: 1, userName: '', role: ROLE.admin, memberId: 1 };
  writeSession(session, ROLE.admin);
  const store = createStore(config, null);
  const whole = { total: null, isWhole: true, amendment: null };
  store.dispatch(
    members.util.upsertQueryEntries([
      'status' in firm
        ? { endpointName: 'members', arg: undefined, value: { ...whole, rows: [firm] } }
        : { endpointName: 'newMembers', arg: undefined, value: { ...whole, rows: [firm] } },
    ]),
  );
  const router = createMemoryRouter(
    [
      {
        path,
        element: (
          <AdminLayout>
            <WithImport list={list}>
              {(importButton) => <Page importButton={importButton} />}
            </WithImport>
          </AdminLayout>
        ),
      },
    ],
    { basename: BASE_PATH, initialEntries: [BASE_PATH + path] },
  );
  const html = renderToStaticMarkup(
    <div data-first-rows="">
      <Provider store={store}>
        <ConfigContext value={config}>
          <DialogsProvider>
            <RouterProvider router={router} />
          </DialogsProvider>
        </ConfigContext>
      </Provider>
    </div>,
  );
  // The build would wait for the minute after which unused answers are forgotten.
  store.dispatch(members.util.resetApiState());
  return html;
}
