import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { UserList } from "@ats/screens/UserList";

const client = createClient();

/** The users of the company. */
export const Users = () => (
  <AtsScreens client={client} setTitle={(title) => (document.title = title)}>
    <UserList />
  </AtsScreens>
);
