import { Ats } from "@ats/screens/app/Ats";
import type { Visit } from "@ats/screens/app/visit";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./inter.css";

export function mount(visit: Visit): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html lacks the element #root.");
  createRoot(root).render(
    <StrictMode>
      <Ats visit={visit} />
    </StrictMode>,
  );
}
