/** A Web Storage that belongs to one frame and ends with it. */
class FrameStorage implements Storage {
  private readonly items = new Map<string, string>();
  [name: string]: unknown;

  get length() {
    return this.items.size;
  }

  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
  // Each story starts with empty storage, except for the choices of the toolbar.
  clear = () => {
    for (const key of this.items.keys()) if (key !== 'colors') this.items.delete(key);
  };
}

/** Its own keys are those of its items, as in a browser's storage. */
const withItemsAsKeys = (storage: FrameStorage) =>
  new Proxy(storage, {
    ownKeys: ({ length, key }) =>
      Array.from({ length }, (_, index) => key(index)).filter((name) => name !== null),
    getOwnPropertyDescriptor: ({ getItem }, name) => {
      const value = typeof name === 'string' ? getItem(name) : null;
      return value === null
        ? undefined
        : { value, configurable: true, enumerable: true, writable: true };
    },
  });

/**
 * Gives each story its own storage, so that it logs nobody out in another tab of Storybook and does not change Storybook's own
 * settings, which are stored at the same address.
 */
export function isolateStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      value: withItemsAsKeys(new FrameStorage()),
      configurable: true,
    });
}
