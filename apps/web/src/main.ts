import { beginVisit } from "@ats/screens/app/visit";

// The first screen's content is asked for before the code that shows it is here.
const visit = beginVisit();
void import("./mount.tsx").then(({ mount }) => mount(visit));
