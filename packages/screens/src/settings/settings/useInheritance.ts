import { listInheritance } from "@ats/core/settings/inheritance-contract";
import { settings, type SettingKey } from "@ats/core/settings/registry";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { useUser } from "../../session/session.tsx";

/** How the company and its clients come by a setting; undefined outside of a group. */
export function useInheritance(key: SettingKey) {
  const { has_access } = useUser().rights;
  const { frame } = useAts().host;
  const isAtPartner = frame !== undefined && !frame.isOwn;
  const { data } = useEndpoint(
    listInheritance,
    {},
    { enabled: has_access.includes("VIEW_SETTINGS") && !isAtPartner },
  );
  const found = data?.settings.find((each) => each.key === key);
  if (!data || !found || (data.parent === null && data.clients === 0)) return undefined;
  const { key: setting, ...inheritance } = found;
  const { parent, clients } = data;
  return { ...inheritance, setting, parent, clients, label: settings[key].label };
}
export type Inheritance = NonNullable<ReturnType<typeof useInheritance>>;
