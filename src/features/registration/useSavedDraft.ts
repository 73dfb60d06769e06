import { useEffect, useRef, useState } from 'react';
import type { RegistrationApplication } from '../../domain/member';
import { readMemberChanges } from '../../domain/memberChanges';
import { BLANK_REPRESENTATIVE, firmOf } from '../../domain/memberFields';
import { clearDraft, readDraft, writeDraft } from '../../session/drafts';

/** Starts with one blank row (product §2 item 1). */
const BLANK_APPLICATION: RegistrationApplication = {
  ...firmOf(() => ''),
  representatives: [BLANK_REPRESENTATIVE],
};

/** The draft stored before a reload; anything else in the storage is ignored. */
function registrationDraft(): RegistrationApplication {
  const draft = readMemberChanges(readDraft());
  if (draft === null) return BLANK_APPLICATION;
  return draft.representatives.length > 0
    ? draft
    : { ...draft, representatives: BLANK_APPLICATION.representatives };
}

/** True if nothing was typed since this application was sent. */
export const isDraftOf = (sent: RegistrationApplication): boolean =>
  JSON.stringify(registrationDraft()) === JSON.stringify(readMemberChanges(sent));

/** The state shown to the person: a draft of an earlier visit, or one just cleared that Undo can bring back. */
type DraftState = 'none' | 'restored' | { readonly cleared: RegistrationApplication };

/** The draft of the registration form: stored while typing, announced when found, cleared on request. */
export function useSavedDraft(busy: boolean) {
  const [state, setState] = useState<DraftState>(() =>
    readDraft() === null ? 'none' : 'restored',
  );
  /** The texts with which the form starts; another `key` starts it again. */
  const [start, setStart] = useState(() => ({ key: 0, texts: registrationDraft() }));
  // The form may have been reopened since its application was sent; the form that is open now is cleared.
  const wasBusy = useRef(busy);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!ended || readDraft() !== null) return;
    setStart(startWith(BLANK_APPLICATION));
    setState('none');
  }, [busy]);

  return {
    state,
    start,
    save: (typed: RegistrationApplication) => {
      writeDraft(typed);
      // Undo would overwrite the new text.
      if (typeof state === 'object') setState('none');
    },
    clear: () => {
      setState({ cleared: registrationDraft() });
      clearDraft();
      setStart(startWith(BLANK_APPLICATION));
    },
    undo: () => {
      if (typeof state !== 'object') return;
      writeDraft(state.cleared);
      setStart(startWith(state.cleared));
      setState('restored');
    },
  };
}

/** Starts the form again, with these texts. */
const startWith =
  (texts: RegistrationApplication) =>
  ({ key }: { readonly key: number }) => ({ key: key + 1, texts });
