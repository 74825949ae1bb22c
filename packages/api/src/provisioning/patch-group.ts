import type { ScimGroup, ScimPatch } from "@ats/core/provisioning/scim";
import { ScimError } from "../kernel/scim-answer.ts";

type Operation = ScimPatch["Operations"][number];

interface Patched {
  displayName: unknown;
  externalId: unknown;
  members: { value: string }[];
}

/**
 * A group after operations. The library compares every member with every operation, which takes
 * half a minute for a hundred leavers of a group of 5,000; so members are a set here.
 */
export function patchGroup(group: ScimGroup, { Operations }: ScimPatch): Patched {
  const members = new Set(group.members?.map(({ value }) => value));
  const names: Record<string, unknown> = {
    displayname: group.displayName,
    externalid: group.externalId,
  };
  for (const { op, path, value } of Operations.flatMap(withoutPathless)) {
    const of = /^members\[\s*value\s+eq\s+"([^"]*)"\s*\]$/i.exec(path)?.[1];
    const name = path.toLowerCase();
    if (of !== undefined && op === "remove") members.delete(of);
    else if (name === "members") changeMembers(members, op, value);
    else if (name in names) names[name] = op === "remove" ? undefined : value;
    else if (!ignored.has(name))
      throw new ScimError("invalidPath", "Groups have no attribute of this path. Leave it out.");
  }
  return {
    displayName: names.displayname,
    externalId: names.externalid,
    members: [...members].map((value) => ({ value })),
  };
}

/** Attributes that Okta sends back as it read them. */
const ignored: ReadonlySet<string> = new Set(["id", "schemas", "meta"]);

function withoutPathless({ op, path, value }: Operation): (Operation & { path: string })[] {
  if (path !== undefined)
    return [
      { op, path: path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:Group:/i, ""), value },
    ];
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ScimError("noTarget", "An operation has neither a path nor attributes. Send one.");
  return Object.entries(value).map(([name, inner]) => ({ op, path: name, value: inner }));
}

function changeMembers(members: Set<string>, op: Operation["op"], value: unknown): void {
  const given = value === undefined || value === null ? undefined : [value].flat().map(idOf);
  if (op === "replace" || (op === "remove" && !given)) members.clear();
  for (const id of given ?? [])
    if (op === "remove") members.delete(id);
    else members.add(id);
}

function idOf(member: unknown): string {
  const value = (member as { value?: unknown } | null)?.value;
  if (typeof value === "string") return value;
  throw new ScimError("invalidValue", "A member has no value. Send the id of a user.");
}
