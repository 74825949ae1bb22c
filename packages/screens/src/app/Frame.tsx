import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";

export const Loading = () => <Loader label="Loading ATS" isFullPage />;

export const Failed = () => (
  <ErrorState
    level={1}
    title="This page could not be shown"
    description="Something went wrong. Your other work is safe. Reload the page, and contact support if it happens again."
    retryLabel="Reload page"
    onRetry={() => window.location.reload()}
  />
);
