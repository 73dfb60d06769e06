import { render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { Provider, useStore } from 'react-redux';
import { expect, test } from 'vitest';
import { createStore } from '../app/store';
import { testConfig } from '../test/Portal';
import { selectHasUnsavedChanges, type SessionRoot } from './sessionSlice';
import { useUnsavedChanges } from './useUnsavedChanges';

/** The unsaved changes in the store when the screen is about to be painted. */
function Painted({ onPaint, children }: { onPaint: (held: boolean) => void; children: ReactNode }) {
  const store = useStore<SessionRoot>();
  useLayoutEffect(() => {
    onPaint(selectHasUnsavedChanges(store.getState()));
  });
  return children;
}

function Work({ unsaved }: { unsaved: boolean }) {
  useUnsavedChanges(unsaved);
  return null;
}

test('changes are guarded as soon as they are visible, since Back may be pressed at once', () => {
  const painted: boolean[] = [];
  const show = (unsaved: boolean) => (
    <Provider store={store}>
      <Painted onPaint={(held) => painted.push(held)}>
        <Work unsaved={unsaved} />
      </Painted>
    </Provider>
  );
  const store = createStore(testConfig, null);
  const { rerender } = render(show(false));
  rerender(show(true));
  rerender(show(false));
  expect(painted).toEqual([false, true, false]);
});
