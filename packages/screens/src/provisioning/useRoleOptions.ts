import { useTexts } from "@ats/ui/texts";
import { roleName } from "../users/role-name.ts";
import { useRoles } from "../users/useRoles.ts";

export interface RoleOption {
  id: string;
  label: string;
}

/** The roles that the user may give, and those that are chosen already. */
export function useRoleOptions(chosen: readonly (string | null)[]): RoleOption[] {
  const say = useTexts();
  const { toGive } = useRoles();
  const names = [...toGive.map(({ name }) => name), ...chosen.filter((name) => name !== null)];
  return [...new Set(names)].filter(Boolean).map((id) => ({ id, label: roleName(say, id) }));
}
