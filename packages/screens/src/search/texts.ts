import { searchTexts as results, searchModules } from "@ats/core/search/contract";
import { texts } from "@ats/ui/texts";

export const scopeTexts = texts("search.scopes", searchModules);

export const searchTexts = texts("search", {
  ...results,
  searchScope: "Search {scope}",
  searchIn: "Search in",
});
