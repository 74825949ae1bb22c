import { createClient } from "@ats/core/contract/client";
import { AtsScreens } from "@ats/screens/app/AtsScreens";
import { CandidateEdit } from "@ats/screens/CandidateEdit";
import { CandidateList } from "@ats/screens/CandidateList";

const client = createClient();
const addresses = { candidateList: "/people", candidateEdit: "/people/{id}" };

/** A page of the host's own router: a candidate if the address names one, else all of them. */
export const People = ({ id }: { id?: string }) => (
  <AtsScreens client={client} addresses={addresses}>
    {id ? <CandidateEdit params={{ id }} /> : <CandidateList />}
  </AtsScreens>
);
