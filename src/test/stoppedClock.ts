import { configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
// Loading a file during a test takes real time, which this clock does not measure.
import './model/warmUp';

const { asyncUtilTimeout } = getConfig();

/**
 * For a whole file: timers fire when a test advances the clock, or while it waits for something on the screen. Testing Library
 * only recognises the fake clock of Jest, by its name.
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
