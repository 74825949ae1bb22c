import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { tagLabel, tagMaxLength } from "./tag.ts";

const tag = z.object({ id: z.number().int(), label: z.string() });

export const listTags = endpoint({
  method: "GET",
  path: "/api/tags",
  summary: "Lists the company's tags alphabetically",
  access: "VIEW_JOBS",
  response: z.object({ records: z.array(tag) }),
});

const tagUse = tag.extend({
  /** Numbers of records that carry the tag. */
  candidates: z.number().int(),
  applications: z.number().int(),
});
export type TagUse = z.output<typeof tagUse>;

export const listTagUses = endpoint({
  method: "GET",
  path: "/api/tags/uses",
  summary:
    "Lists the company's tags with the number of candidates and applications that carry each",
  access: "VIEW_SETTINGS",
  company: "ATS",
  response: z.object({ records: z.array(tagUse) }),
});

export const renameTag = endpoint({
  method: "PUT",
  path: "/api/tags/{id}",
  summary: "Renames a tag wherever it is used, or merges it into the tag that has the label",
  access: "VIEW_SETTINGS",
  company: "ATS",
  wholeCompany: true,
  params: idParam,
  body: z.object({
    /** The label that the editor saw. A change begun from another is refused. */
    before: z.string().max(tagMaxLength),
    label: tagLabel,
    /** Merges the tag into another one of that label, instead of refusing it. */
    merge: z.boolean().default(false),
  }),
  response: z.object({}),
});

export const removeTag = endpoint({
  method: "DELETE",
  path: "/api/tags/{id}",
  summary: "Removes a tag from the company's list and from every candidate and application",
  access: "VIEW_SETTINGS",
  company: "ATS",
  wholeCompany: true,
  params: idParam,
  response: z.object({}),
});

export const tagsContract = { listTags, listTagUses, renameTag, removeTag };
