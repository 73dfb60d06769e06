import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { Member, NewMember } from '../../domain/member';
import { useTranslation } from '../../i18n/translation';
import { copyMessage } from '../../ui/copyAndNotify';
import { copyText } from '../../ui/copyText';
import { contactLinksOf } from './contactLinks';

/** Call, WhatsApp, mail and copy. The result of copying is shown here, since a notice would be behind the dialog. */
export function ContactButtons({ firm }: { readonly firm: Member | NewMember }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<{ text: string; isCopied: boolean } | null>(null);
  const message = copied && copyMessage(t, copied.text, copied.isCopied);
  const ways = contactLinksOf(t, firm);
  if (ways.length === 0) return null;

  const copy = async (text: string) => {
    setCopied({ text, isCopied: await copyText(text) });
  };
  return (
    <>
      <Flex wrap gap="small" style={{ marginBlockStart: '1rem' }}>
        {ways.map((way) =>
          'href' in way ? (
            <Button
              key={way.key}
              href={way.href}
              {...(way.key === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {way.text}
            </Button>
          ) : (
            <Button key={way.key} onClick={() => void copy(way.textToCopy)}>
              {way.text}
            </Button>
          ),
        )}
      </Flex>
      <div role="status">
        {message !== null && (
          <>
            <p>
              <span>{message.title}</span>
              <span>:</span> <bdi translate="no">{message.text}</bdi>
            </p>
            <p>{message.detail}</p>
          </>
        )}
      </div>
    </>
  );
}
