import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { FIRST, type HandbookLanguage, type Source } from './sources.ts';

/** The address of a page below the portal's, in the build as on the server. */
export const addressOf = ({ language, name }: Pick<Source, 'language' | 'name'>): string =>
  `handbook/${language}/${name.replace(FIRST, 'index.html').replace(/\.md$/, '.html')}`;

/** Addresses that only the build knows. */
interface Surroundings {
  /** The address of the style sheet. */
  readonly style: string;
  /** Gives the address and the size in dots of a picture below docs/handbook/. */
  readonly picture: (name: string) => {
    readonly src: string;
    readonly width: number;
    readonly height: number;
  };
}

/** Words around the text of each page; the text itself is in docs/handbook. */
const WORDS = {
  en: { help: 'Help', portal: 'Open the portal', pages: 'Other pages', other: 'हिन्दी' },
  hi: { help: 'मदद', portal: 'पोर्टल खोलें', pages: 'दूसरे पेज', other: 'English' },
} as const;

const other = (language: HandbookLanguage): HandbookLanguage => (language === 'en' ? 'hi' : 'en');

export const titleOf = ({ text }: Source): string => /^# (.+)$/m.exec(text)?.[1]?.trim() ?? '';

/** Width of a phone's picture: 360 pixels with 1.5 dots each (.storybook/handbook.mjs). */
const PHONE = 540;

/** Writes a plain page: no script, no antd, one style sheet (docs/decisions/0026). */
export function pageHtml(
  source: Source,
  all: readonly Source[],
  { style, picture }: Surroundings,
): string {
  const { language } = source;
  const words = WORDS[language];
  const here = addressOf(source);
  const linkTo = (target: Pick<Source, 'language' | 'name'>) =>
    posix.relative(posix.dirname(here), addressOf(target));
  const isFirst = source.name === FIRST;
  const title = titleOf(source);
  const otherPage = linkTo({ language: other(language), name: source.name });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(isFirst ? title : `${title} · ${words.help}`)}</title>
<link rel="icon" href="/members/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body${isFirst ? ' class="first"' : ''}>
<header>
<a href="/members/">${words.portal}</a>
${isFirst ? '' : `<a href="${linkTo({ language, name: FIRST })}">${words.help}</a>\n`}<a class="other" href="${otherPage}" lang="${other(language)}" hreflang="${other(language)}">${words.other}</a>
</header>
<main>
${bodyHtml(source, picture)}</main>
${isFirst ? '' : neighboursHtml(source, all, linkTo)}</body>
</html>
`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Turns the Markdown of a page into HTML. Its links and pictures are paths of the repository and become addresses. */
function bodyHtml({ text, name, language }: Source, picture: Surroundings['picture']): string {
  const inFolder = (href: string) => posix.join(language, posix.dirname(name), href);
  const marked = new Marked({
    async: false,
    renderer: {
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escaped(href.replace(FIRST, 'index.html').replace(/\.md(?=$|#)/, '.html'))}">${this.parser.parseInline(tokens)}</a>`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const inline = this.parser.parseInline(tokens);
        const [only] = tokens;
        return only?.type === 'image' && tokens.length === 1
          ? `<figure>${inline}</figure>\n`
          : `<p>${inline}</p>\n`;
      },
      image({ href, text: alt }: Tokens.Image) {
        const { src, width, height } = picture(inFolder(href));
        const scale = width === PHONE ? 1.5 : 1;
        return (
          `<a href="${src}"><img src="${src}" alt="${escaped(alt)}" loading="lazy" ` +
          `width="${Math.round(width / scale)}" height="${Math.round(height / scale)}"></a>`
        );
      },
    },
  });
  return marked.parse(text, { async: false });
}

/** Links to the previous and the next page for the same readers. */
function neighboursHtml(
  source: Source,
  all: readonly Source[],
  linkTo: (target: Source) => string,
): string {
  const folder = posix.dirname(source.name);
  const own = all.filter(({ name }) => name !== FIRST && posix.dirname(name) === folder);
  const place = own.findIndex(({ name }) => name === source.name);
  const link = (target: Source | undefined, rel: 'prev' | 'next') =>
    target === undefined
      ? ''
      : `<a rel="${rel}" href="${linkTo(target)}">${escaped(titleOf(target))}</a>\n`;
  return `<nav aria-label="${WORDS[source.language].pages}">
${link(own[place - 1], 'prev')}${link(own[place + 1], 'next')}</nav>
`;
}
