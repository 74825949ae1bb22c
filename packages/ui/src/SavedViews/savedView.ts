/** A name for a list's filters, columns and sort, which the screen stores under the id. */
export type SavedView = {
  id: string;
  name: string;
  /** Visible to colleagues. */
  isShared?: boolean;
  /** The list opens with this view. */
  isDefault?: boolean;
  /** The colleague whose view it is. */
  owner?: string;
  /** A colleague's view: it can be shown, not changed. */
  isReadOnly?: boolean;
  /** True if it can be deleted even so. */
  isDeletable?: boolean;
};
