import * as contract from "@ats/core/agency-portal/contract";
import { agencyClientHandlers } from "./clients.ts";
import {
  get as getSubmission,
  getCv as getSubmittedCv,
  list as listSubmissions,
} from "./submissions.ts";
import { clientDocumentHandlers } from "./documents.ts";
import { implementForClient } from "./for-client.ts";
import { agencyInvitationHandlers } from "./invitation.ts";
import { list as listInterviews } from "./interviews.ts";
import { submissionMessageHandlers } from "./messages.ts";
import { agencyQuestionHandlers } from "./questions.ts";
import { giveInvoiceNumber, listPlacements } from "./placements.ts";
import { listReleased, readReleased } from "./jobs.ts";
import { clientDisputeHandlers } from "./disputes.ts";
import { submissionOwnershipHandlers } from "./ownership.ts";

const getClient = implementForClient(contract.getAgencyClient, async ({ client }) => ({
  client_id: client.company_id,
  name: client.name,
}));

export const agencyPortalHandlers = [
  ...agencyClientHandlers,
  getClient,
  listSubmissions,
  getSubmission,
  getSubmittedCv,
  ...agencyInvitationHandlers,
  ...submissionMessageHandlers,
  listInterviews,
  ...clientDocumentHandlers,
  ...agencyQuestionHandlers,
  listReleased,
  readReleased,
  ...submissionOwnershipHandlers,
  ...clientDisputeHandlers,
  listPlacements,
  giveInvoiceNumber,
];
