/** The Web Storage of one frame, gone with it. */
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
  // A story begins on empty storage; what the toolbar chose stays.
  clear = () => {
    for (const key of this.items.keys()) if (key !== 'colors') this.items.delete(key);
  };
}

/**
 * Each story has storage of its own: what it writes signs nobody out in another tab of Storybook, and Storybook's own
 * settings, which live at the same address, stay.
 */
export function isolateStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new FrameStorage(), configurable: true });
}
