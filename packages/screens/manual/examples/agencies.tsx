import { to } from "@ats/core/navigation/routes";
import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({ host: { initialPath: to.AgencyList() } });

/** The product, opened on the agencies of the company. */
export const Agencies = () => <Ats visit={visit} />;
