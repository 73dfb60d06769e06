import { answer, type CatalogueRow, network, said, type Shown, words } from './CatalogueRow';

const importing = {
  as: 'admin',
  opens: [{ press: 'Import' }],
  steps: [
    { choose: 'members.csv', with: 'name,mobile,address,area\nAssi Silks,9415012345,B 1,Assi\n' },
    { answer: 'Start Import' },
  ],
  stays: { text: 'members.csv, 1 kB' },
} as const;
const answered = { ...importing, line: 'Import with server response' } as const;
const failedImport = (title: string, ...errors: string[]): Shown => ({
  in: 'import',
  title,
  errors,
});

/** The lines of section 8 on the import. */
export const importErrors: readonly CatalogueRow[] = (
  [
    ['/members', '/api/import/members'],
    ['/new-members', '/api/import/newmembers'],
  ] as const
).flatMap(([screen, path]): CatalogueRow[] => {
  const at = { screen, call: { method: 'post', path }, endsAt: screen } as const;
  const errors = { file: ['The file is old.', 'The file is short.'], columns: ['No name.'] };
  const flattened = ['The file is old.', 'The file is short.', 'No name.'];
  return [
    {
      ...answered,
      ...at,
      situation: 'a message and errors',
      provoked: answer(422, { ...said, errors }),
      shown: failedImport(`Error: ${words}`, ...flattened),
    },
    {
      ...answered,
      ...at,
      situation: 'errors without a message',
      provoked: answer(422, { errors }),
      shown: failedImport('Error: Import failed', ...flattened),
    },
    {
      ...answered,
      ...at,
      situation: 'a message and a single error',
      provoked: answer(400, { ...said, error: 'The error.' }),
      shown: failedImport(`Error: ${words}`, 'The error.'),
    },
    {
      ...answered,
      ...at,
      situation: 'without words',
      provoked: answer(400),
      shown: failedImport('Error: Import failed', 'Unknown error occurred'),
    },
    {
      ...importing,
      ...at,
      line: 'Import, no response',
      situation: 'no answer',
      provoked: network,
      shown: failedImport(
        'Network error. The service could not be reached: this device is offline, or the service does not let this site in. Please check your internet connection.',
      ),
    },
  ];
});
