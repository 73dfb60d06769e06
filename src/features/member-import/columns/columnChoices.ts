import * as v from 'valibot';
import type { Kind } from '../../../session/localStore';
import type { ColumnChoice } from './ColumnMatcher';

/** Kept for the service, not for a person: only names of columns, so "Clear notes on this computer" leaves them. */
export const columnChoices: Kind<ColumnChoice> = {
  name: 'columns',
  entry: v.strictObject({
    headings: v.string(),
    keys: v.array(v.nullable(v.string())),
  }),
};

const MOST = 50;

/** Remembers a choice for the next file with the same headings. */
export const withRemembered = (choice: ColumnChoice) => (choices: readonly ColumnChoice[]) =>
  [choice, ...choices.filter(({ headings }) => headings !== choice.headings)].slice(0, MOST);
