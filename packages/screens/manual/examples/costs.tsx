import { to } from "@ats/core/navigation/routes";
import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({ host: { initialPath: to.costsList() } });

/** The product, opened on the costs of the company. */
export const Costs = () => <Ats visit={visit} />;
