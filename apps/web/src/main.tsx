import { Ats } from "@ats/screens/app/Ats";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./inter.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks the element #root.");
createRoot(root).render(
  <StrictMode>
    <Ats />
  </StrictMode>,
);
