import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import '../features/members/import/ImportDialog';
import { callTable, type ChangeCall, isChangeCall } from './calls/callTable';
import { chooseFile } from './calls/officeCalls';
import { answer, findDialog, press, typeAll } from './calls/moves';
import { smallOffice } from './calls/smallOffice';
import { contract } from './contract';
import { everyCombination } from './everyPair';
import { PausedPortal } from './PausedPortal';
import { enter } from './pressOnce/presses';
import { showPortal } from './showPortal';
import { storedItems } from './storedItems';
import { timesSent, timesSentTo } from './wire';

/* A change whose page is gone before its answer is remembered and asked about (rule C11). */

const MESSAGE = /^Sent at \d\d:\d\d\. Result unknown\.$/;
/** The remembered changes. The others are visible in the refetched list, or start with the person. */
const remembered = contract
  .map(({ call }) => call)
  .filter(isChangeCall)
  .flatMap((call) => {
    const { overTabs, says } = callTable[call];
    if (overTabs === null) return [];
    const { asksBy } = overTabs;
    return [{ call, says, question: asksBy === null ? 'Send again?' : `${asksBy}: send again?` }];
  });

/** The last of those that report in the same words, which are of one form; all with `EVERY_COMBINATION=1`. */
const sent = everyCombination
  ? remembered
  : remembered.filter(
      ({ says }, place) => remembered.findLastIndex((one) => one.says === says) === place,
    );

/** Opens the screen with everything that is sent, as before if it was open before. */
async function prepare(call: ChangeCall, isBack: boolean): Promise<void> {
  const { open, pressed, typed = {} } = callTable[call];
  await (isBack ? (pressed.reopen ?? open) : open)?.();
  await typeAll(typed);
}

/** Sends the change, and reloads the page while it is running. */
async function sendAndReload(call: ChangeCall): Promise<void> {
  const { screen: path, as, act } = callTable[call];
  const paused = new PausedPortal(call, { path, as, world: smallOffice });
  await prepare(call, false);
  await act?.();
  await paused.arrived();
  cleanup();
  showPortal(path, as, { world: smallOffice, stored: storedItems() });
}

const timesSentOf = (call: ChangeCall) =>
  contract.filter((row) => row.call === call).reduce((times, row) => times + timesSentTo(row), 0);

const notes = () => Object.keys(storedItems()).filter((key) => key.startsWith('sent:'));

const sendAgain = (call: ChangeCall) => enter(callTable[call].pressed.control?.() ?? document.body);

describe('sent, then reloaded', () => {
  test.each(sent)('$call', async ({ call, question }) => {
    const isImport = call.startsWith('POST /api/import');
    await sendAndReload(call);
    if (isImport) await press('Import');
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    await (isImport ? chooseFile() : prepare(call, true));
    sendAgain(call);
    expect(await findDialog(question)).toHaveTextContent(
      /Sent at \d\d:\d\d\. Result unknown\..*may be done a second time/,
    );
    await answer(question, 'Cancel');
    expect(timesSentOf(call)).toBe(1);
    sendAgain(call);
    await answer(question, 'Send again');
    await callTable[call].done();
    expect(timesSentOf(call)).toBe(2);
    // The result is known now.
    expect(notes()).toEqual([]);
    await waitFor(() => expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument());
  });

  test('another firm is not a duplicate; the cleared form still says that one was sent', async () => {
    const call = 'POST /api/register';
    await sendAndReload(call);
    await press('Clear the form');
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    const { typed = {}, act, done } = callTable[call];
    await typeAll({ ...typed, 'Firm Name': 'Another Firm' });
    await act?.();
    await done();
    await answer('Application Submitted Successfully', 'OK');
    expect(timesSent(call)).toBe(2);
    expect(await screen.findByText(MESSAGE)).toBeVisible();
  });
});
