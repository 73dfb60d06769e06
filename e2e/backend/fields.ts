import { invalid } from './answers';
import type { Body } from './body';
import type { Representative } from './records';

/** Reads the fields of a JSON body and collects their errors. `done` refuses the call with a 422 if there are any. */
export class Fields {
  private readonly values: Map<string, unknown>;
  private readonly errors: Record<string, string[]> = {};

  constructor(body: Body) {
    this.values = entriesOf(body.kind === 'json' ? body.value : null);
  }

  raw(name: string): unknown {
    return this.values.get(name);
  }

  refuse(name: string, message: string): void {
    (this.errors[name] ??= []).push(message);
  }

  /** The text as sent (passwords keep their spaces); it must not be blank. */
  required(name: string): string {
    const value = this.values.get(name);
    if (typeof value === 'string' && value.trim() !== '') return value;
    this.refuse(name, `The ${words(name)} field is required.`);
    return '';
  }

  optional(name: string): string | null {
    const value = this.values.get(name);
    if (value !== undefined && value !== null && typeof value !== 'string') {
      this.refuse(name, `The ${words(name)} must be a text.`);
    }
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  }

  /** A JSON number; an id sent as text is refused. */
  number(name: string): number {
    const value = this.values.get(name);
    if (typeof value === 'number' && Number.isInteger(value)) return value;
    this.refuse(name, `The ${words(name)} must be an integer.`);
    return 0;
  }

  email(name: string): string {
    const value = this.required(name);
    if (value !== '' && !/^\S+@\S+\.\S+$/.test(value)) {
      this.refuse(name, `The ${words(name)} must be a valid email address.`);
    }
    return value;
  }

  /** At most 15 digits, or exactly ten (product §5). */
  mobile(name: string, exact?: 10): string {
    const value = this.required(name);
    if (value !== '' && !(exact === undefined ? /^\d{1,15}$/ : /^\d{10}$/).test(value)) {
      this.refuse(name, `The ${words(name)} must be ${exact ?? 'at most 15'} digits.`);
    }
    return value;
  }

  /** At most five rows of name and mobile. Registration needs both in each row, an edit at least one. */
  representatives(rule: 'both' | 'either'): Representative[] {
    const list = this.values.get('representatives');
    if (!Array.isArray(list)) {
      this.refuse('representatives', 'The representatives field must be a list.');
      return [];
    }
    if (list.length > 5) this.refuse('representatives', 'At most 5 representatives are kept.');
    return list.map((row: unknown, place) => this.representative(row, place, rule));
  }

  private representative(row: unknown, place: number, rule: 'both' | 'either'): Representative {
    const read = (key: string): string => {
      const value = entriesOf(row).get(key);
      return typeof value === 'string' ? value.trim() : '';
    };
    const [name, mobile] = [read('name'), read('mobile')];
    const at = `representatives.${place}`;
    const bothBlank = name === '' && mobile === '';
    if (name === '' && (rule === 'both' || bothBlank)) {
      this.refuse(`${at}.name`, `The ${at}.name field is required.`);
    }
    if (mobile === '' && rule === 'both') {
      this.refuse(`${at}.mobile`, `The ${at}.mobile field is required.`);
    }
    if (!/^\d{0,15}$/.test(mobile)) {
      this.refuse(`${at}.mobile`, `The ${at}.mobile must be at most 15 digits.`);
    }
    return { name, mobile };
  }

  done(): void {
    if (Object.keys(this.errors).length > 0) throw invalid(this.errors);
  }
}

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

/** `firmMobile` → `firm mobile`, as Laravel writes field names in its messages. */
function words(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
