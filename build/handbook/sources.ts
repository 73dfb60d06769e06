import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Holds one Markdown page per task and language; `README.md` is the first page of a language. */
const HANDBOOK = fileURLToPath(new URL('../../docs/handbook/', import.meta.url));

export const LANGUAGES = ['en', 'hi'] as const;
export type HandbookLanguage = (typeof LANGUAGES)[number];

export const FIRST = 'README.md';

export interface Source {
  readonly language: HandbookLanguage;
  /** Path below the folder of its language, such as `office/export.md`. */
  readonly name: string;
  readonly text: string;
}

/** All pages of a language: the first page, then the others in the order in which it links to them. */
export function sourcesOf(language: HandbookLanguage): readonly Source[] {
  const read = (name: string): Source => ({
    language,
    name,
    text: readFileSync(`${HANDBOOK}${language}/${name}`, 'utf8'),
  });
  const first = read(FIRST);
  const linked = [...first.text.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, name = '']) => name);
  return [first, ...linked.map(read)];
}

/** The pictures below docs/handbook/, such as `pictures/en/receipt.jpg`. */
export const pictureNames = (): readonly string[] =>
  readdirSync(`${HANDBOOK}pictures`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => `pictures/${name.replaceAll('\\', '/')}`)
    .toSorted();

export const readPicture = (name: string): Buffer => readFileSync(HANDBOOK + name);
