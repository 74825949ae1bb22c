import { Ats } from "@ats/screens/app/Ats";
import { beginVisit } from "@ats/screens/app/visit";
import "@ats/screens/styles.css";
import "@ats/ui/styles.css";
import { createRoot } from "react-dom/client";

const visit = beginVisit();
createRoot(document.getElementById("root")!).render(<Ats visit={visit} />);
