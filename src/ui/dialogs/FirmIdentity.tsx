import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

/** A text that names the firm: the name cannot turn the words around it, whatever it is written in. */
export function withIsolatedName(text: string, name: string | undefined): ReactNode {
  if (name === undefined || name === '') return text;
  return text.split(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <bdi>{name}</bdi>}
      {part}
    </Fragment>
  ));
}
