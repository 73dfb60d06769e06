import { expect, type Page } from '@playwright/test';
import { answer, answerUnless } from '../faults/moves';
import { dialog } from '../screens';
import { type Change, onceTable } from './onceTable';

const ANOTHER_TAB = 'Another tab is doing this';

/** Presses what another tab has under way, and is told so: at once, or after the question of the change itself (C2). */
export async function pressInOtherTab(tab: Page, call: Change): Promise<void> {
  const { control, question } = onceTable[call];
  const told = dialog(tab, ANOTHER_TAB);
  await control?.(tab).press('Enter');
  if (question !== undefined) await answerUnless(tab, told, question);
  await expect(told).toBeVisible();
}

export const takeNote = (tab: Page): Promise<void> => answer(tab, ANOTHER_TAB, 'OK');
