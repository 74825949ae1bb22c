import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { Settings } from "@ats/screens/Settings";
import { useState } from "react";

const client = createClient();

/** Messages that could not be sent. */
export function FailedMail() {
  const [search, setSearch] = useState({});
  return (
    <AtsScreens client={client}>
      <Settings search={{ section: "outbox", mail: "failed", ...search }} setSearch={setSearch} />
    </AtsScreens>
  );
}
