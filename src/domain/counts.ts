/** Number of members and applications (product §3, counts response); `null` where the service does not say. */
export interface Counts {
  readonly registered: number | null;
  readonly old: number | null;
  readonly new: number | null;
}
