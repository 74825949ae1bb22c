import { createContext, use } from "react";

/** Every text that the design system says by itself. `{name}` marks what is filled in. */
export const messages = {
  skipToContent: "Skip to content",
  openNavigation: "Open navigation",
  closeNavigation: "Close navigation",
  collapse: "Collapse menu",
  expand: "Expand menu",
  navigation: "Navigation",
  breadcrumbs: "Breadcrumbs",
  close: "Close",
  cancel: "Cancel",
  dismiss: "Dismiss",
  clear: "Clear",
  clearAll: "Clear all",
  remove: "Remove {name}",
  retry: "Try again",
  loading: "Loading",
  required: "required",
  showPassword: "Show password",
  hidePassword: "Hide password",
  characters: "{count} of {max} characters",
  charactersOnly: "{count} characters",
  showOptions: "Show options",
  noOptions: "No matches",
  chooseFiles: "Choose files",
  chooseFile: "Choose a file",
  dropFiles: "or drop here",
  errorSummary: "There is a problem",
  actions: "Actions",
  actionsFor: "Actions for {name}",
  selectAll: "Select all rows",
  selectRow: "Select {name}",
  rowsRegion: "{name}, scrolls",
  range: "{from}–{to} of {total}",
  noRows: "0 of 0",
  pagination: "Pages",
  firstPage: "First page",
  previousPage: "Previous page",
  nextPage: "Next page",
  lastPage: "Last page",
  page: "Page {page} of {pages}",
  pageSize: "Rows per page",
  filterField: "Filter by",
  filterValue: "Contains",
  addFilter: "Add filter",
  filters: "Filters",
  moveTo: "Move to {name}",
  move: "Move",
  drag: "Drag {name}",
  loadMore: "Load more",
  emptyColumn: "Nothing here",
  rating: "{value} of {max} stars",
  noRating: "Not rated",
  notifications: "Notifications",
  unread: "{count} unread",
  unreadItem: "Unread",
  muted: "muted",
  mute: "Mute notifications",
  unmute: "Unmute notifications",
  markAllRead: "Mark all as read",
  showAll: "Show all",
  results: "{count} results",
  searchIn: "Search in",
  clearSearch: "Clear search",
  goBack: "Go back",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  documentError: "The document could not be shown",
  documentErrorHint: "Download it, or try again.",
} as const;

export type Messages = Record<keyof typeof messages, string>;

export const MessagesContext = createContext<Messages>(messages);

/** Gives `say(key, values)`: the text with its values filled in. */
export function useMessages() {
  const texts = use(MessagesContext);
  return (key: keyof Messages, values: Record<string, string | number> = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
