import { Careers } from "@ats/screens/careers/Careers";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./inter.css";

export function mountCareers(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html lacks the element #root.");
  createRoot(root).render(
    <StrictMode>
      <Careers
        path={window.location.pathname + window.location.search}
        navigate={(path) => window.location.assign(path)}
        replace={(path) => window.history.replaceState(null, "", path)}
      />
    </StrictMode>,
  );
}
