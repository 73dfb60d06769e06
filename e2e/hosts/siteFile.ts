import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const deployed = (name: string): string =>
  fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));

/** A text in the file, and what replaces it. */
export type Edits = Readonly<Record<string, string>>;

/**
 * A file of deploy/ as a deployer edits it. Every text of `edits` must occur in it. What a test does not need, such as
 * certificates, is removed.
 */
export function edited(name: string, edits: Edits): string {
  let text = readFileSync(deployed(name), 'utf8');
  for (const [from, to] of Object.entries(edits)) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}
