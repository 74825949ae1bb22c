import { readDiversity } from "@ats/core/careers/diversity-contract";
import { approvalProcess } from "@ats/core/flags/flags";
import { type JobStatus, jobStatuses, jobStatusesOf } from "@ats/core/jobs/job";
import type { JobDetails } from "@ats/core/jobs/job-details";
import { writtenTypes } from "@ats/core/jobs/question";
import { mayEditJob, mayMoveJob, needsCloseReason } from "@ats/core/jobs/status";
import { updateJob } from "@ats/core/jobs/vacancy-contract";
import { to } from "@ats/core/navigation/routes";
import { type Action, ActionBar } from "@ats/ui/ActionBar";
import type { MenuItem } from "@ats/ui/Menu";
import { useTexts } from "@ats/ui/texts";
import {
  BadgeCheck,
  ChartPie,
  Coins,
  CircleX,
  EyeOff,
  Handshake,
  Megaphone,
  Pencil,
  RotateCcw,
  UserPlus,
  UserRoundSearch,
  Users,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { actions } from "../../app/action-texts.ts";
import { titles } from "../../app/titles.ts";
import { jobApprovalPath } from "../../approvals/approval-path.ts";
import { rediscoveryTexts } from "../../candidates/rediscovery/texts.ts";
import { diversityTexts } from "../../careers/diversity-texts.ts";
import { useFlag } from "../../flags/useFlag.ts";
import { useActor, useCan, useCanUse } from "../../session/session.tsx";
import { useMayCall } from "../../session/useMayCall.ts";
import { jobVerb } from "../job-verbs.ts";
import { jobPageTexts } from "./texts.ts";

const AddApplicantDialog = lazy(
  () => import("../../candidates/add-applicant/AddApplicantDialog.tsx"),
);
const DiversityDrawer = lazy(() => import("../../careers/DiversityDrawer.tsx"));
const HiringTeamDrawer = lazy(() => import("./HiringTeamDrawer.tsx"));
const JobAdvertDrawer = lazy(() => import("./JobAdvertDrawer.tsx"));
const JobReleasesDrawer = lazy(() => import("../../agencies/releases/JobReleasesDrawer.tsx"));
const JobStatusDialog = lazy(() => import("../job-list/JobStatusDialog.tsx"));
const RediscoveryDialog = lazy(() => import("../../candidates/rediscovery/RediscoveryDialog.tsx"));

type Opened = "applicant" | "advert" | "team" | "rediscover" | "diversity" | "agencies" | JobStatus;

interface JobActionsProps {
  job: JobDetails;
  listMenu: readonly MenuItem[];
  onAdded(applicationId: number): void;
}

/** The actions on a job that the reader may do. */
export function JobActions({ job, listMenu, onAdded }: JobActionsProps) {
  const say = useTexts();
  const actor = useActor();
  const approvals = useFlag(approvalProcess);
  const mayAdd = useCan("UPDATE_APPLICATIONS");
  const mayRediscover = useCan("VIEW_CANDIDATES");
  const maySeeCosts = useCanUse("costs");
  const maySeeAgencies = useCanUse("agencies");
  const maySeeDiversity = useMayCall(readDiversity);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { id, status } = job;
  const mayEdit = useMayCall(updateJob) && mayEditJob(actor, job);
  const isOpen = jobStatusesOf.active.includes(status);
  const opens = (next: Opened) => ({ onAction: () => setOpened(next) });
  const move = (next: JobStatus) => ({
    id: next,
    label: say(jobVerb(next, status)),
    ...opens(next),
  });
  const moves = jobStatuses.filter((next) => mayMoveJob(actor, job, next, { approvals }));
  const closing = isOpen ? moves.filter(needsCloseReason) : [];
  // With the approval process on, a waiting job is decided about where its request is read.
  const isReviewed = approvals && status === "PENDING_APPROVAL";
  const opening = moves.filter(
    (next) => (next === "ACTIVE" && !isReviewed) || (status === "WITHDRAWN" && next === "DRAFT"),
  );
  const others = moves.filter(
    (next) => ![...closing, ...opening].includes(next) && !(isReviewed && next === "ACTIVE"),
  );
  const bar: (Action | false)[] = [
    mayEdit && {
      id: "edit",
      label: say(actions.edit),
      icon: <Pencil />,
      href: to.jobEdit({ id }),
    },
    { id: "advert", label: say(jobPageTexts.advert), icon: <Megaphone />, ...opens("advert") },
    { id: "team", label: say(jobPageTexts.team), icon: <Users />, ...opens("team") },
    isReviewed && {
      id: "approval",
      label: say(jobPageTexts.approval),
      icon: <BadgeCheck />,
      variant: "primary" as const,
      href: jobApprovalPath(id),
    },
    ...opening.map((next) => ({ ...move(next), icon: <RotateCcw /> })),
    closing.length > 0 && {
      id: "close",
      label: say(jobPageTexts.close),
      icon: <CircleX />,
      items: closing.map(move),
    },
    isOpen &&
      mayAdd && {
        id: "applicant",
        label: say(jobPageTexts.addApplicant),
        icon: <UserPlus />,
        variant: "primary" as const,
        ...opens("applicant"),
      },
  ];
  const rarer: (MenuItem | false)[] = [
    approvals &&
      mayEdit &&
      !isReviewed && {
        id: "approval",
        label: say(jobPageTexts.approvalRequest),
        icon: <BadgeCheck />,
        href: jobApprovalPath(id),
      },
    mayAdd &&
      job.questions.some(({ type }) => writtenTypes.includes(type)) && {
        id: "sift",
        label: say(titles.sift),
        icon: <EyeOff />,
        href: to.sift({ id }),
      },
    mayRediscover && {
      id: "rediscover",
      label: say(rediscoveryTexts.rediscover),
      icon: <UserRoundSearch />,
      ...opens("rediscover"),
    },
    maySeeAgencies && {
      id: "agencies",
      label: say(jobPageTexts.agencies),
      icon: <Handshake />,
      ...opens("agencies"),
    },
    maySeeCosts && {
      id: "costs",
      label: say(titles.costsList),
      icon: <Coins />,
      href: to.jobAssignCost({ id }),
    },
    maySeeDiversity && {
      id: "diversity",
      label: say(diversityTexts.title),
      icon: <ChartPie />,
      ...opens("diversity"),
    },
    ...listMenu,
  ];
  return (
    <>
      <ActionBar
        actions={bar.filter((action) => action !== false)}
        more={[{ items: rarer.filter((item) => item !== false) }, { items: others.map(move) }]}
      />
      <Suspense>
        {opened === "applicant" && (
          <AddApplicantDialog job={job} onClose={close} onAdded={onAdded} />
        )}
        {opened === "advert" && <JobAdvertDrawer {...{ job, mayEdit }} onClose={close} />}
        {opened === "team" && <HiringTeamDrawer {...{ job, mayEdit }} onClose={close} />}
        {opened === "agencies" && <JobReleasesDrawer job={job} onClose={close} />}
        {opened === "rediscover" && <RediscoveryDialog jobId={id} onClose={close} />}
        {opened === "diversity" && <DiversityDrawer jobId={id} onClose={close} />}
        {moves.find((next) => next === opened) && (
          <JobStatusDialog
            jobs={[job]}
            status={opened as JobStatus}
            approvals={approvals}
            onClose={close}
            onDone={() => undefined}
          />
        )}
      </Suspense>
    </>
  );
}
