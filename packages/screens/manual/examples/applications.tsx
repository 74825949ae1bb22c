import { createClient } from "@ats/core/contract/client";
import { ApplicationList } from "@ats/screens/ApplicationList";
import { AtsScreens } from "@ats/screens/app/AtsScreens";

const client = createClient();
const addresses = {
  applicationList: "/hiring/{id}",
  applicationDetails: "/hiring/application/{id}",
};

/** The applications of one job on its board. */
export const Board = ({ job }: { job: string }) => (
  <AtsScreens client={client} addresses={addresses}>
    <ApplicationList params={{ id: job }} search={{ view: "kanban" }} setSearch={() => {}} />
  </AtsScreens>
);
