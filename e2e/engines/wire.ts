/** The commands of W3C WebDriver that the smoke test uses, by their official names. */
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
  /** Sends a command and returns its value; throws the browser's error message. */
  send(command: Command, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Errors and warnings in the console since the last call. */
  complaints(): Promise<readonly string[]>;
  readonly downloads: string;
  readonly version: string;
  close(): Promise<void>;
}

/** A part of a JSON value, such as `capabilities.browserVersion`; `undefined` if there is none. */
export function partOf(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((whole, name) => {
    if (typeof whole !== 'object' || whole === null) return undefined;
    const part: unknown = Reflect.get(whole, name);
    return part;
  }, value);
}

/** Tries again until it succeeds or `seconds` have passed; then throws the last error. */
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
