import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { Settings } from "@ats/screens/Settings";
import { useState } from "react";

const client = createClient();

/** Opens on the user's notifications. */
export function Preferences() {
  const [search, setSearch] = useState({});
  return (
    <AtsScreens client={client}>
      <Settings search={{ section: "notifications", ...search }} setSearch={setSearch} />
    </AtsScreens>
  );
}
