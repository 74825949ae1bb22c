import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { ClientList } from "@ats/screens/ClientList";

const client = createClient();

/** The clients of the company that the user is signed in to. */
export const Clients = () => (
  <AtsScreens client={client}>
    <ClientList />
  </AtsScreens>
);
