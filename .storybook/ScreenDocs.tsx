import { Description, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import hindiTexts from '../src/i18n/hi.json';
import { notesOf, type ScreenNotes } from './screenNotes';

const hindi: Readonly<Record<string, string>> = hindiTexts;

/** The docs page of a screen or a piece: what it is for, how it looks, and which states it has. */
export default function ScreenDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const notes = notesOf(preparedMeta.parameters);
  return (
    <>
      <Title />
      {notes === undefined ? <Description /> : <Notes notes={notes} />}
      <Primary />
      <h2>States</h2>
      <ul>
        {Object.values(csfFile.stories).map(({ id, name, parameters = {} }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
            {stateText(parameters)}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Described {
  readonly docs?: { readonly description?: { readonly story?: string } };
}

/** What the comment above a story says of it. */
function stateText({ docs }: Described): string {
  const text = docs?.description?.story ?? '';
  return text === '' ? '' : `: ${text}`;
}

function Notes({ notes: { purpose, seenBy, calls, texts } }: { readonly notes: ScreenNotes }) {
  return (
    <>
      <Markdown>{purpose}</Markdown>
      <p>
        <strong>Who sees it:</strong> {seenBy}
      </p>
      <h2>Calls to the service</h2>
      {calls.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul>
          {calls.map((call) => (
            <li key={call}>{call}</li>
          ))}
        </ul>
      )}
      <h2>Texts</h2>
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
