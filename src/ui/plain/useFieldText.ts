import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EditResult, TextEdit } from '../../domain/phoneEdit';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What a field does with its text by itself. */
export interface TextRules {
  /** What an edit leaves in the field, and where the cursor then stands. */
  readonly applyEdit?: ((edit: TextEdit) => EditResult) | undefined;
  /** What a text becomes when the person leaves the field or sends the form. */
  readonly normalize?: ((text: string) => string) | undefined;
  /** What to know of a value that breaks no rule. */
  readonly note?: ((value: string) => string | null) | undefined;
  /** Said while the last digits that came found no room. */
  readonly fullText?: string | undefined;
}

interface FieldTextOptions extends TextRules {
  /** What the form holds. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * Ties an input to the form. The input holds the text, and the form is told of it: password managers, extensions and browsers
 * also set a text without any event. It is read at the latest when the form is sent.
 *
 * React never writes over it: an input is left to itself, or where it has to have a value (antd), that is `shown`: what stands in it
 * whenever it is drawn.
 *
 * While an input method composes, nothing is rewritten.
 */
export function useFieldText({ value, onChange, applyEdit, normalize, ...said }: FieldTextOptions) {
  const input = useRef<TextInput | null>(null);
  /** What stood in the input when it was last looked at. */
  const lastText = useRef('');
  /** What the form holds by this field; `null` before it was asked. */
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
    // Not always the text itself: a browser has its own line ends, and trims an e-mail address.
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
      // Safari would move the focus here.
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
  // The browser's own events: React leaves out those of a text that a script has set.
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
        // Chrome itself moves the cursor once more after this event.
        setTimeout(() => read());
      },
      { signal },
    );
    field.addEventListener('focus', () => enter(), { signal });
    field.addEventListener('blur', () => leave(), { signal });
    // Whatever happens next, it begins with what stands in all fields. Not when the focus moves: a line that appears above a
    // button just then would take it away from under the mouse.
    for (const name of ['beforeinput', 'click'])
      document.addEventListener(name, () => read(), { signal, capture: true });
    form?.addEventListener('submit', () => settle(), { signal, capture: true });
    return () => listening.abort();
  }, []);

  const hold = (field: TextInput | null) => {
    input.current = field;
  };
  const noted = (isFull ? said.fullText : null) ?? said.note?.(value) ?? null;
  return { hold, shown, noted };
}

/** Whatever tells of a text draws the field anew by itself. */
const subscribeToNothing = () => () => undefined;
