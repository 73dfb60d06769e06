import { within } from '@testing-library/react';
import { findRow } from './calls/moves';

/** The table row of this firm, once it is there. */
export const rowOf = async (firm: string) => within(await findRow(firm));
