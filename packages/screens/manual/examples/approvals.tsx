import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({ host: { initialPath: "/approvals" } });

/** The requests that wait for the reader, in a page of the host. */
export const Approvals = () => <Ats visit={visit} />;
