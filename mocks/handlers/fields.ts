import { Refusal } from './call';

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON body; one that cannot be read counts as empty, so that the checks name the missing fields. */
export async function readBody(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => null);
  return isBody(body) ? body : {};
}

/** A text field without the spaces around it; "" where it is missing or no text. */
export function textIn(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** The rows of the field `representatives`, as sent. */
export function representativesIn(body: Body): { name: string; mobile: string }[] {
  const rows: unknown = body['representatives'];
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) =>
    isBody(row)
      ? { name: textIn(row, 'name'), mobile: textIn(row, 'mobile') }
      : { name: '', mobile: '' },
  );
}

/** Collects the messages of a 422, each under its field, and refuses the call if there is any. */
export class FieldErrors {
  private readonly errors: Record<string, string[]> = {};

  add(field: string, message: string): void {
    (this.errors[field] ??= []).push(message);
  }

  require(field: string, value: string): void {
    if (value === '') this.add(field, `The ${spoken(field)} field is required.`);
  }

  /** Digits only, at most 15 (product §9). Empty is not this rule's matter. */
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

/** What is wrong with a mobile number of an edit or an import, if anything. */
export function phoneError(field: string, value: string): string | undefined {
  if (value === '' || /^[0-9]{1,15}$/.test(value)) return undefined;
  return `The ${spoken(field)} field must be digits only and must not have more than 15 digits.`;
}

/** "firmMobile" and "mobile_alt" as they are said in a message. */
function spoken(field: string): string {
  if (field.includes('.')) return field;
  return field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
