import { createClient } from "@ats/core/contract/client";
import { ApplicationDetails } from "@ats/screens/ApplicationDetails";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { useState } from "react";

const client = createClient();

/** An application, opened on this tab. */
export function Offers({ application }: { application: string }) {
  const [search, setSearch] = useState({});
  return (
    <AtsScreens client={client}>
      <ApplicationDetails
        params={{ id: application }}
        search={{ tab: "offers", ...search }}
        setSearch={setSearch}
      />
    </AtsScreens>
  );
}
