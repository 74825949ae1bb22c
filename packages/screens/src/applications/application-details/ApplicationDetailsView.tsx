import { Card } from "@ats/ui/Card";
import { Page } from "@ats/ui/Page";
import { SplitView } from "@ats/ui/SplitView";
import { Tabs } from "@ats/ui/Tabs";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { ApplicantFacts } from "./ApplicantFacts.tsx";
import { ApplicationHeader, type ApplicationHeaderProps } from "./ApplicationHeader.tsx";
import { CvPane } from "./CvPane.tsx";
import { HistoryTab } from "./HistoryTab.tsx";
import { OtherApplicationsTab } from "./OtherApplicationsTab.tsx";
import { type DetailTab, detailTabs } from "./route.ts";
import { applicationDetailsTexts, tabTexts } from "./texts.ts";

interface ApplicationDetailsViewProps extends Omit<ApplicationHeaderProps, "hasMoves"> {
  tab: DetailTab;
  onTabChange(tab: DetailTab): void;
  /** Loads the CV; the same function while the CV is the same. */
  loadCv(): Promise<Blob>;
  /** Loads the CV to keep; the record tells a download from a preview. */
  downloadCv(): Promise<Blob>;
  answers: ReactNode;
  /** Absent for a reader from whom notes are hidden. */
  notes: ReactNode | undefined;
  noteCount?: number | undefined;
  messages: ReactNode;
  /** Absent for an applicant whom no agency submitted. */
  agency?: ReactNode;
  activity: ReactNode;
  scorecards: ReactNode;
  documents: ReactNode;
  interviews: ReactNode;
  /** Absent for a reader who may not move applications. */
  offers?: ReactNode;
  /** Absent for a reader who may not see checks. */
  checks?: ReactNode;
  /** Absent for a reader who may not see agencies. */
  ownership?: ReactNode;
  /** The review queue, shown beside the profile. */
  review?: ReactNode;
  /** The stage buttons, shown above the profile during a review. */
  moves?: ReactNode;
  /** Absent for a reader who may not rate. */
  onRate?(stars: number): void;
  /** Absent where the reader may not write to the applicant. */
  onMessage: (() => void) | undefined;
  /** Absent where the reader may not write notes. */
  onNote: (() => void) | undefined;
  /** Absent where nothing is hidden, or the reader may not reveal the applicant. */
  onReveal?(): void;
  /** Shows the candidate's view. */
  onPreview(): void;
}

export function ApplicationDetailsView(props: ApplicationDetailsViewProps) {
  const say = useTexts();
  const { application, tab, onTabChange, loadCv, notes, noteCount, activity } = props;
  const contents: Record<DetailTab, { content: ReactNode; count?: number }> = {
    answers: {
      content: props.answers,
      count: application.answers.length,
    },
    history: { content: <HistoryTab history={application.history} /> },
    notes: { content: notes, ...(noteCount !== undefined && { count: noteCount }) },
    messages: { content: props.messages },
    agency: { content: props.agency },
    interviews: {
      content: props.interviews,
      count: application.interview_count,
    },
    scorecards: { content: props.scorecards },
    documents: { content: props.documents },
    offers: { content: props.offers },
    checks: { content: props.checks },
    others: {
      content: <OtherApplicationsTab {...application} />,
      count: application.others.length,
    },
    activity: { content: activity },
  };
  const profile = (
    <SplitView
      startLabel={say(applicationDetailsTexts.aboutApplication)}
      endLabel={say(applicationDetailsTexts.cv)}
      start={
        <Card>
          <Tabs
            isWrapping={!props.review}
            isPrintedWhole
            label={say(applicationDetailsTexts.aboutApplication)}
            value={tab}
            onChange={(id) => onTabChange(id as DetailTab)}
            items={detailTabs
              .map((id) => ({ id, label: say(tabTexts[id]), ...contents[id] }))
              .filter(({ content }) => content !== undefined)}
          />
        </Card>
      }
      end={<CvPane application={application} loadCv={loadCv} downloadCv={props.downloadCv} />}
    />
  );
  return (
    <Page header={<ApplicationHeader {...props} hasMoves={Boolean(props.moves)} />}>
      {props.moves}
      <ApplicantFacts {...props} />
      {props.ownership}
      {props.review ? (
        <SplitView
          startLabel={say(applicationDetailsTexts.profile)}
          endLabel={say(applicationDetailsTexts.reviewQueue)}
          isResizable
          defaultSize={78}
          start={profile}
          end={props.review}
        />
      ) : (
        profile
      )}
    </Page>
  );
}
