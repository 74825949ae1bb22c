import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";

export const Loading = () => <Loader label="Loading ATS" isFullPage />;

/** Shown if a screen fails to load or render. */
export const Failed = () => (
  <ErrorState
    level={1}
    title="This page could not be shown"
    description="Something in it failed, or its code could not be loaded. Your work elsewhere is safe: load the page again, and tell support if it happens twice."
    retryLabel="Load the page again"
    onRetry={() => window.location.reload()}
  />
);
