import { listRoles } from "@ats/core/roles/contract";
import type { RoleRecord } from "@ats/core/roles/role";
import { useEndpoint } from "../app/endpoint.ts";
import { useUser } from "../session/session.tsx";

const none: readonly RoleRecord[] = [];

/** The company's roles, and those of them that the signed-in user may give. */
export function useRoles() {
  const { has_access } = useUser().rights;
  const all = useEndpoint(listRoles, {}).data?.records ?? none;
  return {
    all,
    toGive: all.filter(({ rights }) => rights.every((right) => has_access.includes(right))),
  };
}
