import { screen, within } from '@testing-library/react';

/** The table row of this firm, once it is there. */
export const rowOf = async (firm: string) =>
  within(await screen.findByRole('row', { name: new RegExp(firm) }));
