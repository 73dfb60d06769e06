import type { ReactNode } from 'react';
import { properName, useTranslation } from '../i18n/translation';
import type { MessageSubject } from './dialogs/DialogQueue';

const NO_BREAK = '\u00A0';

/** A firm with what distinguishes it from another of the same name. Each part keeps its own text direction. */
export function FirmIdentity({ name, id, membership, mobile }: MessageSubject) {
  const { t } = useTranslation();
  const [label, number] =
    membership == null ? [t('Mobile No.'), mobile || '-'] : [t('Membership No.'), membership];
  return (
    <>
      <bdi {...properName(name)}>{name}</bdi>
      {id != null && (
        <>
          {' '}
          <span>·</span> <span>{label}</span>
          {NO_BREAK}
          <bdi translate="no">{number}</bdi> <span>·</span> <span>{t('ID')}</span>
          {NO_BREAK}
          <bdi translate="no">{id}</bdi>
        </>
      )}
    </>
  );
}

const FIRST_STRONG_ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** Isolates a name inside a text: its script cannot reorder the words around it, and no browser translates it. */
export const isolated = (name: string): string =>
  FIRST_STRONG_ISOLATE + name.replace(/[\u2066-\u2069]/g, '') + END_OF_ISOLATE;

/** Renders a text with the isolated name in an element of its own. */
export function withIsolatedName(text: string): ReactNode {
  const [before = '', rest] = text.split(FIRST_STRONG_ISOLATE);
  if (rest === undefined) return text;
  const [name = '', after = ''] = rest.split(END_OF_ISOLATE);
  return (
    <>
      {before !== '' && <span>{before.trimEnd()}</span>}
      {before.endsWith(' ') && ' '}
      <bdi {...properName(name)}>{name}</bdi>
      {after.startsWith(' ') && ' '}
      {after !== '' && <span>{after.trimStart()}</span>}
    </>
  );
}
