/** sessionStorage that never throws: if the browser refuses it or it is full, nothing survives a reload. */
function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
  try {
    return action(sessionStorage);
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

export const tabKeys = (start: string): readonly string[] =>
  attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(start)), []);
