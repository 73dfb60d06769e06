import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '../../i18n/i18n';
import { hardestWay, type WayName } from '../calls/CallRow';
import { callTable, type ChangeCall, isChangeCall } from '../calls/callTable';
import { answer } from '../calls/moves';
import { smallOffice } from '../calls/smallOffice';
import { serviceKey } from '../../session/sessionSlice';
import { contract } from '../contract';
import { stubDevice, turnDevice } from '../device';
import { enough } from '../everyPair';
import { OtherTab } from '../model/OtherTab';
import { testConfig } from '../Portal';
import { watchMessages } from '../shownMessages';
import { type Ends, longLists, Pressing } from './Pressing';
import { click, clickTwiceAtOnce, doubleClick, enter } from './presses';
import '../model/warmUp';

watchMessages();
stubDevice();

interface Way {
  readonly ends: Ends;
  /** Presses, and presses again while the first call is paused. */
  readonly press: (pressing: Pressing) => Promise<void>;
}

/** Presses, and presses again after each of these actions on the same screen. */
const onTheScreen = (...meanwhile: readonly (() => Promise<unknown>)[]): Way => ({
  ends: 'here',
  press: async (pressing) => {
    await pressing.first();
    for (const done of meanwhile) {
      await done();
      pressing.again();
    }
  },
});

const button = (name: string) => screen.getByRole('button', { name });

/** Descending in the end: then each of the firms is on the first page. */
async function sort() {
  const head = screen.getByRole('columnheader', { name: 'Firm Name' });
  for (const order of ['ascending', 'descending']) {
    fireEvent.click(button('Firm Name'));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', order));
  }
}

const searchFor = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } });

async function search() {
  searchFor('no firm is called this');
  await screen.findByText('No matching records found');
  searchFor('');
  await waitFor(() => expect(screen.queryByText('No matching records found')).toBeNull());
}

async function turnPages() {
  for (const [name, from] of [
    ['Next', 'Showing 11 to'],
    ['Previous', 'Showing 1 to 10'],
  ] as const) {
    fireEvent.click(button(name));
    await screen.findByText(new RegExp(from));
  }
}

/** Switches to Hindi and back. */
async function switchLanguage() {
  for (const [name, language] of [
    ['हिन्दी', 'hi'],
    ['English', 'en'],
  ] as const) {
    fireEvent.click(button(name));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', language));
  }
}

/** By the portal's own switch, and as a device changes in the evening. */
async function switchColours() {
  const select = screen.queryByRole('combobox', { name: 'Theme' });
  for (const name of ['Dark', 'Light', 'Same as device'])
    if (select !== null) fireEvent.change(select, { target: { value: name.toLowerCase() } });
    else {
      fireEvent.click(button('Theme'));
      fireEvent.click(await screen.findByRole('menuitemradio', { name }));
    }
  for (const dark of [true, false]) turnDevice({ dark });
}

const ways: Readonly<Record<WayName, Way>> = {
  'a double click': {
    ends: 'here',
    press: (pressing) => pressing.at(doubleClick),
  },
  'Enter and a click': {
    ends: 'here',
    press: async (pressing) => {
      await pressing.open();
      const sender = await pressing.sender();
      enter(pressing.row.pressed.field === undefined ? sender : pressing.keyTarget);
      // A browser dispatches each press in a turn of its own.
      await act(async () => undefined);
      click(pressing.control());
      await pressing.arrived();
      pressing.again();
    },
  },
  'after sort, search and page': onTheScreen(sort, search, turnPages),
  'other language and colours': onTheScreen(switchLanguage, switchColours),
  'Back and Forward': {
    ends: 'back',
    press: async (pressing) => {
      await pressing.first();
      await pressing.portal.go(-1);
      await pressing.portal.go(1);
      // The token of an opened link is no longer in the address (S5), so the screen has nothing to send when it is opened
      // again.
      if (pressing.row.pressed.control === null) return;
      await pressing.reopen();
      pressing.again();
    },
  },
  'two clicks in one tick, left and come back': {
    ends: 'left',
    press: async (pressing) => {
      await pressing.at(clickTwiceAtOnce);
      await pressing.leave();
      await pressing.comeBack();
      await pressing.reopen();
      pressing.again();
      await pressing.leave();
    },
  },
  'a second form': {
    ends: 'left',
    press: async (pressing) => {
      await pressing.first();
      await pressing.leave();
      await pressing.comeBack(pressing.row.pressed.second);
      await pressing.reopen();
      pressing.again();
    },
  },
  'another tab at it': {
    ends: 'here',
    press: async (pressing) => {
      const tab = new OtherTab();
      Object.defineProperty(navigator, 'locks', { configurable: true, value: tab.locks });
      tab.begin(`sent:${serviceKey(testConfig.apiBaseUrl)}${pressing.key}`);
      await pressing.open();
      // Twice: the first answer must not allow the second press.
      for (let time = 0; time < 2; time += 1) {
        click(await pressing.sender());
        await answer('Another tab is already doing this', 'OK');
      }
      expect(pressing.portal.requests).toEqual([]);
      act(() => tab.end());
      await pressing.portal.rest();
      click(await pressing.sender());
      await pressing.arrived();
    },
  },
};

const changes = contract.map(({ call }) => call).filter(isChangeCall);

interface PressedAgain {
  readonly call: ChangeCall;
  readonly way: WayName;
}

const waysOf = (call: ChangeCall): readonly PressedAgain[] => {
  const { pressed, overTabs } = callTable[call];
  const all: readonly WayName[] = overTabs ? [...pressed.ways, 'another tab at it'] : pressed.ways;
  return all.map((way) => ({ call, way }));
};

const isHardest = ({ call, way }: PressedAgain): boolean => way === hardestWay(callTable[call]);

/** Each row and each list has its own lock. */
const dealtBy = ({ call, way }: PressedAgain): string =>
  way === 'another tab at it' && call.startsWith('POST /api/import') ? `${way}, a file` : way;

/** Each change in its hardest way, and each other way with one of them; all with `EVERY_COMBINATION=1`. */
function pressedWays(): readonly PressedAgain[] {
  const all = changes.flatMap(waysOf);
  const others = enough(
    all.filter((one) => !isHardest(one)),
    (one) => [dealtBy(one)],
    ({ call }) => [call],
  );
  return all.filter((one) => isHardest(one) || others.includes(one));
}

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await changeLanguage('en');
});

/** However it is pressed while it is running, one request is sent and one result is shown (rule C1). */
test.each(pressedWays())('$call, $way', async ({ call, way }) => {
  const { press, ends } = ways[way];
  const world = way === 'after sort, search and page' ? longLists : smallOffice;
  const pressing = new Pressing(call, world, way === 'Back and Forward');
  await press(pressing);
  await pressing.end(ends);
  expect(pressing.portal.requests).toHaveLength(1);
});
