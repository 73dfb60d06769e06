/** The requests whose answers the dashboard shows: a tab has one dashboard. */
const shown = new Set<string>();

export const isShown = (requestId: string | undefined): boolean =>
  requestId !== undefined && shown.has(requestId);

export function noteShown(requestId: string): void {
  shown.add(requestId);
}

/** What the dashboard read is for the next screen alone. */
export function forgetShown(): void {
  shown.clear();
}
