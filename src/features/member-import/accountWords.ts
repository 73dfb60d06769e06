import type { TFunction } from '../../i18n/Text';
import type { AccountRequest } from './account';
import { columnLabel } from './remarkText';
import { placeOfColumn } from './templateColumns';

/** The words of the file that says what became of each row. */
export const accountWords = (t: TFunction): AccountRequest['words'] => ({
  header: [
    t('Row'),
    columnLabel(t, placeOfColumn('membership')),
    columnLabel(t, placeOfColumn('name')),
    columnLabel(t, placeOfColumn('mobile')),
    t('Outcome'),
    t('Errors'),
  ],
  taken: t('sent, not refused'),
  refused: t('refused'),
  sentBefore: t('sent before, not refused then'),
  leftOut: t('left out'),
});
