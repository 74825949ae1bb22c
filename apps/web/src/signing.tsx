import { Signing } from "@ats/screens/documents/signing/Signing";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./inter.css";

export function mountSigning(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html lacks the element #root.");
  createRoot(root).render(
    <StrictMode>
      <Signing
        path={window.location.pathname + window.location.search}
        replace={(path) => window.history.replaceState(null, "", path)}
      />
    </StrictMode>,
  );
}
