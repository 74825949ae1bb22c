export type SidebarLink = {
  id: string;
  label: string;
  href: string;
  /** Number of waiting items; 0 shows none. */
  badge?: number;
  isCurrent?: boolean;
};
