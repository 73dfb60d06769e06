import { firm } from './contractSamples';

/** The stored draft of a filled form. */
export const filledDraft = JSON.stringify({ ...firm, firmAlternateMobile: '+91 542 (245) 0000' });
