import { invalid, ok, type Answer } from '../answers';
import type { Firm } from '../records';
import type { Store } from '../store';
import type { Visit } from '../visit';
import { readSheet } from './sheet';

interface FailedRow {
  row: number;
  errors: string[];
  values: Record<string, string>;
}

/**
 * Imports the multipart field `file`. A row with a known mobile updates that firm; any other row is inserted with the given
 * state. A row with errors is skipped and reported by its line in the file, where the header is line 1.
 */
export function importRoute(state: Pick<Firm, 'applied' | 'payment'>) {
  return ({ store, body }: Visit): Answer => {
    const parts = body.kind === 'multipart' ? body.parts : [];
    const file = parts.find((part) => part.name === 'file' && part.fileName !== null);
    if (!file) throw invalid({ file: ['The file field is required.'] });
    const [heading = [], ...lines] = readSheet(file);
    const columns = heading.map((cell) => cell.trim().toLowerCase());
    for (const needed of ['name', 'mobile']) {
      if (!columns.includes(needed)) throw invalid({ file: [`The column ${needed} is missing.`] });
    }
    // A map, because searching all firms for each of ten thousand rows would block the test for seconds.
    const byMobile = new Map(store.firms.toReversed().map((firm) => [firm.mobile, firm]));
    const result = { inserted: 0, updated: 0, failed_rows: new Array<FailedRow>() };
    lines.forEach((line, index) => {
      const values = Object.fromEntries(
        columns.map((column, place) => [column, line[place]?.trim() ?? '']),
      );
      const errors = rowErrors(store, values);
      if (errors.length > 0) result.failed_rows.push({ row: index + 2, errors, values });
      else result[takeIn(store, byMobile, values, state)] += 1;
    });
    return ok({ message: 'Import completed.', ...result });
  };
}

function rowErrors(store: Store, values: Record<string, string>): string[] {
  const errors: string[] = [];
  if (!values.name) errors.push('The name field is required.');
  if (!values.mobile) errors.push('The mobile field is required.');
  for (const [column, value] of Object.entries(values)) {
    if (/mobile/.test(column) && value !== '' && !/^\d{1,15}$/.test(value)) {
      errors.push(`The ${column} must be at most 15 digits.`);
    }
  }
  const number = values.membership ?? '';
  if (number !== '' && !/^[1-9]\d{0,8}$/.test(number)) {
    errors.push('The membership must be a number.');
  }
  const holder = number !== '' && store.firms.find((firm) => String(firm.membership) === number);
  if (holder && holder.mobile !== values.mobile) {
    errors.push('The membership has already been taken.');
  }
  return errors;
}

function takeIn(
  store: Store,
  byMobile: Map<string, Firm>,
  values: Record<string, string>,
  state: Pick<Firm, 'applied' | 'payment'>,
): 'inserted' | 'updated' {
  const read = {
    firmName: values.name ?? '',
    mobile: values.mobile ?? '',
    mobileAlt: values.mobile_alt || null,
    address: values.address ?? '',
    area: values.area ?? '',
    representatives: [1, 2, 3, 4, 5]
      .map((place) => ({
        name: values[`rep_name_${place}`] ?? '',
        mobile: values[`rep_mobile_${place}`] ?? '',
      }))
      .filter(({ name, mobile }) => name !== '' || mobile !== ''),
  };
  const membership = values.membership ? Number(values.membership) : null;
  const known = byMobile.get(read.mobile);
  if (!known) {
    byMobile.set(read.mobile, store.addFirm({ ...read, ...state, membership }));
    return 'inserted';
  }
  Object.assign(known, read, { membership: membership ?? known.membership });
  store.reserveMembership(membership);
  return 'updated';
}
