import type { AgencyClient } from "@ats/core/agency-portal/clients-contract";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { agencyPortalTexts } from "./texts.ts";

interface ClientSwitchProps {
  clients: readonly AgencyClient[];
  client: AgencyClient;
  onChange(client_id: number): void;
}

/** Chooses the client in which a page works; nothing for an agency with one client. */
export function ClientSwitch({ clients, client, onChange }: ClientSwitchProps) {
  const say = useTexts();
  if (clients.length < 2) return null;
  return (
    <Select
      label={say(agencyPortalTexts.client)}
      isLabelHidden
      options={clients.map(({ client_id, name }) => ({ id: String(client_id), label: name }))}
      value={String(client.client_id)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
