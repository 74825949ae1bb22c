import { beginVisit } from "@ats/screens/app/visit";
import { send } from "./early-answers.ts";
import { track } from "./track.ts";

if (window.location.pathname.startsWith("/careers/")) {
  void import("./careers.tsx").then(({ mountCareers }) => mountCareers());
} else if (window.location.pathname.startsWith("/sign/")) {
  void import("./signing.tsx").then(({ mountSigning }) => mountSigning());
} else if (window.location.pathname.startsWith("/interview/")) {
  void import("./booking.tsx").then(({ mountBooking }) => mountBooking());
} else if (window.location.pathname === "/embed/window") {
  void import("./sign-in-window.tsx").then(({ mountSignInWindow }) => mountSignInWindow());
} else if (window.location.pathname.startsWith("/embed/")) {
  void import("./embedded.tsx").then(({ mountEmbedded }) => mountEmbedded());
} else {
  // Requests the content of the first screen before its code loads.
  const visit = beginVisit({ host: { fetch: send, track } });
  void import("./mount.tsx").then(({ mount }) => mount(visit));
}
