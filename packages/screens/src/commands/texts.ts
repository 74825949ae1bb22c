import { texts } from "@ats/ui/texts";

export const commandTexts = texts("commands", {
  searchIn: "Search {scope} for “{query}”",
  goTo: "Go to",
  do: "Do",
  look: "Look",
  opensInTab: "Opens in a new tab",
  searchAll: "Search candidates and jobs",
  markAllRead: "Mark all notifications as read",
  mute: "Mute notifications",
  unmute: "Unmute notifications",
  readNews: "Read the news",
  dismissAnnouncement: "Dismiss the announcement",
  toggleMenu: "Collapse or expand the menu",
  lightTheme: "Light theme",
  darkTheme: "Dark theme",
  systemTheme: "System theme",
  comfortableDensity: "Comfortable density",
  compactDensity: "Compact density",
  shortcuts: "Keyboard shortcuts",
  singleKeysOff: "Turn single-key shortcuts off",
  singleKeysOn: "Turn single-key shortcuts on",
  singleKeys: "The keys {search} and {shortcuts}",
});

/** Words under which the palette finds a command, too. */
export const keywordTexts = texts("commands.keywords", {
  settings: "profile password",
  globalSettings: "announcement",
  mute: "sound silence",
  news: "release notes new",
  suggestion: "idea feedback",
  switchAccount: "company client",
  returnHome: "switch leave company",
  logOut: "sign out",
  toggleMenu: "sidebar",
  shortcuts: "keys",
});

export const shortcutTexts = texts("commands.shortcuts", {
  onThisPage: "On this page",
  everywhere: "On every page",
  commands: "Find a page or an action",
  inLists: "In lists, menus and dialogs",
  next: "Next result",
  previous: "Previous result",
  choose: "Choose it",
  close: "Close what is open",
  print: "Print the whole page",
  undo: "Undo, while its message is shown",
  message: "Go to a message that has appeared",
});
