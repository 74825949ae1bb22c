import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";

const searches: string[] = [];

const visit = beginVisit({
  host: { track: ({ name }) => searches.push(name) },
});

/** The toolbar has the search. A host learns whether searches find something, not the words. */
export const Product = () => <Ats visit={visit} />;
