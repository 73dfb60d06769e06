import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useState,
} from 'react';
import { type FieldErrors, focusFirstError } from './fieldErrors';

export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** A field as its form knows it. */
interface FormField {
  readonly input: TextInput | null;
  /** Cleans the text, shows which rule it breaks, and returns `false` if it breaks one. */
  readonly check: () => boolean;
  readonly showErrors: (texts: readonly string[]) => void;
}

export interface FormHandle extends FieldErrors {
  readonly fields: Map<string, FormField>;
  /** Enters a text as if the person had typed it. */
  readonly enterText: (id: string, text: string) => void;
}

/** Lets a page show the service's errors below the fields of its {@link Form}. */
export function useForm(): FormHandle {
  const [form] = useState<FormHandle>(() => {
    const fields = new Map<string, FormField>();
    return {
      fields,
      inputOf: (id) => fields.get(id)?.input ?? null,
      enterText: (id, text) => enterText(fields.get(id)?.input, text),
      showErrors: (errors) => errors.forEach(({ id, texts }) => fields.get(id)?.showErrors(texts)),
    };
  });
  return form;
}

export const FormContext = createContext<FormHandle | null>(null);

interface FormProps {
  readonly form: FormHandle;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  /** Called at each edit of a field. */
  readonly onInput?: () => void;
  /** Gets what stands in the fields once no rule is broken, by the fields' names. */
  readonly onSend: (texts: FormData) => unknown;
  readonly ref?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
}

/**
 * A form of the first screens: native inputs that keep their text themselves, so that these screens open without antd
 * (docs/decisions/0009). Values are read once, at Submit: password managers and extensions also set them without any event.
 */
export function Form({ form, onSend, children, ...props }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = [...form.fields].filter(([, field]) => !field.check());
    if (wrong.length === 0) void onSend(new FormData(event.currentTarget));
    else focusFirstError(wrong[0]?.[0]);
  };
  const events = { onKeyDown: submitByKeys, onSubmit: submit };
  return (
    <FormContext value={form}>
      {/* The texts below the fields replace the browser's own messages, which would prevent them. */}
      <form {...props} {...events} noValidate>
        {children}
      </form>
    </FormContext>
  );
}

/** Ctrl+Enter sends from every field of both kits, multi-line ones too. A held key sends once. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // Otherwise the field, or the focused button, would react to the same key.
  event.preventDefault();
  if (event.repeat) return;
  // By the button, which ignores presses while it is busy.
  event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}

/** Enters a text into a field of a {@link Form} as if the person had typed it. */
export function enterText(field: TextInput | null | undefined, text: string): void {
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text of a field of a sent form. */
export function textIn(texts: FormData, name: string): string {
  const text = texts.get(name);
  return typeof text === 'string' ? text : '';
}
