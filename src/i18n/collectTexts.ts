import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of src that people's screens are made of: no test, no story. */
export interface SourceFile {
  /** Below src/. */
  readonly path: string;
  readonly text: string;
}

const src = fileURLToPath(new URL('..', import.meta.url));
const OF_TESTS = /^test\/|\.(test|stories)\.tsx?$|ForTests\.tsx?$|^i18n\//;

export function sourceFiles(): readonly SourceFile[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !OF_TESTS.test(path))
    .map((path) => ({ path, text: readFileSync(src + path, 'utf8') }));
}

const LITERAL = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\$]|\\.)*\x60)`;
const CALL = /(?<![\w$.])t\(\s*/g;

/** The texts that a file hands to `t` as they are, and what else it hands to it. */
export function textsGivenToT(text: string): {
  readonly texts: readonly string[];
  readonly others: readonly string[];
} {
  const texts: string[] = [];
  const others: string[] = [];
  for (const { index, 0: call } of text.matchAll(CALL)) {
    const given = text.slice(index + call.length);
    const literal = new RegExp(`^${LITERAL}\\s*[,)]`).exec(given)?.[1];
    if (literal === undefined) others.push(/^[^,)]*/.exec(given)?.[0] ?? '');
    else texts.push(unquoted(literal));
  }
  return { texts, others };
}

/** The texts of a file that stand where the pattern's one group is. */
export function textsWhere(text: string, before: string): readonly string[] {
  return [...text.matchAll(new RegExp(before + LITERAL, 'g'))].map(([, literal = '']) =>
    unquoted(literal),
  );
}

function unquoted(literal: string): string {
  return literal.slice(1, -1).replace(/\\(.)/g, '$1');
}

/** English words that stand in the markup itself, past `t`. */
export function wordsInMarkup(text: string): readonly string[] {
  const withoutComments = text.replace(/\{?\/\*[\s\S]*?\*\/\}?|\/\/.*/g, '');
  const between = /(?<![=-])>([^<>{}();=]*[A-Za-z]{2}[^<>{}();=]*)(?=<\/|\{)/g;
  const attribute = /\s(?:aria-label|title|placeholder|alt|label|description)="([^"]*[A-Za-z]{2})/g;
  return [between, attribute].flatMap((pattern) =>
    [...withoutComments.matchAll(pattern)].map(([, words = '']) => words.trim()),
  );
}
