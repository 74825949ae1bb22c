import { Embedded } from "@ats/screens/embed/Embedded";
import { beginEmbeddedVisit } from "@ats/screens/embed/embedded-visit";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./inter.css";
import { track } from "./track.ts";

export function mountEmbedded(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html lacks the element #root.");
  const visit = beginEmbeddedVisit({ track });
  createRoot(root).render(
    <StrictMode>
      <Embedded visit={visit} />
    </StrictMode>,
  );
}
