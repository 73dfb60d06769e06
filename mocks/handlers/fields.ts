import { Refusal } from './call';

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the JSON body. An unreadable one counts as empty, so that the checks report missing fields. */
export async function readBody(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => null);
  return isBody(body) ? body : {};
}

/** Reads a text field, trimmed; "" if it is missing or not a string. */
export function textIn(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value.trim() : '';
}

export function representativesIn(body: Body): { name: string; mobile: string }[] {
  const rows: unknown = body['representatives'];
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) =>
    isBody(row)
      ? { name: textIn(row, 'name'), mobile: textIn(row, 'mobile') }
      : { name: '', mobile: '' },
  );
}

/** Collects the messages of a 422 by field, and rejects the call if there are any. */
export class FieldErrors {
  private readonly errors: Record<string, string[]> = {};

  add(field: string, message: string): void {
    (this.errors[field] ??= []).push(message);
  }

  require(field: string, value: string): void {
    if (value === '') this.add(field, `The ${spoken(field)} field is required.`);
  }

  /** Digits only, at most 15 (product §9). Empty is allowed: whether it is required is another check. */
  requirePhone(field: string, value: string): void {
    const message = phoneError(field, value);
    if (message) this.add(field, message);
  }

  refuseIfAny(): void {
    const messages = Object.values(this.errors).flat();
    const [first, ...others] = messages;
    if (first === undefined) return;
    const more =
      others.length === 0
        ? ''
        : ` (and ${others.length} more error${others.length === 1 ? '' : 's'})`;
    throw new Refusal(422, { message: first + more, errors: this.errors });
  }
}

/** Checks the mobile number of an edit or import, and returns the message if it is invalid. */
export function phoneError(field: string, value: string): string | undefined {
  if (value === '' || /^[0-9]{1,15}$/.test(value)) return undefined;
  return `The ${spoken(field)} field must be digits only and must not have more than 15 digits.`;
}

/** Turns "firmMobile" and "mobile_alt" into the words used in messages. */
function spoken(field: string): string {
  if (field.includes('.')) return field;
  return field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
