import { Embedded } from "@ats/screens/embed/Embedded";
import { beginEmbeddedVisit } from "@ats/screens/embed/embedded-visit";

const visit = beginEmbeddedVisit();

/** The page `/embed/{id}` of a product, which partners show in a frame. */
export const Page = () => <Embedded visit={visit} />;
