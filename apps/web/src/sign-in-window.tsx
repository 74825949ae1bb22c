import { SignInWindow } from "@ats/screens/embed/SignInWindow";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./inter.css";

export function mountSignInWindow(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html lacks the element #root.");
  createRoot(root).render(
    <StrictMode>
      <SignInWindow />
    </StrictMode>,
  );
}
