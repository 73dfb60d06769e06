import { Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { matchPath } from 'react-router';
import { type RouteRow, routes } from '../src/app/router';
import { BASE_PATH } from '../src/config/paths';
import { ROLE } from '../src/domain/access';
import hindiTexts from '../src/i18n/hindi';
import { contract } from '../src/test/contract';
import { callTable, isOwnCall } from '../src/test/calls/callTable';
import type { Failed } from '../src/test/calls/messages';
import { plainName } from './storyNames';

const hindi: Readonly<Record<string, string>> = hindiTexts;

/** The docs page of a screen or component: its purpose, its look and its states. */
export default function ScreenDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const path: unknown = preparedMeta.initialArgs['path'];
  const route =
    typeof path === 'string' && routes.find((row) => matchPath(row.path, path) !== null);
  return (
    <>
      <Title />
      <Description />
      {route && <Notes route={route} />}
      <Primary />
      <h2>States</h2>
      <ul>
        {Object.values(csfFile.stories).map(({ id, name, parameters = {} }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {plainName(name)}
            </a>
            {stateText(parameters)}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Described {
  readonly [parameter: string]: unknown;
  readonly docs?: { readonly description?: { readonly story?: string } };
}

/** Reads the comment above a story. */
function stateText({ docs }: Described): string {
  const text = docs?.description?.story ?? '';
  return text === '' ? '' : `: ${text}`;
}

/** The ways in which a call may fail. */
const failures: readonly Failed[] = [
  { kind: 'lost' },
  { kind: 'unreadable' },
  ...[200, 401, 422, 500].map((status) => ({ kind: 'refused' as const, status, words: null })),
];

/** Takes route, calls and error texts from the tables that the tests use. */
function Notes({ route: { path, access, title } }: { readonly route: RouteRow }) {
  const calls = contract.filter(({ screens }) => screens.some((screen) => screen === path));
  const told = calls
    .flatMap(({ call }) => (isOwnCall(call) ? failures.flatMap(callTable[call].says) : []))
    .flatMap(({ words }) => words);
  const texts = [...new Set([title, ...told])].filter((text) => text in hindi);
  return (
    <>
      <p>
        <strong>Who sees it:</strong> {seenBy(access)}. Address: {BASE_PATH + path}
      </p>
      <h2>Server calls</h2>
      {calls.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {calls.map(({ call }) => (
            <li key={call}>{call}</li>
          ))}
        </ul>
      )}
      <h2>Title and error texts</h2>
      <table>
        <thead>
          <tr>
            <th>English</th>
            <th>हिन्दी</th>
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text}>
              <td>{text}</td>
              <td lang="hi">{hindi[text]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function seenBy(access: RouteRow['access']): string {
  if (access === 'public') return 'Everyone';
  return access.map((role) => (role === ROLE.admin ? 'Admins' : 'Members')).join(' and ');
}
