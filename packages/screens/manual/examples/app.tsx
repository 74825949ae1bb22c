import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit();

/** The whole product: every route, the shell and the session. */
export const Product = () => <Ats visit={visit} />;
