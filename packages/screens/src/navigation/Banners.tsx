import { lazy, Suspense } from "react";
import { useUser } from "../session/session.tsx";
import { Announcement } from "./Announcement.tsx";
import { EnvironmentStrip } from "./EnvironmentStrip.tsx";

// Loaded only in a guest session.
const GuestStrip = lazy(async () => ({
  default: (await import("../session/GuestStrip.tsx")).GuestStrip,
}));

/** The announcement, the environment and the guest session, above every page. */
export function Banners() {
  const { home_company } = useUser();
  return (
    <>
      <Announcement />
      <EnvironmentStrip />
      {home_company && (
        <Suspense>
          <GuestStrip home={home_company} />
        </Suspense>
      )}
    </>
  );
}
