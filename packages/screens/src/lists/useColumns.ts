import { cookies } from "@ats/core/session/session";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { keyOfList } from "./list-state.ts";
import { useStoredValue } from "./useStoredValue.ts";

const chosen = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) });

/** The user's columns of a list, for the table and its column chooser. */
export function useColumns(list: string) {
  const { host } = useAts();
  const key = keyOfList(host.cookies.read(cookies.userId), `${list}.columns`);
  const [{ order, hidden } = { order: [], hidden: [] }, store] = useStoredValue(
    host.storage,
    key,
    chosen,
  );
  return {
    columnOrder: order,
    hiddenColumns: new Set(hidden),
    onColumnOrderChange: (next: string[]) => store({ order: next, hidden }),
    onHiddenColumnsChange: (next: Set<string>) => store({ order, hidden: [...next] }),
    onReset: () => store({ order: [], hidden: [] }),
    /** Takes the columns of a saved view. */
    onChoose: store,
  };
}
export type Columns = ReturnType<typeof useColumns>;
