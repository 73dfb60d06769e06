import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EditResult, TextEdit } from '../../domain/phoneEdit';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

export interface TextRules {
  /** Returns the text and cursor after an edit. */
  readonly applyEdit?: ((edit: TextEdit) => EditResult) | undefined;
  /** Cleans the text when the person leaves the field or sends the form. */
  readonly normalize?: ((text: string) => string) | undefined;
  /** Returns a hint about a value that breaks no rule. */
  readonly note?: ((value: string) => string | null) | undefined;
  /** Shown while the last digits did not fit. */
  readonly fullText?: string | undefined;
}

interface FieldTextOptions extends TextRules {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * Connects an input with the form. The input owns the text and reports it to the form, since password managers, extensions and
 * browsers also set a text without any event. It is read, at the latest, when the form is sent.
 *
 * React never overwrites it: the input is uncontrolled, or, where antd needs a value, gets `shown`, the text it has at each
 * render. Nothing is rewritten during the composition of an input method.
 */
export function useFieldText({
  value,
  onChange,
  applyEdit,
  normalize,
  ...texts
}: FieldTextOptions) {
  const input = useRef<TextInput | null>(null);
  const lastText = useRef('');
  /** The value that this field last gave to the form or got from it; `null` at first. */
  const reportedText = useRef<string | null>(null);
  const isComposing = useRef(false);
  const [displayed, setDisplayed] = useState(value);
  const shown = useSyncExternalStore(
    subscribeToNothing,
    () => input.current?.value ?? displayed,
    () => value,
  );
  const [isFull, setFull] = useState(false);

  const write = (text: string, field: TextInput) => {
    field.value = text;
    // The input may change the text: browsers have their own line breaks, and trim an email address.
    lastText.current = field.value;
    setDisplayed(field.value);
  };
  const reportChange = (text: string) => {
    if (text === reportedText.current) return;
    reportedText.current = text;
    onChange(text);
  };

  const syncFromForm = useEffectEvent(() => {
    if (input.current === null || value === reportedText.current || isComposing.current) return;
    reportedText.current = value;
    setFull(false);
    write(value, input.current);
  });
  const read = useEffectEvent(() => {
    const field = input.current;
    if (field === null || field.readOnly) return;
    setDisplayed(field.value);
    if (field.value === lastText.current) return;
    if (applyEdit === undefined) {
      lastText.current = field.value;
      reportChange(field.value);
      return;
    }
    if (isComposing.current) return;
    const { value: now, selectionEnd } = field;
    const edit = applyEdit({ before: lastText.current, now, cursor: selectionEnd ?? now.length });
    if (edit.text !== now) {
      write(edit.text, field);
      // In Safari, setting the selection would move the focus here.
      if (document.activeElement === field) field.setSelectionRange(edit.cursor, edit.cursor);
    }
    lastText.current = edit.text;
    setFull(edit.isFull);
    reportChange(edit.text);
  });
  const settle = useEffectEvent(() => {
    isComposing.current = false;
    read();
    const field = input.current;
    if (field === null || field.readOnly || normalize === undefined) return;
    const text = normalize(field.value);
    if (text !== field.value) write(text, field);
    reportChange(text);
  });

  const enter = useEffectEvent(() => setDisplayed(input.current?.value ?? ''));
  const leave = useEffectEvent(() => {
    isComposing.current = false;
    if (input.current?.value === lastText.current) settle();
    else enter();
  });

  useLayoutEffect(() => syncFromForm());
  // Native events, since React omits those of a text that a script has set.
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null) return;
    const { form } = field;
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['beforeinput', 'input', 'change'])
      field.addEventListener(name, () => read(), { signal });
    field.addEventListener(
      'compositionstart',
      () => {
        read();
        isComposing.current = true;
      },
      { signal },
    );
    field.addEventListener(
      'compositionend',
      () => {
        isComposing.current = false;
        // Chrome moves the cursor once more after this event.
        setTimeout(() => read());
      },
      { signal },
    );
    field.addEventListener('focus', () => enter(), { signal });
    field.addEventListener('blur', () => leave(), { signal });
    // Reads the field before anything else happens. Not when the focus moves: a line that appears above a button just then
    // would move it away from under the mouse.
    for (const name of ['beforeinput', 'click'])
      document.addEventListener(name, () => read(), { signal, capture: true });
    form?.addEventListener('submit', () => settle(), { signal, capture: true });
    return () => listening.abort();
  }, []);

  const attach = (field: TextInput | null) => {
    input.current = field;
  };
  const hint = (isFull ? texts.fullText : null) ?? texts.note?.(value) ?? null;
  return { attach, shown, hint };
}

/** Every change of the text renders the field by itself. */
const subscribeToNothing = () => () => undefined;
