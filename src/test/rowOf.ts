import { within } from '@testing-library/react';
import { findRow } from './calls/moves';

export const rowOf = async (firm: string) => within(await findRow(firm));
