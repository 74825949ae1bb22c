import { type Actor, can, type Role } from "./rights.ts";

type Held = Pick<Actor, "role" | "rights" | "access">;

/** Roles by whose names more is allowed than by their rights. */
const operators: readonly string[] = [
  "Technical support user",
  "Client service user",
] satisfies Role[];

/**
 * Role, rights and access of an actor who views as somebody: nothing that either of them may not
 * see. Undefined for an actor who may not view, because they do not explain access or do not see
 * the whole company.
 */
export function viewAs(own: Held, viewed: Held): Held | undefined {
  if (!can(own, "UPDATE_ROLES") || own.access.scope !== "company") return undefined;
  if (operators.includes(viewed.role)) return undefined;
  return {
    role: viewed.role,
    rights: viewed.rights.filter((right) => can(own, right)),
    access: {
      ...viewed.access,
      hidden: [...new Set([...viewed.access.hidden, ...own.access.hidden])],
    },
  };
}
