import * as v from 'valibot';
import { sendKeys } from '../domain/memberFields';

const text = v.pipe(v.string(), v.trim());
const filledText = v.pipe(text, v.minLength(1));
const flag = v.optional(v.boolean(), false);

/** An http(s) address without a trailing slash; empty means the portal's own origin. */
const address = v.pipe(text, v.check(isAddress), v.transform(withoutSlashesAtEnd));

function isAddress(value: string): boolean {
  // No query, fragment or account: the paths of the requests are appended.
  return value === '' || (/^https?:\/\/[^?#@\s]+$/i.test(value) && canBeParsed(value));
}

/** The one host that browsers let a page on https call over plain http. */
const THIS_COMPUTER = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** True if browsers block each request from a page on https to the service of this file (mixed content), whose other keys may be wrong. */
export function isBlockedOnHttps(content: unknown): boolean {
  const { success, output } = v.safeParse(v.object({ apiBaseUrl: address }), content);
  if (!success || output.apiBaseUrl === '') return false;
  const { protocol, hostname } = new URL(output.apiBaseUrl);
  return protocol === 'http:' && !THIS_COMPUTER.test(hostname);
}

/** Like `URL.canParse`, which the oldest browsers of the README do not have. */
function canBeParsed(written: string): boolean {
  try {
    return new URL(written).href !== '';
  } catch {
    return false;
  }
}

function withoutSlashesAtEnd(written: string): string {
  let end = written.length;
  while (written[end - 1] === '/') end -= 1;
  return written.slice(0, end);
}

/** The keys of config.json (rules, Configuration). Unknown keys are rejected, since they are typing errors. */
export const configSchema = v.strictObject({
  /** The address of the service; the token is sent only there. */
  apiBaseUrl: address,
  /** The service's own site for the office, linked in the admin's account menu; empty if there is none. */
  adminBaseUrl: v.optional(address, ''),
  /** Sends the token with both lists too, for a service that requires it. */
  sendTokenOnLists: flag,
  /** Each adds a field to the documented update body. */
  ...v.entriesFromList(sendKeys, flag),
  association: v.strictObject({
    name: filledText,
    /** Name and address for readers of Hindi; without them `name` and `address` are shown in both languages. */
    nameHi: v.optional(text),
    shortName: filledText,
    registrationNumber: filledText,
    address: filledText,
    addressHi: v.optional(text),
    phone: v.optional(text, ''),
    /** A mobile that the office answers on WhatsApp; without it, `phone` if that is a mobile. */
    whatsapp: v.optional(text),
    email: v.optional(text, ''),
  }),
});

type AllKeys = v.InferOutput<typeof configSchema>;
type SendKey = (typeof sendKeys)[number];
/** A field whose key is missing is not sent. */
export type Config = Omit<AllKeys, SendKey> & Partial<Pick<AllKeys, SendKey>>;
export type Association = Config['association'];
