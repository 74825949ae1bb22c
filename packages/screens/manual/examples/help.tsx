import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({
  host: { slots: { supportChat: <a href="mailto:support@acme.example">Ask our support</a> } },
});

/** The product with the host's own support beside our help. */
export const Product = () => <Ats visit={visit} />;
