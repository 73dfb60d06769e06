/** How many members and applications there are (product §3, counts response); `null` where the service does not say. */
export interface Counts {
  readonly registered: number | null;
  readonly old: number | null;
  readonly new: number | null;
}
