import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim());
const filledText = v.pipe(text, v.minLength(1));
const flag = v.optional(v.boolean(), false);

/** An http(s) address without a trailing slash; empty stands for the portal's own origin. */
const address = v.pipe(text, v.check(isAddress), v.transform(withoutSlashesAtEnd));

function isAddress(value: string): boolean {
  // No query, fragment or account: the paths of the calls are written right behind it.
  return value === '' || (/^https?:\/\/[^?#@\s]+$/i.test(value) && canBeParsed(value));
}

/** Browsers call this computer itself over plain http from a page on https too, and no other. */
const THIS_COMPUTER = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a page on https is refused every call to this address (mixed content). */
export function isBlockedOnHttps(service: string): boolean {
  if (service === '') return false;
  const { protocol, hostname } = new URL(service);
  return protocol === 'http:' && !THIS_COMPUTER.test(hostname);
}

/** `URL.canParse` is younger than the oldest browsers that the README names. */
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

/** What a deployer writes into config.json (rules, Configuration). Unknown keys are refused: they are typing errors. */
export const configSchema = v.strictObject({
  /** Where the service answers; the bearer token goes to this address only. */
  apiBaseUrl: address,
  /** The office's own site of the service, a link in the admin's account menu; empty where there is none. */
  adminBaseUrl: v.optional(address, ''),
  /** Sends the bearer with both lists too, for a service that has closed that hole (rule W8). */
  sendTokenOnLists: flag,
  /** Adds firmAlternateMobile to the documented update body (rule W11). */
  sendAlternateMobile: flag,
  association: v.strictObject({
    name: filledText,
    /** Its name and address where the portal is read in Hindi; without them `name` and `address` stand in both languages. */
    nameHi: v.optional(text),
    shortName: filledText,
    registrationNumber: filledText,
    address: filledText,
    addressHi: v.optional(text),
    phone: v.optional(text, ''),
    /** A mobile that the office answers on WhatsApp; without it that of `phone`, where it is a mobile. */
    whatsapp: v.optional(text),
    email: v.optional(text, ''),
  }),
});

export type Config = v.InferOutput<typeof configSchema>;
export type Association = Config['association'];

/** Where the service is by a file that may be wrong elsewhere; empty where it names no address. */
export function serviceIn(content: unknown): string {
  const read = v.safeParse(v.object({ apiBaseUrl: address }), content);
  return read.success ? read.output.apiBaseUrl : '';
}
