import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { JobList } from "@ats/screens/JobList";

const client = createClient();
const addresses = {
  jobList: "/hiring",
  jobAdd: "/hiring/new",
  jobEdit: "/hiring/{id}/edit",
  applicationList: "/hiring/{id}",
};

/** The page /hiring of a host, which has pages for the form and the applications too. */
export const Hiring = () => (
  <AtsScreens client={client} addresses={addresses}>
    <JobList />
  </AtsScreens>
);
