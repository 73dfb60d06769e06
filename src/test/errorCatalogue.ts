import { accountErrors } from './errorCatalogue/accountErrors';
import type { CatalogueRow } from './errorCatalogue/CatalogueRow';
import { importErrors } from './errorCatalogue/importErrors';
import { listErrors } from './errorCatalogue/listErrors';
import { recordErrors } from './errorCatalogue/recordErrors';

/**
 * The error catalogue, product §8, written down by hand from the specification and rules S3, W10 to W12. One row
 * for every situation that a line names; nothing of it comes from the portal, so that the component tests and the browser tests can both
 * hold the portal against it. It changes only when the specification does.
 */
export const errorCatalogue: readonly CatalogueRow[] = [
  ...accountErrors,
  ...listErrors,
  ...recordErrors,
  ...importErrors,
];

/** How many situations each line of section 8 has; a row that is missing, or one too many, fails the count. */
export const situationsOfLine: Readonly<Record<string, number>> = {
  Registration: 2,
  Login: 6,
  'User details 401': 1,
  'Forgot password': 5,
  'Change password': 8,
  'Email verification failure': 2,
  'Counts load failure': 1,
  'Members and new-members list load failures': 2,
  'Profile view load failure (/membership)': 1,
  'Status toggle failure': 2,
  'Delete failure': 2,
  'Send payment link': 2,
  'Generate membership': 3,
  'Member edit load': 5,
  'Member update': 10,
  'Import with server response': 8,
  'Import, no response': 2,
  'Receipt load': 1,
};
