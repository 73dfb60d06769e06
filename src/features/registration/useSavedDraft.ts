import { useEffect, useRef, useState } from 'react';
import type { RegistrationApplication } from '../../domain/member';
import { readMemberChanges } from '../../domain/memberChanges';
import { BLANK_REPRESENTATIVE, firmOf } from '../../domain/memberFields';
import { clearDraft, readDraft, writeDraft } from '../../session/drafts';
import type { FormInstance } from '../../ui/plain/Form';

/** Starts with one blank row (product §2 item 1). */
const BLANK_APPLICATION: RegistrationApplication = {
  ...firmOf(() => ''),
  representatives: [BLANK_REPRESENTATIVE],
};

/** The draft stored before a reload (rule F2); anything else in the storage is ignored. */
export function registrationDraft(): RegistrationApplication {
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

/** The draft of the registration form (rule F2): stored while typing, announced when found, cleared on request. */
export function useSavedDraft(form: FormInstance<RegistrationApplication>, busy: boolean) {
  const [state, setState] = useState<DraftState>(() =>
    readDraft() === null ? 'none' : 'restored',
  );

  // The form may have been reopened since its application was sent; the form that is open now is cleared.
  const wasBusy = useRef(busy);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!ended || readDraft() !== null) return;
    empty(form);
    setState('none');
  }, [busy, form]);

  return {
    state,
    save: (values: RegistrationApplication) => {
      writeDraft(values);
      // Undo would overwrite the new text.
      if (typeof state === 'object') setState('none');
    },
    clear: () => {
      setState({ cleared: registrationDraft() });
      clearDraft();
      empty(form);
    },
    undo: () => {
      if (typeof state !== 'object') return;
      writeDraft(state.cleared);
      form.setFieldsValue(state.cleared);
      setState('restored');
    },
  };
}

/** Also clears the initial values and errors. */
function empty(form: FormInstance<RegistrationApplication>): void {
  form.setFieldsValue(BLANK_APPLICATION);
  form.resetFields();
  form.setFieldsValue(BLANK_APPLICATION);
}
