import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { AboutFirm } from './DialogsContext';

/** Between a word and its number. */
const NO_BREAK = '\u00A0';

/** A firm and what tells it from another of the same name. Each part keeps its own direction of writing. */
export function FirmIdentity({ name, id, membership, mobile }: AboutFirm) {
  const { t } = useTranslation();
  const number =
    membership == null ? (
      <>
        {t('Mobile No.')}
        {NO_BREAK}
        <bdi>{mobile === undefined || mobile === '' ? '-' : mobile}</bdi>
      </>
    ) : (
      <>
        {t('Membership No.')}
        {NO_BREAK}
        <bdi>{membership}</bdi>
      </>
    );
  return (
    <>
      <bdi>{name}</bdi>
      {id != null && (
        <>
          {' · '}
          {number}
          {' · '}
          {t('Id')}
          {NO_BREAK}
          <bdi>{id}</bdi>
        </>
      )}
    </>
  );
}

const FIRST_STRONG_ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** A firm's name for a title of a dialog: it cannot turn the words around it, whatever it is written in. */
export const isolated = (name: string): string =>
  FIRST_STRONG_ISOLATE + name.replace(/[\u2066-\u2069]/g, '') + END_OF_ISOLATE;

/** A title with the name that is isolated in it as an element of its own. */
export function withIsolatedName(title: string): ReactNode {
  const [before = '', rest] = title.split(FIRST_STRONG_ISOLATE);
  if (rest === undefined) return title;
  const [name = '', after = ''] = rest.split(END_OF_ISOLATE);
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
