import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { TextRules } from '../plain/fields';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

interface FieldTextOptions extends TextRules {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * Connects antd's input with its form. The input owns the text: password managers, extensions and browsers also set it without
 * any event, and such a text is read when the form is sent. So that no render overwrites it, antd gets `shown` as the value: the
 * text that stands in the input.
 */
export function useFieldText(options: FieldTextOptions) {
  const { value, onChange, applyEdit, normalize, note, fullText } = options;
  const input = useRef<TextInput | null>(null);
  /** The text at the last event, or as the form has set it. */
  const lastText = useRef('');
  const isComposing = useRef(false);
  const [isFull, setFull] = useState(false);
  // Renders the field with each change, also with one that the form is not told.
  const [, setDrawn] = useState(value);
  const shown = useSyncExternalStore(
    subscribeToNothing,
    () => input.current?.value ?? value,
    () => value,
  );

  /** antd's input also renders itself at focus and blur, then with the text that stands in it. */
  const draw = () => setDrawn(input.current?.value ?? '');
  const write = (text: string, field: TextInput) => {
    field.value = text;
    // The input may change the text: browsers have their own line breaks, and trim an email address.
    lastText.current = field.value;
    draw();
  };
  const read = (isFinal = false) => {
    const field = input.current;
    if (field === null || field.readOnly) return;
    draw();
    const { value: now, selectionEnd } = field;
    if (isComposing.current && applyEdit !== undefined) return;
    const isNew = now !== lastText.current;
    const change = { before: lastText.current, now, cursor: selectionEnd ?? now.length };
    const edit = isNew ? applyEdit?.(change) : undefined;
    const entered = edit?.text ?? (isNew ? now : value);
    const text = isFinal ? (normalize?.(entered) ?? entered) : entered;
    if (!isNew && text === value) return;
    lastText.current = now;
    if (text !== now) write(text, field);
    // In Safari, setting the selection would move the focus here.
    if (edit !== undefined && edit.text !== now && document.activeElement === field)
      field.setSelectionRange(edit.cursor, edit.cursor);
    setFull(edit?.isFull ?? isFull);
    if (text !== value) onChange(text);
  };

  const syncFromForm = useEffectEvent((text: string) => {
    if (input.current === null || text === lastText.current || isComposing.current) return;
    setFull(false);
    write(text, input.current);
  });
  const onSubmit = useEffectEvent(() => {
    isComposing.current = false;
    read(true);
  });
  useLayoutEffect(() => syncFromForm(value), [value]);
  useLayoutEffect(() => {
    const form = input.current?.form;
    // Before the form checks its values.
    form?.addEventListener('submit', onSubmit, true);
    return () => form?.removeEventListener('submit', onSubmit, true);
  }, []);

  const events = {
    onChange: () => read(),
    // A key in the middle of a number that came without an event is an edit of that number.
    onKeyDown: () => read(),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
      // Chrome moves the cursor once more after this event.
      setTimeout(() => read());
    },
    onFocus: draw,
    onBlur: () => {
      draw();
      // Not a text without an event: a line that appears now would move the button away from under the mouse.
      if (input.current?.value === lastText.current) read(true);
    },
  };
  const attach = (field: TextInput | null) => {
    input.current = field;
  };
  const hint = (isFull ? fullText : null) ?? note?.(value) ?? null;
  return { attach, events, shown, hint };
}

/** Every change of the text renders the field by itself. */
const subscribeToNothing = () => () => undefined;
