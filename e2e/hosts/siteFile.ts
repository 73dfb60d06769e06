import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const deployed = (name: string): string =>
  fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));

/** What stands in a file, and what a deployer writes there. */
export type Edits = Readonly<Record<string, string>>;

/**
 * A file of deploy/ as a deployer edits it: each text of `edits` has to stand in it and is replaced. What a test has no use for,
 * such as certificates, becomes nothing.
 */
export function edited(name: string, edits: Edits): string {
  let text = readFileSync(deployed(name), 'utf8');
  for (const [from, to] of Object.entries(edits)) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}
