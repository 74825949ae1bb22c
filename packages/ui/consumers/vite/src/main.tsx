import { UiProvider } from "@ats/ui/UiProvider";
import "@ats/ui/styles.css";
import { createRoot } from "react-dom/client";
import { Jobs } from "./Jobs.tsx";

createRoot(document.getElementById("root")!).render(
  <UiProvider>
    <Jobs />
  </UiProvider>,
);
