import {
  type ScimPatch,
  scimSchemas,
  type ScimUser,
  scimUserInput,
  type ScimUserInput,
} from "@ats/core/provisioning/scim";
import SCIMMY from "scimmy";
import { ScimError } from "../kernel/scim-answer.ts";
import { managerAfter } from "./manager-after.ts";

const { Messages, Schemas, Types } = SCIMMY;
// Attributes of employees are understood, although only the manager is kept.
Schemas.User.definition.extend(Schemas.EnterpriseUser.definition, false);

/** Attributes that are kept, by their names in lower case. */
const kept = Object.fromEntries(
  Object.keys(scimUserInput.shape).map((name) => [name.toLowerCase(), name]),
);

type Operation = ScimPatch["Operations"][number];

/**
 * A user after operations as Entra ID and Okta send them: with and without a path, with booleans as
 * texts, and with values for addresses that are not there yet. Operations on known attributes that
 * are not kept change nothing.
 */
export async function patchUser(user: ScimUser, { Operations }: ScimPatch): Promise<ScimUserInput> {
  const { groups: _groups, meta: _meta, [scimSchemas.employee]: _, ...attributes } = user;
  const withPaths = Operations.flatMap(withoutPathless);
  const operations = withPaths.map(withOwnName).filter(isKept);
  const manager = managerAfter(withPaths);
  const employee = manager !== undefined && {
    [scimSchemas.employee]: { manager: { value: manager } },
  };
  const before = structuredClone(attributes);
  for (const { op, path } of operations) if (op !== "remove") makeRoom(before, path);
  const resource = new Schemas.User(before, "out");
  try {
    if (operations.length > 0) {
      const message = new Messages.PatchOp({
        schemas: [scimSchemas.patch],
        Operations: operations,
      });
      const after = await message.apply(resource);
      return { ...inputOf(after ?? resource), ...employee };
    }
    return { ...inputOf(resource), ...employee };
  } catch (error) {
    if (error instanceof ScimError) throw error;
    const scimType =
      error instanceof Types.Error && error.scimType === "invalidPath" ? "invalidPath" : undefined;
    throw new ScimError(
      scimType ?? "invalidValue",
      "An operation does not fit a user. Check its path and its value.",
    );
  }
}

function inputOf(resource: object): ScimUserInput {
  const parsed = scimUserInput.safeParse(JSON.parse(JSON.stringify(resource)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ScimError(
    "invalidValue",
    `The ${issue?.path.join(".")} would not be valid after this change. Correct it.`,
  );
}

/** One operation for each attribute of an operation without a path. */
function withoutPathless({ op, path, value }: Operation): (Operation & { path: string })[] {
  if (path !== undefined) return [{ op, path, value }];
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ScimError("noTarget", "An operation has neither a path nor attributes. Send one.");
  return Object.entries(value).map(([name, inner]) => ({ op, path: name, value: inner }));
}

const ofUsers = new RegExp(`^${scimSchemas.user}:`, "i");

/** Writes the first name of a path as the standard does, and a boolean that came as a text. */
function withOwnName({ op, path: given, value }: Operation & { path: string }) {
  const path = given.replace(ofUsers, "");
  const [root = ""] = path.split(/[.[]/, 1);
  const own = kept[root.toLowerCase()] ?? root;
  return { op, path: own + path.slice(root.length), root: own, value: booleansIn(own, value) };
}

const asBoolean = (value: unknown) =>
  typeof value === "string" && /^(true|false)$/i.test(value)
    ? value.toLowerCase() === "true"
    : value;

function booleansIn(root: string, value: unknown): unknown {
  if (root === "active") return asBoolean(value);
  if (!Array.isArray(value)) return value;
  return value.map((each) =>
    typeof each === "object" && each !== null && "primary" in each
      ? { ...each, primary: asBoolean(each.primary) }
      : each,
  );
}

/** False for a known attribute that is not kept; an unknown one is refused. */
function isKept({ path, root }: { path: string; root: string }): boolean {
  if (root in scimUserInput.shape) return true;
  try {
    Schemas.User.definition.attribute(path.replace(/\[[^[\]]*\]/g, ""));
    return false;
  } catch {
    throw new ScimError("invalidPath", "Users have no attribute of this path. Leave it out.");
  }
}

/** Adds an entry of the type that a path names, such as `phoneNumbers[type eq "work"].value`. */
function makeRoom(user: Partial<ScimUser>, path: string): void {
  const found = /^(emails|phoneNumbers)\[type eq "(\w{1,20})"\]/i.exec(path);
  if (!found) return;
  const [, name, type = ""] = found as unknown as [string, "emails" | "phoneNumbers", string];
  const entries = (user[name] ??= []) as { value: string; type: string }[];
  if (!entries.some((entry) => entry.type === type)) entries.push({ value: "", type });
}
