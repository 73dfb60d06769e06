import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/Notice';
import type { PreviewTable } from './useSheet';

/** What the header and the encoding of the file leave to be said. */
export function HeaderNotes({ preview }: { readonly preview: PreviewTable }) {
  const { t } = useTranslation();
  const notes = notesOf(t, preview);
  if (notes.length === 0) return null;
  return (
    <Notice
      kind="info"
      role="note"
      title={t('About the file')}
      description={
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      }
    />
  );
}

const list = (names: readonly string[]) => names.join(', ');

function notesOf(t: TFunction, { header, encodingGuessed, sheet }: PreviewTable): string[] {
  const { row, missing, unknown, repeated, renamed } = header;
  const notes = [
    encodingGuessed &&
      t('The text is no UTF-8 and was read as windows-1252. See whether names look right.'),
    sheet !== undefined && t('The preview shows the sheet {{sheet}} only.', { sheet }),
    row > 1 && t('The header stands in row {{row}}.', { row }),
    missing.length > 0 &&
      t('Columns that the file does not have: {{names}}.', { names: list(missing) }),
    unknown.length > 0 &&
      t('Columns that the template does not have, and that are not read: {{names}}.', {
        names: list(unknown),
      }),
    repeated.length > 0 &&
      t('Columns that stand there twice, of which the first counts: {{names}}.', {
        names: list(repeated),
      }),
    renamed.length > 0 &&
      t('Columns under another name than in the template: {{names}}.', { names: list(renamed) }),
  ].filter((note) => note !== false);
  const differs = encodingGuessed || sheet !== undefined || row > 1 || renamed.length > 0;
  return differs
    ? [
        ...notes,
        t(
          'The service may not read such a file. "Send the rows of the preview" gives it the template’s form.',
        ),
      ]
    : notes;
}
