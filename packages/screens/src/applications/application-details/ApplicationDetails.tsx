import { listAgencyMessages } from "@ats/core/agencies/messages-contract";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { type Stage, stageFor, stagesOf } from "@ats/core/applications/stage";
import { transferProblem } from "@ats/core/applications/status";
import { to } from "@ats/core/navigation/routes";
import { Page } from "@ats/ui/Page";
import { Skeleton } from "@ats/ui/Skeleton";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { useTitle } from "../../app/title.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useCan, useCanUse, useShows, useUser } from "../../session/session.tsx";
import { useFocusAfterMove } from "../useFocusAfterMove.ts";
import { useMoveApplications } from "../useMoveApplications.tsx";
import { useRatingAndTags } from "../useRatingAndTags.ts";
import { ApplicationDetailsLoading } from "./ApplicationDetailsLoading.tsx";
import { ApplicationAnswers } from "./ApplicationAnswers.tsx";
import { ApplicationDetailsView } from "./ApplicationDetailsView.tsx";
import {
  useAnswerFile,
  useApplication,
  useCv,
  useMarkViewed,
  useNeighbours,
  useNotes,
} from "./queries.ts";
import type { ApplicationDetailsSearch, DetailTab } from "./route.ts";
import { applicationDetailsTexts } from "./texts.ts";
import { useApplicantCommands } from "./useApplicantCommands.ts";

const ActivityTab = lazy(() => import("./ActivityTab.tsx"));
const AgencyCard = lazy(() => import("../../agencies/ownership/AgencyCard.tsx"));
const ApplicationInterviews = lazy(() => import("../../interviews/ApplicationInterviews.tsx"));
const NotesTab = lazy(async () => ({ default: (await import("./NotesTab.tsx")).NotesTab }));
const ScorecardsTab = lazy(() => import("./ScorecardsTab.tsx"));
const DocumentsTab = lazy(() => import("../../documents/DocumentsTab.tsx"));
const MessagesTab = lazy(() => import("../../messages/MessagesTab.tsx"));
const AgencyTab = lazy(() => import("../../agencies/AgencyTab.tsx"));
const ApplicationPlacement = lazy(
  () => import("../../agencies/placements/ApplicationPlacement.tsx"),
);
const OffersTab = lazy(() => import("../../offers/OffersTab.tsx"));
const ChecksTab = lazy(() => import("../../checks/ChecksTab.tsx"));
const ReviewQueue = lazy(() => import("./ReviewQueue.tsx"));
const ReviewKeys = lazy(() => import("./ReviewKeys.tsx"));
const ReviewBar = lazy(() => import("./ReviewBar.tsx"));
const TransferDialog = lazy(() => import("../TransferDialog.tsx"));
const ComposeDialog = lazy(() => import("../../messages/ComposeDialog.tsx"));
const CandidateView = lazy(() => import("./CandidateView.tsx"));
const RevealDialog = lazy(() => import("./RevealDialog.tsx"));

type ApplicationDetailsProps = ScreenProps<"applicationDetails", ApplicationDetailsSearch>;

/** Address of another application with the same tab and review. */
const hrefIn = (search: ApplicationDetailsSearch) => (id: number) => {
  const kept = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return to.applicationDetails({ id }) + (kept.size > 0 ? `?${kept}` : "");
};

export function ApplicationDetails(props: ApplicationDetailsProps) {
  const { search } = props;
  const id = Number(props.params.id);
  const { navigate } = useAts();
  const { data } = useApplication(id);
  // Known while the next application of a review loads.
  const [jobId, setJobId] = useState<number>();
  if (data && data.job_id !== jobId) setJobId(data.job_id);
  return (
    <>
      {search.review && jobId && (
        <Suspense>
          <ReviewKeys
            {...{ jobId, id, search }}
            onGo={(other) => navigate(hrefIn(search)(other))}
          />
        </Suspense>
      )}
      <Details {...props} />
    </>
  );
}

function Details({ params, search, setSearch }: ApplicationDetailsProps) {
  const say = useTexts();
  const id = Number(params.id);
  const { navigate } = useAts();
  const { data: application, error, isFetching, refetch } = useApplication(id);
  const notes = useNotes(id);
  const showsNotes = useShows("private_notes");
  const { agency_enabled } = useUser().ats_settings;
  const agency = useEndpoint(
    listAgencyMessages,
    { params: { id }, query: { per_page: 100 } },
    { enabled: agency_enabled, meta: { isLive: true, messagesOf: id } },
  );
  const loadCv = useCv(id, "preview");
  const loadFile = useAnswerFile(id);
  const downloadCv = useCv(id, "download");
  const neighbours = useNeighbours(id, application?.job_id);
  const canMove = useCan("UPDATE_APPLICATIONS");
  const maySeeAgencies = useCanUse("agencies");
  const { move, dialog } = useMoveApplications();
  const canReveal = useCan("REVEAL_APPLICANTS");
  const canCheck = useCan("MANAGE_CHECKS");
  const { rate } = useRatingAndTags();
  const [opened, setOpened] = useState<"transfer" | "reveal" | "preview" | "message">();
  const focusAfterMove = useFocusAfterMove();
  const showTab = (tab: DetailTab) => setSearch({ ...search, tab }, { replace: true });
  const { noteAsked, ...writing } = useApplicantCommands(application, {
    onNote: () => showTab("notes"),
    onMessage: () => setOpened("message"),
  });
  useTitle(application && displayName(application));
  useMarkViewed(id, application !== undefined);

  if (error && !application)
    return (
      <Page>
        <ListFailed
          what={say(applicationDetailsTexts.thisApplication)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!application) return <ApplicationDetailsLoading />;
  const close = () => setOpened(undefined);
  const hrefOf = hrefIn(search);
  const stages = stagesOf(application.nodes, { [application.status]: 1 });
  const onTransfer = transferProblem(application.status) ? undefined : () => setOpened("transfer");
  const moveTo = (stage: Stage) => move([application], stage, focusAfterMove);
  const onHire =
    canMove && application.status === "PROCESSING"
      ? () => moveTo(stageFor(stages, "HIRE"))
      : undefined;
  return (
    <>
      <ApplicationDetailsView
        application={application}
        stages={stages}
        tab={search.tab ?? "answers"}
        onTabChange={showTab}
        loadCv={loadCv}
        downloadCv={downloadCv}
        answers={<ApplicationAnswers application={application} loadFile={loadFile} />}
        neighbours={neighbours}
        hrefOf={hrefOf}
        notes={
          showsNotes ? (
            <Suspense fallback={<Skeleton lines={5} />}>
              <NotesTab key={id} id={id} notes={notes} focused={noteAsked} />
            </Suspense>
          ) : undefined
        }
        noteCount={notes.data?.total}
        messages={
          <Suspense fallback={<Skeleton lines={5} />}>
            <MessagesTab key={id} application={application} />
          </Suspense>
        }
        {...(agency.data?.agency && {
          agency: (
            <Suspense fallback={<Skeleton lines={5} />}>
              <AgencyTab key={id} id={id} thread={agency.data} />
            </Suspense>
          ),
        })}
        {...(agency.isLoading && search.tab === "agency" && { agency: <Skeleton lines={5} /> })}
        activity={
          <Suspense fallback={<Skeleton lines={8} />}>
            <ActivityTab key={id} id={id} />
          </Suspense>
        }
        scorecards={
          <Suspense fallback={<Skeleton lines={8} />}>
            <ScorecardsTab id={id} />
          </Suspense>
        }
        documents={
          <Suspense fallback={<Skeleton lines={6} />}>
            <DocumentsTab id={id} onHire={onHire} />
          </Suspense>
        }
        interviews={
          <Suspense fallback={<Skeleton lines={5} />}>
            <ApplicationInterviews key={id} application={application} />
          </Suspense>
        }
        {...(canMove && {
          offers: (
            <Suspense fallback={<Skeleton lines={6} />}>
              {application.status === "HIRE" && maySeeAgencies && (
                <ApplicationPlacement applicationId={id} />
              )}
              <OffersTab id={id} mayOffer={!transferProblem(application.status)} onHire={onHire} />
            </Suspense>
          ),
        })}
        {...(canCheck && {
          checks: (
            <Suspense fallback={<Skeleton lines={6} />}>
              <ChecksTab id={id} />
            </Suspense>
          ),
        })}
        {...(maySeeAgencies && {
          ownership: (
            <Suspense>
              <AgencyCard key={id} applicationId={id} />
            </Suspense>
          ),
        })}
        {...(search.review && {
          // The queue has its own previous and next buttons, in the order of the review.
          neighbours: undefined,
          review: (
            <Suspense fallback={<Skeleton lines={10} />}>
              <ReviewQueue
                application={application}
                search={search}
                hrefOf={hrefOf}
                onGo={(other) => navigate(hrefOf(other))}
              />
            </Suspense>
          ),
          ...(canMove && {
            moves: (
              <Suspense>
                <ReviewBar
                  application={application}
                  stages={stages}
                  review={search.review}
                  move={move}
                  onTransfer={onTransfer}
                  onStay={focusAfterMove}
                  onGo={(other) => navigate(hrefOf(other))}
                />
              </Suspense>
            ),
          }),
        })}
        {...(canMove && {
          onMove: moveTo,
          onRate: (stars) => rate(application, stars),
          onTransfer,
        })}
        {...writing}
        onPreview={() => setOpened("preview")}
        {...(canReveal && application.anonymised_row && { onReveal: () => setOpened("reveal") })}
      />
      {dialog}
      <Suspense>
        {opened === "transfer" && (
          <TransferDialog applications={[application]} onClose={close} onSent={close} />
        )}
        {opened === "message" && (
          <ComposeDialog applications={[application]} onClose={close} onSent={close} />
        )}
        {opened === "preview" && <CandidateView application={application} onClose={close} />}
        {opened === "reveal" && <RevealDialog application={application} onClose={close} />}
      </Suspense>
    </>
  );
}
