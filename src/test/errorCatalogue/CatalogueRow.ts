/** What the service does when the call comes. A number is its status, `body` its JSON. */
type Provoked =
  | { readonly kind: 'answer'; readonly status: number; readonly body: object }
  /** The connection breaks: no answer. */
  | { readonly kind: 'network' };

/** Where the text stands: in a dialog with this title, in place of what failed, or under a field with this label. */
export type Shown =
  | {
      readonly in: 'dialog';
      readonly title: string;
      readonly text: string; /* '' where the title says it all */
    }
  | { readonly in: 'page'; readonly text: string }
  | { readonly in: 'field'; readonly label: string; readonly text: string }
  /** In the Import Members dialog, which stays: the whole list of errors below the title. */
  | { readonly in: 'import'; readonly title: string; readonly errors: readonly string[] };

/** One thing that a person does on the screen. */
export type Step =
  | { readonly fill: string; readonly with: string }
  | { readonly press: string }
  /** A file of this name with this text. */
  | { readonly choose: string; readonly with: string }
  /** In the table row of this firm. */
  | { readonly press: string; readonly rowOf: string }
  /** In the open dialog. */
  | { readonly answer: string };

export interface CatalogueRow {
  /** The line of section 8, by its first words. */
  readonly line: string;
  readonly situation: string;
  readonly as: 'visitor' | 'member' | 'admin';
  /** Below the base path. */
  readonly screen: string;
  readonly call: {
    readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
    readonly path: string;
  };
  readonly provoked: Provoked;
  /** What opens the form, which then stays open. */
  readonly opens?: readonly Step[];
  /** What the person does; none where the screen calls by itself. */
  readonly steps: readonly Step[];
  readonly shown: Shown;
  /** A field that still holds what was typed, or a text that is still on the screen; `null` where the person goes on. */
  readonly stays:
    { readonly field: string; readonly value: string } | { readonly text: string } | null;
  /** Where the person is after the message has been read, below the base path. */
  readonly endsAt: string;
}

export const answer = (status: number, body: object = {}): Provoked => ({
  kind: 'answer',
  status,
  body,
});
export const network: Provoked = { kind: 'network' };
export const dialog = (title: string, text = ''): Shown => ({ in: 'dialog', title, text });
export const page = (text: string): Shown => ({ in: 'page', text });

/** What the service says where it says anything. */
export const said = { message: 'The words of the service.' };
export const words = said.message;
export const saved = answer(200, { status: 'success', message: words });
