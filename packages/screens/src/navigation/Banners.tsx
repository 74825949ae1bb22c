import { lazy, Suspense } from "react";
import { useUser } from "../session/session.tsx";
import { Announcement } from "./Announcement.tsx";
import { EnvironmentStrip } from "./EnvironmentStrip.tsx";

// Loaded only in a guest session.
const GuestStrip = lazy(async () => ({
  default: (await import("../session/GuestStrip.tsx")).GuestStrip,
}));

const ViewStrip = lazy(() => import("../roles/ViewStrip.tsx"));

/** The announcement, the environment, the guest session and a view as others, above every page. */
export function Banners() {
  const { home_company, viewing_as } = useUser();
  return (
    <>
      <Announcement />
      <EnvironmentStrip />
      {home_company && (
        <Suspense>
          <GuestStrip home={home_company} />
        </Suspense>
      )}
      {viewing_as && (
        <Suspense>
          <ViewStrip viewing={viewing_as} />
        </Suspense>
      )}
    </>
  );
}
