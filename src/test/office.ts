import type { LocalNotes } from '../session/localNotes';
import type { ListService } from './applications';
import { showPortal } from './showPortal';
import { sentChanges } from './wire';

/* For tests only: a story cannot import showPortal, which needs the service of the tests. */

/** The ids of the changes, in order. */
export const changedIds = (): readonly number[] =>
  sentChanges().map((call) => Number(/\/(\d+)(?:\/|$)/.exec(call)?.[1]));

/** Shows the portal to the office, in a browser with these notes only. */
export const showOffice = (
  { handlers }: ListService,
  { path = '/new-members', notes = {} }: { path?: string; notes?: Partial<LocalNotes> } = {},
) => showPortal(path, 'admin', { troubles: handlers, notes });
