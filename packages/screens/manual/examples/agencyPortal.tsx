import { to } from "@ats/core/navigation/routes";
import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({ host: { initialPath: to.agencyUsers() } });

/** The product, opened on the users of an agency. */
export const AgencyPortal = () => <Ats visit={visit} />;
