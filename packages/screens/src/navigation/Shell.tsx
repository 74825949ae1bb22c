import { setTheme } from "@ats/ui/theme";
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import { useAts } from "../app/context.tsx";
import { Loading } from "../app/Frame.tsx";
import { useLiveConnection } from "../notifications/useLiveConnection.ts";
import { useSessionExtension } from "../session/useSessionExtension.ts";
import { useSignedInUser } from "../session/queries.ts";
import { UserProvider } from "../session/session.tsx";
import { useGlobalSettings } from "../settings/global-settings/queries.ts";
import { useEnvironment } from "./environment.ts";
import { ShellView } from "./ShellView.tsx";

// Loaded only in a partner's page.
const BareShell = lazy(() => import("./BareShell.tsx"));

/** Loads the user, then renders the shell. Logs out if the user cannot be loaded at startup. */
export function Shell({ children }: { children: ReactNode }) {
  const { goToSignIn, flags, host } = useAts();
  const { data: user, error } = useSignedInUser();
  // Only the first load logs out. After a 401 the client has logged out already.
  const isLost = !user && error !== null && error.status !== 401;
  useEffect(() => {
    if (isLost) goToSignIn();
  }, [isLost, goToSignIn]);
  useBrand(user?.ats_settings.atsLogo);
  useLayoutEffect(() => {
    if (user) flags.identify(user);
  }, [user, flags]);
  // Waits, because a banner that appears later would push the page down.
  const { isPending: awaitsEnvironment } = useEnvironment();
  const { isPending: awaitsSettings } = useGlobalSettings();
  const View = host.frame?.hasShell === false ? BareShell : ShellView;
  if (!user || awaitsEnvironment || awaitsSettings) return <Loading />;
  return (
    <UserProvider value={user}>
      <SessionKeeper />
      <View>{children}</View>
    </UserProvider>
  );
}

/** Applies the company's brand colours during its session. Specification §9. */
function useBrand(atsLogo: string | undefined) {
  useLayoutEffect(() => {
    setTheme({ brand: atsLogo });
    return () => setTheme({ brand: "default" });
  }, [atsLogo]);
}

// Loaded on demand: few visits need it.
const InactivityDialog = lazy(() => import("../session/InactivityDialog.tsx"));
const ConcurrentLoginDialog = lazy(() => import("../session/ConcurrentLoginDialog.tsx"));

/** Keeps the session and the live connection going. */
function SessionKeeper() {
  const { idleSince, extend } = useSessionExtension();
  const { concurrentLogin, host } = useAts();
  const isConcurrent = useSyncExternalStore(concurrentLogin.subscribe, concurrentLogin.isTold);
  useLiveConnection();
  return (
    <Suspense>
      {isConcurrent ? (
        <ConcurrentLoginDialog />
      ) : (
        // In a frame the page around it decides how long somebody is signed in.
        idleSince !== undefined &&
        !host.frame && <InactivityDialog idleSince={idleSince} extend={extend} />
      )}
    </Suspense>
  );
}
