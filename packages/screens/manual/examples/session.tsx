import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({ host: { inactivityMs: 15 * 60_000 } });

/** The product with its sign-in. After a quarter of an hour it asks whether to continue. */
export const Product = () => <Ats visit={visit} />;
