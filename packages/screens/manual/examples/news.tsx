import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({
  host: { slots: { news: <a href="https://acme.example/news">Acme news</a> } },
});

/** The product with the host's own news in the toolbar. */
export const Product = () => <Ats visit={visit} />;
