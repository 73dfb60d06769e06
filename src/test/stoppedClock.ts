import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
// A file that is read while a test runs takes time that this clock does not measure.
import './model/warmUp';

const { asyncUtilTimeout } = getConfig();

/**
 * For a whole test file: timers go off when a test moves them on, or while it waits for something on the screen. Testing
 * Library knows only the clock of another runner, by its name.
 */
export function stopClock(): void {
  beforeEach(() => {
    configure({ asyncUtilTimeout: 5000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
  });
  afterEach(() => {
    configure({ asyncUtilTimeout });
    Reflect.deleteProperty(globalThis, 'jest');
    vi.useRealTimers();
  });
}
