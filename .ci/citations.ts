/** One citation, and the number of its line, from 1. */
export interface Citation {
  readonly line: number;
  /** Such as "rule S3", "§2 item 9", "docs/decisions/0009", "faults, Answers of a real Laravel"; an old form as it is written. */
  readonly cited: string;
}

const LIST = '(?:, and |, | and | or | to |–|-)';
const RULE = '[A-Z]\\d{1,2}';
const RULES = new RegExp(`\\brules? (${RULE}(?:${LIST}${RULE})*)`, 'gi');
/** The tables of the browser tests name a rule by its id alone. */
const BARE_RULES = /\(([ASWFICQ]\d{1,2}(?:(?:, | and |–)[ASWFICQ]\d{1,2})*)\)/g;
const SECTION = new RegExp(`§(\\d{1,2})(?: items? (\\d{1,2}(?:${LIST}\\d{1,2})*))?`, 'g');
const PART_OF_SECTION = /§(\d{1,2}) (Layouts|Route table)/gi;
const CHAPTER = /\b(rules|faults), ([A-Z][^).,;:"`]{1,60})/g;
const DOCUMENT = /(?<![\w-])docs\/[\w./-]*\w/g;
const DECISION = /\bdecision (\d{4})\b/gi;
/** How rules and sections were cited before these pages existed. */
const OLD_FORM = /\bdecisions? [A-Z]\d{1,2}\b|\bspec(?:ification)? §|\b(?:spec|decisions)\.md\b/gi;

/** Finds all citations in code, comments or a page. In a comment, a citation may continue on the next line. */
export function citationsOf(text: string): readonly Citation[] {
  const { joined, ends } = withoutLineBreaks(text);
  const found = (pattern: RegExp, cited: (...groups: string[]) => readonly string[]) => {
    let line = 0;
    return [...joined.matchAll(pattern)].flatMap((match): Citation[] => {
      while (match.index >= (ends[line] ?? Infinity)) line += 1;
      const groups = match.slice(1).map((group: string | undefined) => group ?? '');
      return cited(...groups, match[0]).map((one) => ({ line: line + 1, cited: one }));
    });
  };
  return [
    ...found(RULES, (list = '') => members(list.toUpperCase()).map((id) => `rule ${id}`)),
    ...found(BARE_RULES, (list = '') => members(list).map((id) => `rule ${id}`)),
    ...found(SECTION, (section = '', items = '') =>
      items === '' ? [`§${section}`] : members(items).map((item) => `§${section} item ${item}`),
    ),
    ...found(PART_OF_SECTION, (section = '', part = '') => [`§${section} ${part.toLowerCase()}`]),
    ...found(CHAPTER, (page = '', heading = '') => [`${page}, ${heading.trim()}`]),
    ...found(DOCUMENT, (path = '') => [path]),
    ...found(DECISION, (number = '') => [`docs/decisions/${number}`]),
    ...found(OLD_FORM, (form = '') => [form]),
  ];
}

/** Joins the lines without their comment signs, and says where in the joined text each line ends. */
function withoutLineBreaks(text: string) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*?|\*|\/\/|#+|<!--)?\s*/, '').trimEnd());
  let end = 0;
  const ends = lines.map((line) => (end += line.length + 1));
  return { joined: lines.join(' '), ends };
}

/** Expands a list: "I1–I4" and "A1 to A7" mean all rules between them, "6 and 7" means two. */
function members(list: string): readonly string[] {
  return list.split(/, and |, | and | or /i).flatMap((part) => {
    const [first = '', last = first] = part.split(/ to |–|-/i);
    const [letter = ''] = /^[A-Z]?/.exec(first) ?? [];
    const from = numberIn(first);
    const count = Math.max(0, numberIn(last) - from);
    return Array.from({ length: count + 1 }, (_, step) => `${letter}${from + step}`);
  });
}

const numberIn = (text: string): number => Number(text.replace(/\D/g, ''));
