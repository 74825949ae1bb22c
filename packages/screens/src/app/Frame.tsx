import { ErrorState } from "@ats/ui/ErrorState";
import { Loader } from "@ats/ui/Loader";
import { useTexts } from "@ats/ui/texts";
import { appTexts } from "./texts.ts";

export const Loading = () => {
  const say = useTexts();
  return <Loader label={say(appTexts.loading)} isFullPage />;
};

export const Failed = () => {
  const say = useTexts();
  return (
    <ErrorState
      level={1}
      title={say(appTexts.pageFailed)}
      description={say(appTexts.pageFailedHint)}
      retryLabel={say(appTexts.reloadPage)}
      onRetry={() => window.location.reload()}
    />
  );
};
