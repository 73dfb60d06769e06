import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { never } from '../../../mocks/scenarios';
import { showPortal } from '../showPortal';
import { sentCalls } from '../wire';
import { callTable } from './callTable';
import { findHeading } from './moves';

const reads = Object.entries(callTable).filter(([, { act }]) => act === null);

test.each(reads)('%s: its screen shows its title and a loading text', async (call, row) => {
  const { store } = showPortal(row.screen, row.as, { troubles: never() });
  expect(await findHeading()).toBeVisible();
  expect(
    await screen.findByText(/^(Loading( receipt)?|Verifying your email)\.\.\.$/),
  ).toBeVisible();
  for (const role of ['table', 'textbox', 'alert', 'dialog', 'article'])
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: /Retry|Edit|Update|Print|Resend/ }),
  ).not.toBeInTheDocument();
  const { queries, mutations } = store.getState().api;
  const asked = Object.values({ ...queries, ...mutations }).map((one) => one?.endpointName);
  expect(asked).toEqual([row.endpoint]);
  expect(sentCalls().map((sent) => sent.replace(/\d+/, '{id}'))).toEqual([call]);
});
