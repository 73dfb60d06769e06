import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationApplication } from '../../domain/member';
import { Notice } from '../../ui/Notice';
import { PlainButton } from '../../ui/PlainButton';
import { registrationDraft } from './registrationDraft';

interface KeptDraftProps {
  /** Puts this into the form, or empties it. */
  readonly fill: (application: RegistrationApplication | null) => void;
}

/** Says that the form holds what was typed on an earlier visit, and empties it on request (decisions F2). */
export function KeptDraft({ fill }: KeptDraftProps) {
  const { t } = useTranslation();
  const [cleared, setCleared] = useState<RegistrationApplication | null>(null);
  const clear = () => {
    setCleared(registrationDraft());
    fill(null);
  };
  const undo = () => {
    fill(cleared);
    setCleared(null);
  };
  return cleared === null ? (
    <Notice
      kind="info"
      role="status"
      title={t('What you typed before was kept in this browser. It was not sent yet.')}
      action={<PlainButton onClick={clear}>{t('Clear the form')}</PlainButton>}
    />
  ) : (
    <Notice
      kind="info"
      role="status"
      title={t('The form was cleared.')}
      action={<PlainButton onClick={undo}>{t('Undo')}</PlainButton>}
    />
  );
}
