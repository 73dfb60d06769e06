import type { Locator, Page } from '@playwright/test';
import { followMenu } from '../screens';
import type { WayName } from './wayNames';

/** How one change is pressed again; where and how it is pressed at first stands in the call table. */
export interface OnceRow {
  /** Those that make sense for it. */
  readonly ways: readonly WayName[];
  /** What sends it, or asks first: it stands on the screen while the call runs. `null`: opening the screen sends it. */
  readonly control: ((page: Page) => Locator) | null;
  /** What is asked before anything is sent, and the answer that sends. */
  readonly question?: readonly [title: string, act: string];
  /** What stands on the screen while it runs, where that is not the control with aria-busy. */
  readonly runs?: (page: Page) => Promise<void>;
  /** The one-line field in which Enter sends it. */
  readonly field?: string;
  /** Makes it possible to press again on a screen that was left and is new. */
  readonly reopen?: (page: Page) => Promise<void>;
  /** By the links of the screen to another one, and back again. */
  readonly leave?: Step;
  readonly comeBack?: Step;
  /** Another screen that makes the same change. */
  readonly second?: (page: Page) => Promise<void>;
  /** What the person is told of a good answer; `null` where the list alone shows it. */
  readonly told: string | null;
  /** Whom the notice names where the screen was left (C4). */
  readonly firm?: string;
  /** The session ends with it, whatever screen stands there. */
  readonly endsSession?: true;
}

export interface Step {
  readonly go: (page: Page) => Promise<unknown>;
  /** The heading that then stands there. */
  readonly arrives: string | RegExp;
}

export const menu = (entry: string, arrives: Step['arrives']): Step => ({
  go: (page) => followMenu(page, entry),
  arrives,
});

export const link = (name: string, arrives: Step['arrives']): Step => ({
  go: (page) => page.getByRole('link', { name, exact: true }).click(),
  arrives,
});
