import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { partOf, patiently, type Wire } from './wire';

/** What to look for: exactly one of these, by its full name. `in` names the row or dialog around it. */
type Query = (
  | { readonly button: string }
  | { readonly link: string }
  | { readonly heading: string }
  | { readonly field: string }
  | { readonly menuitem: string }
  | { readonly dialog: string }
  | { readonly row: string }
  | { readonly text: string }
) & { readonly in?: { readonly row: string } | { readonly dialog: string } };

const FIND = readFileSync(new URL('find.js', import.meta.url), 'utf8').replace('export ', '');

/** The key under which WebDriver returns an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ENTER = '\uE007';

/** A browser of either engine, used as a person does: by role, name and text. */
export class Browser {
  constructor(private readonly wire: Wire) {}

  /** Opens an address and waits until the portal has replaced the prerendered form. */
  async open(address: string): Promise<void> {
    await this.wire.send('Navigate', { url: address });
    await this.until(
      `return !document.querySelector('#root > [data-language]')`,
      'the portal stands',
    );
  }

  run = (script: string, ...args: readonly unknown[]): Promise<unknown> =>
    this.wire.send('ExecuteScript', { script, args });

  async until(script: string, what: string): Promise<void> {
    await patiently(async () => {
      if ((await this.run(script)) !== true) throw new Error(`Never: ${what}`);
    });
  }

  /** Waits for the element and returns its id. */
  see = (query: Query): Promise<string> => patiently(() => this.found(query));

  /** Waits until it is gone. */
  gone = (query: Query): Promise<void> =>
    patiently(async () => {
      if ((await this.look(query)) !== null)
        throw new Error(`Still there: ${JSON.stringify(query)}`);
    });

  /** Clicks where a finger would touch. If something covers the element, it tries again. */
  press = (query: Query): Promise<void> =>
    patiently(async () => {
      await this.wire.send('ElementClick', { id: await this.found(query) });
    });

  /** Presses Enter on the element that has the focus. */
  async enterOn(query: Query): Promise<void> {
    await this.run('arguments[0].focus()', { [ELEMENT]: await this.see(query) });
    await this.key(ENTER);
  }

  key = (value: string): Promise<unknown> =>
    this.wire.send('PerformActions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ],
    });

  /** Replaces the text of a field. */
  async type(label: string, text: string): Promise<void> {
    const id = await this.see({ field: label });
    await this.run('arguments[0].focus(); arguments[0].select()', { [ELEMENT]: id });
    await this.wire.send('ElementSendKeys', { id, text });
  }

  resize = (width: number, height: number): Promise<unknown> =>
    this.wire.send('SetWindowRect', { width, height });

  async choose(label: string, file: string): Promise<void> {
    await this.wire.send('ElementSendKeys', { id: await this.see({ field: label }), text: file });
  }

  /** Does `work` in a second tab, then returns to the first one. */
  async inNewTab(work: () => Promise<void>): Promise<void> {
    const first = await this.wire.send('GetWindowHandle');
    const made: unknown = await this.wire.send('NewWindow', { type: 'tab' });
    const to = (handle: unknown) => this.wire.send('SwitchToWindow', { handle });
    await to(partOf(made, 'handle'));
    await work();
    await to(first);
  }

  /** Waits for the next download and returns its path. */
  async saved(press: () => Promise<void>): Promise<string> {
    const there = () =>
      readdirSync(this.wire.downloads).filter((name) => /\.(csv|xlsx|pdf)$/.test(name));
    const before = new Set(there());
    await press();
    let size = 0;
    return patiently(() => {
      const [name] = there().filter((each) => !before.has(each));
      if (name === undefined) throw new Error('No file was saved');
      const file = join(this.wire.downloads, name);
      // Firefox first creates an empty file.
      const last = size;
      size = statSync(file).size;
      if (size === 0 || size !== last || existsSync(`${file}.part`))
        throw new Error(`${name} is not wholly there`);
      return Promise.resolve(file);
    });
  }

  /** No page has logged an error or warning since the last check, but failed calls, and in Firefox an answer that was left. */
  async expectSilence(): Promise<void> {
    const lines = await this.wire.complaints();
    const isExpected = /Call failed: |Failed to read data from the ReadableStream: .AbortError/;
    expect(lines.filter((line) => !isExpected.test(line))).toEqual([]);
  }

  close = (): Promise<void> => this.wire.close();

  private async found(query: Query): Promise<string> {
    const id = await this.look(query);
    if (id === null) throw new Error(`Not there: ${JSON.stringify(query)}`);
    return id;
  }

  private async look(query: Query): Promise<string | null> {
    const { in: around, ...one } = query;
    const script = `${FIND}; return find(...arguments)`;
    const element = await this.run(script, kindAndName(one), around ? kindAndName(around) : null);
    return element === null ? null : idOf(element);
  }
}

/** For `{ button: 'Login' }` the kind and the name. */
const kindAndName = (query: Readonly<Record<string, string>>) =>
  Object.entries(query).map(([kind, name]) => ({ kind, name }))[0] ?? null;

const idOf = (element: unknown): string => String(partOf(element, ELEMENT));
