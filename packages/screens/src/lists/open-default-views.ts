import type { User } from "@ats/core/users/user";
import { keyOfList } from "./list-state.ts";
import { writeStored } from "./storage.ts";

/**
 * Stores the user's default views as the state of their lists, where none is stored: each list
 * opens with its view after sign-in, and then as the user left it.
 */
export function openDefaultViews(storage: Storage, { id, default_views }: User): void {
  for (const [list, { search, columns, density: _, ...address }] of Object.entries(default_views)) {
    const key = keyOfList(String(id), list);
    if (storage.getItem(key) !== null) continue;
    writeStored(storage, key, { scope: "", address, search });
    if (columns) writeStored(storage, `${key}.columns`, columns);
  }
}
