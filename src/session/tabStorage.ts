/** sessionStorage that cannot fail: where the browser refuses it or has it full, nothing is kept for a reload. */
function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(sessionStorage);
  } catch {
    return otherwise;
  }
}

export const readTabItem = (key: string): string | null =>
  attempt((storage) => storage.getItem(key), null);

export const writeTabItem = (key: string, text: string): void =>
  attempt((storage) => storage.setItem(key, text), undefined);

export const removeTabItem = (key: string): void =>
  attempt((storage) => storage.removeItem(key), undefined);

/** The keys that begin like this. */
export const tabKeys = (start: string): readonly string[] =>
  attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(start)), []);
