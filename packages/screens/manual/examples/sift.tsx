import { to } from "@ats/core/navigation/routes";
import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({ host: { initialPath: to.sift({ id: 1021 }) } });

/** The product, opened on the sift of a job. */
export const Sift = () => <Ats visit={visit} />;
