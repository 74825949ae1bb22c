import { Ats } from "@ats/screens/app/Ats";
import { screens } from "@ats/screens/app/screens";
import { beginVisit } from "@ats/screens/app/visit";

const visit = beginVisit({
  host: { slots: { logo: <strong>Acme Care</strong>, news: null } },
  screens: screens.filter(({ name }) => name !== "calendar"),
});

/** The product with the host's logo, without news, and without a calendar in its menu. */
export const Product = () => <Ats visit={visit} />;
