import { updateApplicationStatus } from "@ats/core/applications/contract";
import { transferApplications } from "@ats/core/applications/transfer-contract";
import { implement } from "../kernel/implement.ts";
import { answerInterviewHandlers } from "./answer-interviews.ts";
import { addApplications } from "./add-to-job.ts";
import { apply } from "./apply.ts";
import { approvalPortalHandlers } from "./approval-portal.ts";
import { settingHandlers } from "./change-company-setting.ts";
import { clientSettingHandlers } from "./client-settings.ts";
import { costApprovalHandlers } from "./cost-approvals.ts";
import { eraseCandidate } from "./erase-candidate.ts";
import { explainHandlers } from "./explain.ts";
import { exportCandidate } from "./export-person.ts";
import { jobApprovalHandlers } from "./job-approvals.ts";
import { leavingHandlers } from "./leave.ts";
import { settingLockHandlers } from "./lock-setting.ts";
import { mergeCandidates, undoMerge } from "./merge-candidates.ts";
import { moveApplications } from "./move-applications.ts";
import { offerApprovalHandlers } from "./offer-approvals.ts";
import { recordCredit, recordInvoice } from "./placement-invoices.ts";
import {
  checkCandidate,
  getSubmissionForm,
  readSubmittedCv,
  submitCandidates,
} from "./submit-candidates.ts";
import { transferToJob } from "./transfer-applications.ts";
import { withdraw } from "./withdraw-submission.ts";

export const actHandlers = [
  implement(updateApplicationStatus, moveApplications),
  implement(transferApplications, transferToJob),
  ...jobApprovalHandlers,
  ...offerApprovalHandlers,
  ...costApprovalHandlers,
  ...approvalPortalHandlers,
  addApplications,
  apply,
  exportCandidate,
  eraseCandidate,
  mergeCandidates,
  undoMerge,
  ...settingHandlers,
  ...settingLockHandlers,
  ...clientSettingHandlers,
  ...leavingHandlers,
  ...explainHandlers,
  getSubmissionForm,
  checkCandidate,
  readSubmittedCv,
  submitCandidates,
  withdraw,
  ...answerInterviewHandlers,
  recordInvoice,
  recordCredit,
];
