import { useEffect, useRef, useState } from 'react';
import type { RegistrationApplication } from '../../domain/member';
import { clearDraft, readDraft, writeDraft } from '../../session/unsaved/drafts';
import type { FormInstance } from '../../ui/plain/Form';
import { BLANK_APPLICATION, registrationDraft } from './registrationDraft';

const KEY = 'draft:registration';

/** What the form tells of its draft: one of an earlier visit, or what was just cleared and can be had back. */
type DraftState = 'none' | 'restored' | { readonly cleared: RegistrationApplication };

/** The draft of the registration form (rule F2): kept while it is typed, said when it is found, cleared on request. */
export function useSavedDraft(form: FormInstance<RegistrationApplication>, busy: boolean) {
  const [state, setState] = useState<DraftState>(() =>
    readDraft(KEY) === null ? 'none' : 'restored',
  );

  // The form may have been left and opened again since its application was sent: whichever one stands is emptied.
  const wasBusy = useRef(busy);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!ended || readDraft(KEY) !== null) return;
    empty(form);
    setState('none');
  }, [busy, form]);

  return {
    told: state,
    save: (values: RegistrationApplication) => {
      writeDraft(KEY, values);
      // What is typed now would be lost by an Undo.
      if (typeof state === 'object') setState('none');
    },
    clear: () => {
      setState({ cleared: registrationDraft() });
      clearDraft(KEY);
      empty(form);
    },
    undo: () => {
      if (typeof state !== 'object') return;
      writeDraft(KEY, state.cleared);
      form.setFieldsValue(state.cleared);
      setState('restored');
    },
  };
}

/** Without what it began with, and without its errors. */
function empty(form: FormInstance<RegistrationApplication>): void {
  form.setFieldsValue(BLANK_APPLICATION);
  form.resetFields();
  form.setFieldsValue(BLANK_APPLICATION);
}
