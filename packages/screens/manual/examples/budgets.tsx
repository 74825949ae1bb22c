import { to } from "@ats/core/navigation/routes";
import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({ host: { initialPath: `${to.costsList()}?tab=budgets` } });

/** The product, opened on the budgets of the company. */
export const Budgets = () => <Ats visit={visit} />;
