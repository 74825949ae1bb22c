import type { SavedList } from "@ats/core/lists/saved-view";
import type { SearchField } from "../FieldSearch.tsx";

/** The fields of a list by the kind of their values. */
interface FieldsOf {
  list: SavedList;
  text: readonly string[];
  postcodes?: readonly string[];
  times: readonly string[];
  /** Text fields whose values the list offers. */
  values: readonly string[];
}

/** Tells the kind of each field of a list; none for a field without conditions. */
export const fieldKinds =
  ({ list, text, postcodes = [], times, values }: FieldsOf) =>
  (id: string): Pick<SearchField, "kind" | "values"> => {
    if (times.includes(id)) return { kind: "time" };
    if (postcodes.includes(id)) return { kind: "postcode" };
    if (id === "status") return { kind: "choice" };
    if (values.includes(id)) return { kind: "text", values: list };
    return text.includes(id) ? { kind: "text" } : {};
  };
