import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { type Text, useTranslation } from '../i18n/translation';

/** The action of a notice that leads to a screen: notices are above the router, whose links do not work there. */
export function useNoticeLink(path: string, text: Text): (close: () => void) => ReactNode {
  const href = useHref(path);
  const navigate = useNavigate();
  return (close) => (
    <NoticeLink
      href={href}
      text={text}
      onFollow={() => {
        close();
        void navigate(path);
      }}
    />
  );
}

interface NoticeLinkProps {
  readonly href: string;
  readonly text: Text;
  readonly onFollow: () => void;
}

function NoticeLink({ href, text, onFollow }: NoticeLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      href={href}
      onClick={(event) => {
        // The browser opens other tabs and windows by itself.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {t(text)}
    </a>
  );
}
