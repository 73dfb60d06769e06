import { useEffect, useRef, useState } from 'react';
import type { RegistrationApplication } from '../../domain/member';
import { clearDraft, readDraft, writeDraft } from '../../session/work/drafts';
import type { FormInstance } from '../../ui/plain/Form';
import { BLANK_APPLICATION, registrationDraft } from './registrationDraft';

const KEY = 'draft:registration';

/** What the form tells of its draft: one of an earlier visit, or what was just cleared and can be had back. */
type Told = 'nothing' | 'kept' | { readonly cleared: RegistrationApplication };

/** The draft of the registration form (rule F2): kept while it is typed, said when it is found, cleared on request. */
export function useKeptDraft(form: FormInstance<RegistrationApplication>, busy: boolean) {
  const [told, setTold] = useState<Told>(() => (readDraft(KEY) === null ? 'nothing' : 'kept'));

  // The form may have been left and opened again since its application was sent: whichever one stands is emptied.
  const wasBusy = useRef(busy);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!ended || readDraft(KEY) !== null) return;
    empty(form);
    setTold('nothing');
  }, [busy, form]);

  return {
    told,
    keep: (values: RegistrationApplication) => {
      writeDraft(KEY, values);
      // What is typed now would be lost by an Undo.
      if (typeof told === 'object') setTold('nothing');
    },
    clear: () => {
      setTold({ cleared: registrationDraft() });
      clearDraft(KEY);
      empty(form);
    },
    undo: () => {
      if (typeof told !== 'object') return;
      writeDraft(KEY, told.cleared);
      form.setFieldsValue(told.cleared);
      setTold('kept');
    },
  };
}

/** Without what it began with, and without its errors. */
function empty(form: FormInstance<RegistrationApplication>): void {
  form.setFieldsValue(BLANK_APPLICATION);
  form.resetFields();
  form.setFieldsValue(BLANK_APPLICATION);
}
