import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { Help } from "@ats/screens/Help";

const client = createClient();

/** Our help in a page of the host. */
export const HelpPage = () => (
  <AtsScreens client={client}>
    <Help />
  </AtsScreens>
);
