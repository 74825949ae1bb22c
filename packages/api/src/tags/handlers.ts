import { listTags } from "@ats/core/tags/contract";
import { implement } from "../kernel/implement.ts";

export const tagsHandlers = [
  implement(listTags, async ({ db }) => ({
    records: await db.selectFrom("tags").select(["id", "label"]).orderBy("label").execute(),
  })),
];
