import { Booking } from "@ats/screens/interviews/booking/Booking";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./inter.css";
import { track } from "./track.ts";

export function mountBooking(): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html lacks the element #root.");
  createRoot(root).render(
    <StrictMode>
      <Booking
        path={window.location.pathname + window.location.search}
        replace={(path) => window.history.replaceState(null, "", path)}
        track={track}
      />
    </StrictMode>,
  );
}
