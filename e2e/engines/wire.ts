/** The commands of the W3C's WebDriver that the smoke run uses, by their names in it. */
export type Command =
  | 'Navigate'
  | 'ExecuteScript'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'PerformActions'
  | 'NewWindow'
  | 'GetWindowHandle'
  | 'SwitchToWindow'
  | 'SetWindowRect';

/** A running browser that takes these commands. */
export interface Wire {
  /** Sends one command, and gives its value; throws with what the browser says of a failure. */
  send(command: Command, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** What the browser's console was told since the last time: errors and warnings, and nothing else. */
  complaints(): Promise<readonly string[]>;
  /** The folder of its downloads. */
  readonly downloads: string;
  /** Its name and version. */
  readonly version: string;
  close(): Promise<void>;
}

/** A part of what came as JSON, such as `capabilities.browserVersion`; nothing where there is none. */
export function partOf(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((whole, name) => {
    if (typeof whole !== 'object' || whole === null) return undefined;
    const part: unknown = Reflect.get(whole, name);
    return part;
  }, value);
}

/** Tries until it works or `seconds` have passed; then its last error counts. */
export async function patiently<Result>(
  work: () => Promise<Result>,
  seconds = 20,
): Promise<Result> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((again) => setTimeout(again, 60));
  }
}
