import {
  type FocusEvent,
  type ReactNode,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './form.module.css';
import { FormContext, type TextInput } from './Form';
import { controlProps, type FieldProps, wrongId } from './fields';

interface NativeFieldProps extends FieldProps {
  readonly initialText?: string | undefined;
  readonly children: (control: ReturnType<typeof useField>['control']) => ReactNode;
}

/** A native field. It keeps its text itself, and its form reads that at Submit. */
export function Field({ children, ...field }: NativeFieldProps) {
  const { control, ...below } = useField(field);
  return (
    <FieldFrame {...field} {...below}>
      {children(control)}
    </FieldFrame>
  );
}

interface FieldFrameProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly errors: readonly ReactNode[];
  readonly hint: string | null;
  readonly children: ReactNode;
}

/** What is around an input of either kit: its label, and below it what is wrong or should be looked at. */
export function FieldFrame({ name, label, required, errors, hint, children }: FieldFrameProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={name} className={required ? styles['required'] : undefined}>
        {label}
      </label>
      {children}
      {errors.length > 0 && (
        <div id={wrongId(name)} className={styles['wrong']}>
          {errors.map((error, index) => (
            <p key={index}>{error}</p>
          ))}
        </div>
      )}
      {hint !== null && (
        <p role="status" className={styles['note']}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error of a field: of the text that was checked, in the language of the screen, or in the words of the service. */
type FieldError = { readonly checkedText: string } | { readonly texts: readonly string[] };

function useField({
  name,
  label,
  rule,
  initialText = '',
  ...field
}: Omit<NativeFieldProps, 'children'>) {
  const { required = false, applyEdit, normalize, note, fullText } = field;
  const form = use(FormContext);
  const input = useRef<TextInput>(null);
  /** The text at the last event: an edit is the difference to it. */
  const lastText = useRef(initialText);
  const isComposing = useRef(false);
  const [text, setText] = useState(initialText);
  const [isFull, setFull] = useState(false);
  const [error, setError] = useState<FieldError | null>(null);

  const showText = (now: string) => {
    lastText.current = now;
    setText(now);
  };
  const check = (checkedText: string): boolean => {
    const isRight = rule === undefined || rule(checkedText) === null;
    setError(isRight ? null : { checkedText });
    return isRight;
  };
  /** Takes over an edit, also one that no event reported. */
  const read = () => {
    const element = input.current;
    if (element === null || element.value === lastText.current) return;
    if (isComposing.current && applyEdit !== undefined) return;
    const { value: now, selectionEnd } = element;
    const edit = applyEdit?.({
      before: lastText.current,
      now,
      cursor: selectionEnd ?? now.length,
    });
    if (edit !== undefined && edit.text !== now) {
      element.value = edit.text;
      // In Safari, setting the selection would move the focus here.
      if (document.activeElement === element) element.setSelectionRange(edit.cursor, edit.cursor);
    }
    setFull(edit?.isFull ?? false);
    showText(element.value);
    if (error !== null) check(element.value);
  };

  const checkForSubmit = useEffectEvent((element: TextInput) => {
    isComposing.current = false;
    read();
    const sent = normalize?.(element.value) ?? element.value;
    if (sent !== element.value) element.value = sent;
    showText(element.value);
    return check(sent);
  });
  useLayoutEffect(() => {
    const element = input.current;
    if (form === null || element === null) return;
    form.fields.set(name, {
      input: element,
      check: () => checkForSubmit(element),
      showErrors: (texts) => setError({ texts }),
    });
    return () => void form.fields.delete(name);
  }, [form, name]);

  const broken = error !== null && 'checkedText' in error ? rule?.(error.checkedText) : null;
  const errors = error !== null && 'texts' in error ? error.texts : broken ? [broken] : [];
  const control = {
    ref: (element: TextInput | null) => {
      input.current = element;
    },
    ...controlProps({ id: name, label, required, isWrong: errors.length > 0 }),
    name,
    defaultValue: initialText,
    className: styles['input'],
    onInput: read,
    // A key in the middle of a number that came without an event is an edit of that number.
    onKeyDown: read,
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
      // Chrome moves the cursor once more after this event.
      setTimeout(() => input.current?.dispatchEvent(new Event('input', { bubbles: true })));
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // On the way to a button, a line that appears would move it away from under the mouse.
      if (text !== '' && isTextInput(relatedTarget)) check(normalize?.(text) ?? text);
    },
  };
  return { control, errors, hint: (isFull ? fullText : null) ?? note?.(text) ?? null };
}

const isTextInput = (element: EventTarget | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
