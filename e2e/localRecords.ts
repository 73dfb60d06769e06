import type { Page } from '@playwright/test';

/** The records that this browser keeps for each person: notes and recent changes (rules Q7, H1). */
export const localRecords = (page: Page): Promise<{ keys: unknown[]; values: unknown[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('office-memory');
        opening.addEventListener('error', () => reject(new Error('Refused')));
        opening.addEventListener('success', () => {
          const records = opening.result.transaction('records').objectStore('records');
          const [keys, values] = [records.getAllKeys(), records.getAll()];
          values.addEventListener('success', () => {
            opening.result.close();
            resolve({ keys: keys.result, values: values.result });
          });
        });
      }),
  );
