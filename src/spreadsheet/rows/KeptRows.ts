/** How the rows of a file are held, for whoever looks at them again. */
export interface KeptRows {
  /** The next row; `start` is where it begins in its text, if it stands in one. */
  readonly add: (cells: readonly string[], start: number) => void;
  readonly cells: (index: number) => readonly string[];
}
