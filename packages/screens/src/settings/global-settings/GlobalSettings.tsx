import { ErrorState } from "@ats/ui/ErrorState";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { showToast } from "@ats/ui/Toast";
import { Tabs } from "@ats/ui/Tabs";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense } from "react";
import { z } from "zod";
import { useDraftState } from "../../drafts/draft.ts";
import { type AnnouncementDraft, AnnouncementForm } from "./AnnouncementForm.tsx";
import { useGlobalSettings, useSaveGlobalSettings } from "./queries.ts";
import { companyTexts } from "./company-texts.ts";
import { globalSettingsTexts } from "./texts.ts";

const EnvironmentSection = lazy(() => import("./EnvironmentSection.tsx"));
const FlagsSection = lazy(() => import("./FlagsSection.tsx"));
const SupportVisitsSection = lazy(() => import("./SupportVisitsSection.tsx"));
const CompaniesSection = lazy(() => import("./CompaniesSection.tsx"));
const DeletedCompaniesSection = lazy(() => import("./DeletedCompaniesSection.tsx"));

const time = z.string().nullable().default(null);
const draftSchema = z.object({
  enabled: z.boolean(),
  message: z.string(),
  from_date_time: time,
  until_date_time: time,
});

/**
 * Settings for every company, with a draft. Specification §2, globalSettings; §3, Global settings.
 */
export function GlobalSettings() {
  const say = useTexts();
  const [draft, setDraft] = useDraftState("announcement", draftSchema);
  const { data, error, isFetching, refetch } = useGlobalSettings();
  const { mutate, isPending, error: refusal, reset } = useSaveGlobalSettings();
  const announcement = draft ?? (data && draftSchema.parse(data.settings.announcement));
  const save = (announcement: AnnouncementDraft) =>
    mutate(
      { body: { settings: { announcement } } },
      {
        onSuccess: () => {
          setDraft(undefined);
          showToast({ tone: "positive", title: say(globalSettingsTexts.saved) });
        },
      },
    );
  const form =
    announcement && data ? (
      <AnnouncementForm
        draft={announcement}
        isSaving={isPending}
        error={refusal?.message}
        onChange={(next) => {
          setDraft(next);
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
    );
  return (
    <Page
      width="wide"
      header={
        <PageHeader
          title={say(globalSettingsTexts.title)}
          subtitle={say(globalSettingsTexts.hint)}
        />
      }
    >
      <Tabs
        label={say(globalSettingsTexts.title)}
        defaultValue="announcement"
        items={[
          { id: "announcement", label: say(globalSettingsTexts.announcement), content: form },
          {
            id: "environment",
            label: say(globalSettingsTexts.environment),
            content: <EnvironmentSection />,
          },
          { id: "companies", label: say(companyTexts.companies), content: <CompaniesSection /> },
          { id: "flags", label: say(globalSettingsTexts.flags), content: <FlagsSection /> },
          {
            id: "visits",
            label: say(globalSettingsTexts.visits),
            content: <SupportVisitsSection />,
          },
          {
            id: "deleted",
            label: say(globalSettingsTexts.deleted),
            content: <DeletedCompaniesSection />,
          },
        ].map((item) => ({
          ...item,
          content: <Suspense fallback={<Skeleton lines={6} />}>{item.content}</Suspense>,
        }))}
      />
    </Page>
  );
}
