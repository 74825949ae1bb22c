import { scimPath, scimSchemas, type scimShown } from "@ats/core/provisioning/scim";
import type { z } from "zod";
import { HttpError } from "../kernel/http-error.ts";
import type { RequestContext } from "../kernel/request-context.ts";
import type { Services } from "../kernel/services.ts";
import { sha256 } from "../kernel/sha256.ts";

type Named = "User" | "Group";

/** Address of a record. */
const locationOf = ({ publicUrl }: Pick<Services, "publicUrl">, kind: Named, id: string) =>
  new URL(`${scimPath}/${kind}s/${id}`, publicUrl).href;

/** Adds what every record says of itself; its version is a hash of everything else. */
export function withMeta<Record extends { id: string }>(
  services: Pick<Services, "publicUrl">,
  kind: Named,
  created: Date,
  record: Record,
) {
  return {
    ...record,
    meta: {
      resourceType: kind,
      created: created.toISOString(),
      location: locationOf(services, kind, record.id),
      version: `W/"${sha256(JSON.stringify(record)).slice(0, 16)}"`,
    },
  };
}

/** Refuses a change that began from another version than the stored one. */
export function needVersion(
  { headers }: Pick<RequestContext, "headers">,
  { meta }: { meta: { version: string } },
): void {
  const asked = headers.get("if-match");
  if (asked && asked !== "*" && !asked.includes(meta.version))
    throw new HttpError(412, "This record changed meanwhile. Read it again, then send the change.");
}

/** Leaves the attributes that were asked for. */
export function shown<Record extends { schemas: string[]; id: string }>(
  record: Record,
  { attributes, excludedAttributes }: z.output<typeof scimShown>,
): Record {
  const wanted = attributes && new Set([...named(attributes), "schemas", "id"]);
  const unwanted = new Set(excludedAttributes ? named(excludedAttributes) : []);
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name]) =>
        (!wanted || wanted.has(name.toLowerCase())) &&
        (!unwanted.has(name.toLowerCase()) || name === "schemas" || name === "id"),
    ),
  ) as Record;
}

const named = (list: string) => list.split(",").map((name) => rootOf(name.trim()).toLowerCase());

const rootOf = (path: string) => path.replace(/^urn:.*:/i, "").split(".")[0] ?? "";

/** An answer with one page of records. */
export const listOf = <Record>(
  records: Record[],
  { total, startIndex }: { total: number; startIndex: number },
) => ({
  schemas: [scimSchemas.list],
  totalResults: total,
  startIndex,
  itemsPerPage: records.length,
  Resources: records,
});
