import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { Calendar } from "@ats/screens/Calendar";
import { useState } from "react";

const client = createClient();

/** The team's calendar. The search stays in this page instead of the address. */
export function TeamCalendar() {
  const [search, setSearch] = useState({});
  return (
    <AtsScreens client={client}>
      <Calendar search={{ show: "team", view: "week", ...search }} setSearch={setSearch} />
    </AtsScreens>
  );
}
