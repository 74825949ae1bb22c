import { ErrorState } from "@ats/ui/ErrorState";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { showToast } from "@ats/ui/Toast";
import { AnnouncementForm } from "./AnnouncementForm.tsx";
import { useGlobalSettings, useSaveGlobalSettings } from "./queries.ts";

/** What holds for every company. Specification §2, globalSettings; §3, Global settings. */
export function GlobalSettings() {
  const { data, error, isFetching, refetch } = useGlobalSettings();
  const { mutate, isPending, error: refusal, reset } = useSaveGlobalSettings();
  return (
    <Page
      width="narrow"
      header={<PageHeader title="Global settings" subtitle="What holds for every company" />}
    >
      {data ? (
        <AnnouncementForm
          announcement={data.settings.announcement}
          isSaving={isPending}
          error={refusal?.message}
          onChange={reset}
          onSave={(announcement) =>
            mutate(
              { body: { settings: { announcement } } },
              {
                onSuccess: () =>
                  showToast({ tone: "positive", title: "Announcement has been saved" }),
              },
            )
          }
        />
      ) : error ? (
        <ErrorState
          title="Global settings could not be loaded"
          description={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}
