import { createContext } from 'react';
import type { HistoryStore } from './HistoryStore';

/** The history of a story or a test; `null` is that of this browser, whose code no list waits for. */
export const HistoryStoreContext = createContext<HistoryStore | null>(null);
