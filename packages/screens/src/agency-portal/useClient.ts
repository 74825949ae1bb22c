import { listAgencyClients } from "@ats/core/agency-portal/clients-contract";
import { useEndpoint } from "../app/endpoint.ts";

/** The agency's clients, and the one in which a page works: the chosen one, else the first. */
export function useClient(chosen: number | undefined) {
  const query = useEndpoint(listAgencyClients, {
    query: { filter: "approved", sc: "name", so: "asc", per_page: 100 },
  });
  const clients = query.data?.records ?? [];
  const client = clients.find(({ client_id }) => client_id === chosen) ?? clients[0];
  return { query, clients, client };
}
