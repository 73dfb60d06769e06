export interface MenuEntry {
  readonly key: string;
  readonly text: string;
  /** Where the entry leads, another site or a plain page of this one in a new tab; else it acts. */
  readonly href?: string;
  readonly onChoose?: () => void;
  /** Takes something away for good: it stands apart. */
  readonly danger?: boolean;
}
