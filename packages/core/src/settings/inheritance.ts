/** How a client company comes by the value of a setting. */
export const standings = ["inherited", "overridden", "locked"] as const;
export type Standing = (typeof standings)[number];

interface Inheritance {
  /** The parent's value. */
  parent: unknown;
  /** The client's own value; kept while the setting is locked. */
  own: { value: unknown } | undefined;
  /** True when the parent has locked the setting. */
  isLocked: boolean;
}

/** Decides whose value of a setting counts for a client. */
export function inherit({ parent, own, isLocked }: Inheritance): {
  standing: Standing;
  value: unknown;
} {
  if (isLocked) return { standing: "locked", value: parent };
  return own
    ? { standing: "overridden", value: own.value }
    : { standing: "inherited", value: parent };
}

export interface FieldDifference {
  /** A property, or `value` for a setting without properties. */
  field: string;
  /** The parent's when the client set its own. */
  before: unknown;
  parent: unknown;
  client: unknown;
  changed_by: "parent" | "client" | "both";
}

/** Compares a client's own value with the parent's, now and when the client set its own. */
export function differencesOf(
  before: unknown,
  parent: unknown,
  client: unknown,
): FieldDifference[] {
  const fields = [before, parent, client].every(isRecord)
    ? [...new Set([before, parent, client].flatMap((each) => Object.keys(each as object)))]
    : ["value"];
  return fields
    .map((field) => ({
      field,
      before: valueOf(before, field),
      parent: valueOf(parent, field),
      client: valueOf(client, field),
    }))
    .filter((each) => !isSame(each.parent, each.client))
    .map((each) => ({
      ...each,
      changed_by: isSame(each.before, each.client)
        ? "parent"
        : isSame(each.before, each.parent)
          ? "client"
          : "both",
    }));
}

/** Takes the parent's value of some fields into a client's own value. */
export function takeFields(client: unknown, parent: unknown, fields: readonly string[]): unknown {
  if (!isRecord(client) || !isRecord(parent)) return fields.length > 0 ? parent : client;
  const taken = Object.entries(parent).filter(([field]) => fields.includes(field));
  return { ...client, ...Object.fromEntries(taken) };
}

const valueOf = (value: unknown, field: string): unknown =>
  isRecord(value) ? (value[field] ?? null) : value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for equal JSON, whatever the order of properties. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other)
    return (one ?? null) === (other ?? null);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) =>
    isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}
