import { ErrorState } from "@ats/ui/ErrorState";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { z } from "zod";
import { useDraftState } from "../../drafts/draft.ts";
import { type AnnouncementDraft, AnnouncementForm } from "./AnnouncementForm.tsx";
import { useGlobalSettings, useSaveGlobalSettings } from "./queries.ts";
import { globalSettingsTexts } from "./texts.ts";

const draftSchema = z.object({ enabled: z.boolean(), message: z.string() });

/**
 * Settings for every company, with a draft. Specification §2, globalSettings; §3, Global settings.
 */
export function GlobalSettings() {
  const say = useTexts();
  const [draft, setDraft] = useDraftState("announcement", draftSchema);
  const { data, error, isFetching, refetch } = useGlobalSettings();
  const { mutate, isPending, error: refusal, reset } = useSaveGlobalSettings();
  const announcement = draft ?? data?.settings.announcement;
  const save = ({ enabled, message }: AnnouncementDraft) =>
    mutate(
      { body: { settings: { announcement: { enabled, message } } } },
      {
        onSuccess: () => {
          setDraft(undefined);
          showToast({ tone: "positive", title: say(globalSettingsTexts.saved) });
        },
      },
    );
  return (
    <Page
      width="narrow"
      header={
        <PageHeader
          title={say(globalSettingsTexts.title)}
          subtitle={say(globalSettingsTexts.hint)}
        />
      }
    >
      {announcement && data ? (
        <AnnouncementForm
          draft={announcement}
          isSaving={isPending}
          error={refusal?.message}
          onChange={({ enabled, message }) => {
            setDraft({ enabled, message });
            if (refusal) reset();
          }}
          onSave={() => save(announcement)}
        />
      ) : error ? (
        <ErrorState
          title={say(globalSettingsTexts.notLoaded)}
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
