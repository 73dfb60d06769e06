import { clockTime, dayOfYear, daysSince } from '../domain/days';
import { type TFunction, useTranslation } from '../i18n/translation';
import type { Question } from './dialogs/DialogQueue';
import { isolated } from './FirmIdentity';
import { Notice } from './plain/Notice';

interface Sent {
  readonly at: number;
}

/** Says when a change was sent whose result is unknown: "at 10:42" for today, with the date for any other day. */
export function sentBeforeText(t: TFunction, { at }: Sent): string {
  const time = clockTime(at);
  const when =
    daysSince(at, Date.now()) === 0
      ? t('at {{time}}', { time })
      : t('on {{day}} at {{time}}', { day: dayOfYear(at), time });
  return t('Sent {{when}}. Result unknown.', { when });
}

const mayBeDone = (t: TFunction): string =>
  t('It may already have been done. If you send it again, it may be done a second time.');

export const sendAgainQuestion = (
  t: TFunction,
  sent: Sent,
  name: string | undefined,
): Question => ({
  title: name ? t('{{name}}: send again?', { name: isolated(name) }) : t('Send again?'),
  text: sentBeforeText(t, sent),
  detail: mayBeDone(t),
  confirmText: t('Send again'),
});

interface SentBeforeProps {
  readonly sent: (Sent & { readonly subject: string }) | undefined;
}

/** Warns above a form that its change was sent before, and that the result is unknown. */
export function SentBefore({ sent }: SentBeforeProps) {
  const { t } = useTranslation();
  if (sent === undefined) return null;
  return (
    <div style={{ marginBlockEnd: '0.75rem' }}>
      <Notice
        kind="warning"
        role="status"
        title={
          <>
            {sent.subject !== '' && <strong translate="no">{sent.subject}</strong>}
            {sent.subject !== '' && <span> · </span>}
            <span>{sentBeforeText(t, sent)}</span>
          </>
        }
        description={mayBeDone(t)}
      />
    </div>
  );
}
