import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { sourceLabel, sourceMaxLength } from "./source.ts";

export const listSources = endpoint({
  method: "GET",
  path: "/api/sources",
  summary: "Lists the sources to choose from for a candidate who is added to a job",
  access: "UPDATE_APPLICATIONS",
  response: z.object({
    /** The default, then the company's own that are not archived, then job boards. */
    values: z.array(z.string()),
  }),
});

const sourceUse = z.object({
  /** Null for a source that is recorded on applications but not in the company's list. */
  id: z.number().int().nullable(),
  label: z.string(),
  /** Recorded by the product itself, and never renamed. */
  is_automatic: z.boolean(),
  is_archived: z.boolean(),
  /** Number of applications that have it. */
  applications: z.number().int(),
  /** Names of the highlights that look for it. */
  highlights: z.array(z.string()),
  /** Number of saved views that filter by it. */
  views: z.number().int(),
});
export type SourceUse = z.output<typeof sourceUse>;

export const listSourceUses = endpoint({
  method: "GET",
  path: "/api/sources/uses",
  summary: "Lists the company's sources and those recorded on applications, with their numbers",
  access: "VIEW_SETTINGS",
  company: "ATS",
  response: z.object({ records: z.array(sourceUse) }),
});

export const addSource = endpoint({
  method: "POST",
  path: "/api/sources",
  summary: "Adds a source to the company's list",
  access: "VIEW_SETTINGS",
  company: "ATS",
  idempotent: true,
  body: z.object({ label: sourceLabel }),
  response: z.object({ id: z.number().int() }),
});

export const renameSource = endpoint({
  method: "PUT",
  path: "/api/sources/{id}",
  summary: "Renames a source, also on its applications, or merges it into the one with the label",
  access: "VIEW_SETTINGS",
  company: "ATS",
  wholeCompany: true,
  params: idParam,
  body: z.object({
    /** The label that the editor saw. A change begun from another is refused. */
    before: z.string().max(sourceMaxLength),
    label: sourceLabel,
    /** Merges the source into another one of that label, instead of refusing it. */
    merge: z.boolean().default(false),
  }),
  response: z.object({}),
});

export const archiveSource = endpoint({
  method: "PUT",
  path: "/api/sources/{id}/archive",
  summary: "Archives a source, which applications keep and nobody is offered, or restores it",
  access: "VIEW_SETTINGS",
  company: "ATS",
  params: idParam,
  body: z.object({ is_archived: z.boolean() }),
  response: z.object({}),
});

export const sourcesContract = {
  listSources,
  listSourceUses,
  addSource,
  renameSource,
  archiveSource,
};
