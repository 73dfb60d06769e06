import { memo, useDeferredValue, useId, useState } from 'react';
import demoTexts from '../../src/i18n/hi.demo.json';
import texts from '../../src/i18n/hi.json';
import sentences from '../../src/i18n/hi.service.json';
import styles from './pages.module.css';

interface Row {
  readonly en: string;
  readonly hi: string;
  readonly note: string;
  readonly searched: string;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();

const row = ([en, hi]: readonly [string, string], note: string): Row => ({
  en,
  hi,
  note,
  searched: plain(`${en}\n${hi}`),
});

const ROWS: readonly Row[] = [
  ...Object.entries(texts).map((pair) => row(pair, '')),
  ...Object.entries(sentences).map((pair) => row(pair, 'from the server')),
  ...Object.entries(demoTexts).map((pair) => row(pair, 'demo only')),
];

/** Lists all texts of the portal, for proofreading the Hindi. */
export function AllTexts() {
  const field = useId();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(plain(typed)).split(/\s+/);
  const found = ROWS.filter(({ searched }) => words.every((word) => searched.includes(word)));
  return (
    <main className={styles['page']}>
      <h1>All texts</h1>
      <p>
        Every text of the portal with its Hindi. The portal fills in the framed parts, such as a
        number or a name. ·{' '}
        <span lang="hi">
          पोर्टल का हर वाक्य और उसकी हिन्दी। चौखट वाली जगह पोर्टल खुद भरता है, जैसे संख्या या नाम।
        </span>
      </p>
      <div className={styles['search']}>
        <label htmlFor={field}>
          Search in English or Hindi · <span lang="hi">खोजें</span>
        </label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <output htmlFor={field}>
          {found.length} of {ROWS.length} texts
        </output>
      </div>
      <Texts rows={found} />
    </main>
  );
}

const Texts = memo(function Texts({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">English</th>
          <th scope="col" lang="hi">
            हिन्दी
          </th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ en, hi, note }) => (
          <tr key={`${note} ${en}`}>
            <td>
              <Marked text={en} />
            </td>
            <td lang="hi">
              <Marked text={hi} />
            </td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Shows a text with frames around its placeholders. */
function Marked({ text }: { readonly text: string }) {
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => (index % 2 === 0 ? part : <mark key={index}>{part}</mark>));
}
