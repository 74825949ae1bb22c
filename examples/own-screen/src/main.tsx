import { Ats } from "@ats/screens/app/Ats";
import { screens } from "@ats/screens/app/screens";
import { beginVisit } from "@ats/screens/app/visit";
import "@ats/screens/styles.css";
import "@ats/ui/styles.css";
import { createRoot } from "react-dom/client";
import { recruitmentSuccess } from "./route.ts";

const visit = beginVisit({ screens: [...screens, recruitmentSuccess] });
createRoot(document.getElementById("root")!).render(<Ats visit={visit} />);
