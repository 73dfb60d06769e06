import { decodeMembers, decodeNewMembers } from '../../api/decode/members';
import { readPage, readRows } from '../../api/decode/read';
import { saysNo } from '../../api/decode/verdict';
import type { ListName } from '../../api/listCall';
import { type Firm, FIRM_KINDS, kindOf } from './firmKinds';

/** So many rows has the first page of a list. */
const FIRST_ROWS = 10;

/** The screen of a list, which can be read and not used; it begins with "Loading...". */
export interface ListScreen {
  readonly screen: HTMLElement;
  /** Shows the first rows of an answer, unless something else than rows is to be said, or one of them has other parts than most. */
  readonly show: (body: string) => void;
  readonly hide: () => void;
}

/** Makes it of what `build/firstRows.tsx` has put into the page; `null` while the page has not come so far. */
export function listScreen(list: ListName): ListScreen | null {
  const language = document.documentElement.dataset['texts'] ?? 'en';
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-language="${language}"]`,
  );
  const loading = document.querySelector(`#root > [data-language="${language}"] > *`);
  if (template === null || loading === null) return null;
  const screen = document.importNode(template.content, true).firstElementChild;
  const table = screen?.querySelector('h1')?.parentElement?.nextElementSibling;
  const rowsOfTable = table?.querySelector('tbody');
  if (!(screen instanceof HTMLElement) || table == null || rowsOfTable == null) return null;
  const columns = [...rowsOfTable.rows].map(({ cells }) => [...cells]);
  const kinds = (template.dataset['kinds'] ?? '').split(' ').map((kind) => kind.split('.'));

  const rowOf = (firm: Firm, place: number): readonly HTMLTableRowElement[] => {
    const kind = kindOf(list, firm);
    const model = FIRM_KINDS[list][kind];
    const cells = kinds[kind]?.map((cell, column) => columns[column]?.[Number(cell)]);
    if (model === undefined || cells === undefined) return [];
    const row = document.createElement('tr');
    row.append(...cells.flatMap((cell) => cell?.cloneNode(true) ?? []));
    sayInstead(row, wordsOf(model, 1), wordsOf(firm, place + 1));
    return [row];
  };

  screen.inert = true;
  // The one choice that the screen shows, as choices.js found it.
  const colours = screen.querySelector<HTMLSelectElement>('header select');
  if (colours !== null) colours.value = document.documentElement.dataset['colors'] ?? '';
  const waiting = loading.cloneNode(true);
  table.replaceWith(waiting);
  return {
    screen,
    show: (body) => {
      const firms = firstFirms(list, body);
      const rows = firms.flatMap(rowOf);
      if (rows.length === 0 || rows.length < firms.length) return;
      rowsOfTable.replaceChildren(...rows);
      waiting.parentNode?.replaceChild(table, waiting);
    },
    hide: () => table.replaceWith(waiting),
  };
}

function firstFirms(list: ListName, body: string): readonly Firm[] {
  try {
    const answer: unknown = JSON.parse(beginning(body, FIRST_ROWS));
    if (saysNo(answer) || readPage(answer) !== null) return [];
    const rows = readRows(answer).slice(0, FIRST_ROWS);
    return list === 'members' ? decodeMembers(rows) : decodeNewMembers(rows);
  } catch {
    // The portal says what is wrong with it.
    return [];
  }
}

/**
 * The JSON text of a list with its first rows alone: reading 100,000 of them would take most of the wait for ten. Whatever is not
 * an array of records is given back as it is.
 */
function beginning(body: string, rows: number): string {
  if (!/^\s*\[/.test(body)) return body;
  let depth = 0;
  let ended = 0;
  // A text with what is escaped in it, or one of the signs outside of texts.
  const parts = /"(?:[^"\\]|\\.)*"|[[{\]}]/g;
  for (const { 0: part, index } of body.matchAll(parts)) {
    if (part === '[' || part === '{') depth++;
    else if (part === ']' || part === '}') {
      depth--;
      if (depth === 1) ended++;
      if (ended === rows) return `${body.slice(0, index + 1)}]`;
    }
  }
  return body;
}

/** What the row of a firm says, each a text node of its own. */
function wordsOf(firm: Firm, place: number): readonly string[] {
  const domain = firm.email.lastIndexOf('@') + 1;
  return [
    String(place),
    firm.name || '-',
    firm.mobile,
    firm.email.slice(0, domain),
    firm.email.slice(domain),
    firm.membership ?? '',
  ];
}

function sayInstead(row: HTMLElement, before: readonly string[], now: readonly string[]): void {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const place = before.indexOf(text.nodeValue ?? '');
    text.nodeValue = now[place] ?? text.nodeValue;
  }
}
