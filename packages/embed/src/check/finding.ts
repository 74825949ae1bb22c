/** Result of a check. `todo` makes it a problem. */
export interface Finding {
  says: string;
  /** A sentence that says how to put it right. */
  todo?: string;
  /** True where there was nothing to compare with. */
  isUnchecked?: boolean;
}
