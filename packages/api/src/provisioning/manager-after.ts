import { type ScimPatch, scimSchemas } from "@ats/core/provisioning/scim";

type Operation = Pick<ScimPatch["Operations"][number], "op" | "path" | "value">;

/** Paths of a manager; the first is that of all attributes of employees. */
const [ofEmployee, ...ofManager] = ["", ":manager", ":manager.value"].map((path) =>
  (scimSchemas.employee + path).toLowerCase(),
);

/**
 * Id of the manager whom operations name last: null for nobody, undefined when none is about the
 * manager. Providers write the id alone, in an object, or in a list of one.
 */
export function managerAfter(operations: readonly Operation[]): string | null | undefined {
  const named = operations.flatMap(({ op, path, value }) => {
    const at = path?.toLowerCase() ?? "";
    if (ofManager.includes(at)) return [op === "remove" ? null : idIn(value)];
    if (at !== ofEmployee) return [];
    if (op === "remove") return [null];
    return isObject(value) && "manager" in value ? [idIn(value["manager"])] : [];
  });
  return named.at(-1);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function idIn(value: unknown): string | null {
  if (Array.isArray(value)) return idIn(value[0]);
  if (isObject(value)) return idIn(value["value"]);
  return typeof value === "string" || typeof value === "number" ? String(value) || null : null;
}
