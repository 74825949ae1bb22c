import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { to } from "@ats/core/navigation/routes";
import { Card } from "@ats/ui/Card";
import { Inline } from "@ats/ui/Inline";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { SplitView } from "@ats/ui/SplitView";
import { Tabs } from "@ats/ui/Tabs";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { lazy, type ReactNode, Suspense } from "react";
import { AnonymisedMark } from "../../applications/AnonymisedMark.tsx";
import { ApplicationStatus } from "../../applications/ApplicationStatus.tsx";

import { anonymisedTexts, detailsOfHidden } from "../../applications/anonymised-texts.ts";
import { useDates } from "../../dates/useDates.ts";
import { WhoCanSee } from "../../roles/WhoCanSee.tsx";
import { useShows } from "../../session/session.tsx";
import { ApplicationsTab } from "./ApplicationsTab.tsx";
import { CandidateFacts } from "./CandidateFacts.tsx";
import { type CandidateTab, candidateTabs } from "./route.ts";
import { candidateEditTexts } from "./texts.ts";

const HistoryTab = lazy(() =>
  import("../../applications/application-details/HistoryTab.tsx").then(({ HistoryTab }) => ({
    default: HistoryTab,
  })),
);

export interface CandidateEditViewProps {
  candidate: CandidateDetails;
  tab: CandidateTab;
  onTabChange(tab: CandidateTab): void;
  /** The form of the details while they are edited, in place of the tabs. */
  form: ReactNode;
  cv: ReactNode;
  cvs: ReactNode;
  record: ReactNode;
  actions?: ReactNode;
  pools?: ReactNode;
  /** Banners of a merge, a hold or a coming erasure. */
  notices?: ReactNode;
  /** Values of the company's own fields. */
  customValues?: ReactNode;
}

export function CandidateEditView({
  candidate,
  tab,
  onTabChange,
  form,
  cv,
  cvs,
  record,
  actions,
  notices,
  customValues,
  pools,
}: CandidateEditViewProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const showsCvs = useShows("contact");
  const inLanguage = candidate.language === "cy" ? "subtitleWelsh" : "subtitle";
  const contents: Record<CandidateTab, { content: ReactNode; count?: number }> = {
    applications: {
      content: <ApplicationsTab applications={candidate.application_list} />,
      count: candidate.application_list.length,
    },
    cvs: { content: cvs, ...(candidate.cv && { count: candidate.cv.length }) },
    history: {
      content: (
        <Suspense fallback={<Skeleton lines={5} />}>
          <HistoryTab history={candidate.history} />
        </Suspense>
      ),
    },
    record: { content: record },
  };
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: say(candidateEditTexts.candidates), href: to.candidateList() }]}
          title={displayName(candidate)}
          meta={
            <>
              {candidate.status && <ApplicationStatus status={candidate.status} />}
              {pools}
            </>
          }
          actions={
            <>
              <WhoCanSee record="candidates" id={candidate.id} />
              {actions}
            </>
          }
          subtitle={say(candidateEditTexts[inLanguage], {
            number: candidate.candidate_number,
            date: shortDate(candidate.created_date_time),
          })}
        />
      }
    >
      {candidate.anonymised_row && (
        <Inline gap="xs">
          <AnonymisedMark note={say(anonymisedTexts.short)} />
          <Text size="sm" tone="muted">
            {detailsOfHidden(say, candidate.anonymise_data_fields)}
          </Text>
        </Inline>
      )}
      {notices}
      <CandidateFacts candidate={candidate} />
      {customValues}
      <SplitView
        startLabel={say(form ? candidateEditTexts.details : candidateEditTexts.about)}
        endLabel={say(candidateEditTexts.cv)}
        start={
          form || (
            <Card>
              <Tabs
                isPrintedWhole
                label={say(candidateEditTexts.about)}
                value={tab}
                onChange={(id) => onTabChange(id as CandidateTab)}
                items={candidateTabs
                  .filter((id) => id !== "cvs" || showsCvs)
                  .map((id) => ({ id, label: say(candidateEditTexts[id]), ...contents[id] }))}
              />
            </Card>
          )
        }
        end={cv}
      />
    </Page>
  );
}
