import { to } from "@ats/core/navigation/routes";
import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({ host: { initialPath: to.agencyClientList() } });

/** The product, opened on an agency's clients. */
export const AgencyPortal = () => <Ats visit={visit} />;
