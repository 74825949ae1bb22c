import { Booking } from "@ats/screens/interviews/booking/Booking";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./inter.css";

export function mountBooking(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html lacks the element #root.");
  createRoot(root).render(
    <StrictMode>
      <Booking path={window.location.pathname} />
    </StrictMode>,
  );
}
