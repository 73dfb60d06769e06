import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DialogsProvider, ScreenDialogs } from './DialogsProvider';
import { useLazyDialog } from './useLazyDialog';

interface FirmDetailsProps {
  readonly firm: string;
}
const Details = ({ firm }: FirmDetailsProps) => <p>{`Details of ${firm}`}</p>;

type Script = { readonly default: typeof Details };

interface HeldScript {
  readonly arrive: () => void;
  readonly fail: () => void;
}

/** Scripts that load until the test lets each arrive or fail. */
function heldScripts() {
  const held: HeldScript[] = [];
  const load = () =>
    new Promise<Script>((resolve, reject) => {
      held.push({
        arrive: () => resolve({ default: Details }),
        fail: () => reject(new Error('Offline')),
      });
    });
  return { held, load };
}

const portal = (list: ReactNode) => (
  <DialogsProvider owner={1} ownerNow={() => 1}>
    {list}
  </DialogsProvider>
);

function show(load: () => Promise<Script>) {
  function List() {
    const { opened, open } = useLazyDialog<string, FirmDetailsProps>(load, 'Member Details');
    return (
      <>
        <button type="button" onClick={() => open('Zari House')}>
          Zari
        </button>
        <button type="button" onClick={() => open('Ganga Brocade')}>
          Ganga
        </button>
        {opened !== null && <opened.Dialog firm={opened.subject} />}
      </>
    );
  }
  const list = (
    <ScreenDialogs>
      <List />
    </ScreenDialogs>
  );
  const { rerender } = render(portal(list));
  return { leave: () => rerender(portal(null)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const MISSING = 'A part of the portal could not be loaded.';

test('the last of two presses opens its dialog, whichever script loads first', async () => {
  const { held, load } = heldScripts();
  show(load);
  press('Zari');
  press('Ganga');
  await act(async () => held[1]?.arrive());
  await act(async () => held[0]?.arrive());
  expect(screen.getByText('Details of Ganga Brocade')).toBeVisible();
  expect(screen.queryByText('Details of Zari House')).not.toBeInTheDocument();
});

test('a script that fails to load is reported once for all presses, and not after leaving', async () => {
  const { held, load } = heldScripts();
  const { leave } = show(load);
  press('Zari');
  press('Zari');
  await act(async () => held.forEach(({ fail }) => fail()));
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();

  press('Ganga');
  leave();
  await act(async () => held[2]?.fail());
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
});
