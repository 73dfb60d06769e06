import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Member, NewMember } from '../../domain/member';
import { Button } from '../../ui/plain/Button';
import { ButtonLink } from '../../ui/plain/ButtonLink';
import { copiedMessage, uncopiedMessage } from '../../ui/copied';
import { copyText } from '../../ui/copyText';
import type { Message } from '../../ui/dialogs/DialogsContext';
import styles from './members.module.css';
import { waysToReach } from './waysToReach';

/** Call, WhatsApp, mail and copy in the Member Details. What came of a copy is said here: a notice would stand behind the dialog. */
export function ReachFirm({ firm }: { readonly firm: Member | NewMember }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<Message | null>(null);
  const ways = waysToReach(t, firm);
  if (ways.length === 0) return null;

  const copy = async (text: string) => {
    const done = await copyText(text);
    setSaid(done ? copiedMessage(t, text) : uncopiedMessage(t, text));
  };
  return (
    <>
      <div className={styles['ways']}>
        {ways.map((way) =>
          'href' in way ? (
            <ButtonLink
              key={way.key}
              href={way.href}
              {...(way.key === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {way.text}
            </ButtonLink>
          ) : (
            <Button key={way.key} onClick={() => void copy(way.copies)}>
              {way.text}
            </Button>
          ),
        )}
      </div>
      <div role="status">
        {said !== null && (
          <>
            <p>
              <span>{said.title}</span>
              <span>:</span> <bdi translate="no">{said.text}</bdi>
            </p>
            <p>{said.detail}</p>
          </>
        )}
      </div>
    </>
  );
}
