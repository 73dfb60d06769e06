import { expect, type Page } from '@playwright/test';
import { clickTwice, button, field } from '../screens';
import type { Ends, Pressing } from './Pressing';
import type { Step } from './OnceRow';
import type { WayName } from './wayNames';

interface Way {
  readonly ends: Ends;
  /** Presses, and presses again while the first call is held. */
  readonly press: (pressing: Pressing) => Promise<void>;
}

/** Pressed, something else done on the same screen, and pressed again. */
const onTheScreen = (meanwhile: (page: Page) => Promise<void>): Way => ({
  ends: 'here',
  press: async (pressing) => {
    await pressing.first();
    await meanwhile(pressing.page);
    await pressing.again();
  },
});

async function sort(page: Page): Promise<void> {
  const head = page.getByRole('columnheader', { name: 'Firm Name' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
}

async function search(page: Page): Promise<void> {
  await field(page, 'Search').fill('no firm is called this');
  await expect(page.getByText('No matching records found')).toBeVisible();
  await field(page, 'Search').fill('');
  await expect(page.getByText('No matching records found')).toHaveCount(0);
}

async function turnPages(page: Page): Promise<void> {
  const showing = page.getByRole('status').filter({ hasText: 'Showing' });
  for (const [name, from] of [
    ['Next', 'Showing 11 to'],
    ['Previous', 'Showing 1 to 10'],
  ] as const) {
    await button(page, name).click();
    await expect(showing).toContainText(from);
  }
}

/** Into Hindi, and back again. */
async function switchLanguage(page: Page): Promise<void> {
  for (const [name, language] of [
    ['हिन्दी', 'hi'],
    ['English', 'en'],
  ] as const) {
    await button(page, name).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
}

/** By the portal's own switch, and as a device does it by itself in the evening. */
async function switchColours(page: Page): Promise<void> {
  const colours = page.getByRole('combobox', { name: 'Colours' });
  // Under a dialog nothing of the screen can be reached.
  if ((await page.getByRole('dialog').count()) === 0)
    for (const choice of ['dark', 'light', 'system']) await colours.selectOption(choice);
  const dark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(dark).toBe(colorScheme === 'dark');
  }
}

async function takeKnown(pressing: Pressing, step: Step | undefined): Promise<void> {
  if (step === undefined) throw new Error('Nothing is known of how this screen is left.');
  await pressing.take(step);
}

export const ways: Readonly<Record<Exclude<WayName, 'two tabs'>, Way>> = {
  'two clicks in one tick': {
    ends: 'here',
    press: async (pressing) => {
      await clickTwice(await pressing.sender());
      await pressing.arrived();
    },
  },
  'a double click': {
    ends: 'here',
    press: async (pressing) => {
      await (await pressing.sender()).dblclick();
      await pressing.arrived();
    },
  },
  'Enter and a click': {
    ends: 'here',
    press: async (pressing) => {
      const sender = await pressing.sender();
      const { field: label } = pressing.row;
      await (label === undefined ? sender : field(pressing.page, label)).press('Enter');
      await pressing.control().click({ force: true });
      await pressing.arrived();
      await pressing.again();
    },
  },
  'a held key': {
    ends: 'here',
    press: async (pressing) => {
      await pressing.hold();
      await pressing.arrived();
    },
  },
  'after a sort': onTheScreen(sort),
  'after search and clear': onTheScreen(search),
  'next page and back': onTheScreen(turnPages),
  'another language': onTheScreen(switchLanguage),
  'other colours': onTheScreen(switchColours),
  'Back and Forward': {
    ends: 'back',
    press: async (pressing) => {
      await pressing.first();
      await pressing.goBackAndForward();
      // The token of a link that was opened is no longer in its address (S5): its screen, there again, knows of none.
      if (pressing.row.control === null) return;
      await pressing.reopen();
      await pressing.again();
    },
  },
  'left and come back': {
    ends: 'left',
    press: async (pressing) => {
      const { leave, comeBack } = pressing.row;
      await pressing.first();
      await takeKnown(pressing, leave);
      await takeKnown(pressing, comeBack);
      await pressing.reopen();
      await pressing.again();
      await takeKnown(pressing, leave);
    },
  },
  'a second form': {
    ends: 'left',
    press: async (pressing) => {
      const { leave, second } = pressing.row;
      await pressing.first();
      if (leave !== undefined) await pressing.take(leave);
      await second?.(pressing.page);
      await pressing.reopen();
      await pressing.again();
    },
  },
};
