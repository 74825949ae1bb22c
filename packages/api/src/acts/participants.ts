import type { ExplainedRecord } from "@ats/core/roles/contract";
import { approvalsOnMove } from "../approvals/on-move.ts";
import { placementsOnMove } from "../agencies/placements/on-move.ts";
import { disputesPersonData } from "../agencies/disputes/person-data.ts";
import { placementsPersonData } from "../agencies/placements/person-data.ts";
import { agenciesDuties } from "../agencies/duties.ts";
import { approvalsDuties } from "../approvals/duties.ts";
import { apiTokensDuties } from "../api-tokens/duties.ts";
import { applicationsDuties } from "../applications/duties.ts";
import { agencyPortalOnMove } from "../agency-portal/on-move.ts";
import { agencyPortalPersonData } from "../agency-portal/person-data.ts";
import { applicationsPersonData } from "../applications/person-data.ts";
import type { MoveParticipant } from "../applications/move-participant.ts";
import { candidatesDuties } from "../candidates/duties.ts";
import { candidatesPersonData } from "../candidates/person-data.ts";
import type { PersonParticipant } from "../candidates/person-participant.ts";
import { careersPersonData } from "../careers/person-data.ts";
import { checksDuties } from "../checks/duties.ts";
import { checksOnMove } from "../checks/on-move.ts";
import { checksPersonData } from "../checks/person-data.ts";
import { customFieldsPersonData } from "../custom-fields/person-data.ts";
import { companiesDuties } from "../companies/duties.ts";
import { costsDuties } from "../costs/duties.ts";
import { costsOnMove } from "../costs/forecast-fees.ts";
import { documentsDuties } from "../documents/duties.ts";
import { documentsOnMove } from "../documents/on-move.ts";
import { documentsPersonData } from "../documents/person-data.ts";
import { interviewsDuties } from "../interviews/duties.ts";
import { interviewsOnMove } from "../interviews/on-move.ts";
import { interviewsPersonData } from "../interviews/person-data.ts";
import { jobsDuties } from "../jobs/duties.ts";
import { jobAlertsPersonData } from "../job-alerts/person-data.ts";
import { listsDuties } from "../lists/duties.ts";
import { listsPersonData } from "../lists/person-data.ts";
import { messagesDuties } from "../messages/duties.ts";
import { messagesOnMove } from "../messages/on-move.ts";
import { messagesPersonData } from "../messages/person-data.ts";
import { notificationsDuties } from "../notifications/duties.ts";
import { notificationsOnMove } from "../notifications/on-move.ts";
import { offersDuties } from "../offers/duties.ts";
import { offersOnMove } from "../offers/on-move.ts";
import { offersPersonData } from "../offers/person-data.ts";
import { provisioningDuties } from "../provisioning/duties.ts";
import { rolesDuties } from "../roles/duties.ts";
import type { Services } from "../kernel/services.ts";
import { searchPersonData } from "../search/person-data.ts";
import { sessionDuties } from "../session/duties.ts";
import { siftDuties } from "../sift/duties.ts";
import { siftPersonData } from "../sift/person-data.ts";
import { suggestionsDuties } from "../suggestions/duties.ts";
import { templatesDuties } from "../templates/duties.ts";
import { jobsExplained } from "../jobs/explained.ts";
import { applicationsExplained } from "../applications/explained.ts";
import { candidatesExplained } from "../candidates/explained.ts";
import { documentsExplained } from "../documents/explained.ts";
import { interviewsExplained } from "../interviews/explained.ts";
import { templatesExplained } from "../templates/explained.ts";
import { checksExplained } from "../checks/explained.ts";
import { clientsExplained } from "../clients/explained.ts";
import { usersExplained } from "../users/explained.ts";
import type { ExplainedBy } from "../roles/explained-record.ts";
import type { DutyParticipant } from "../users/duty-participant.ts";

/** Areas that react when an application moves, in the order in which they act. */
const areasOnMove: readonly MoveParticipant[] = [
  messagesOnMove,
  notificationsOnMove,
  interviewsOnMove,
  documentsOnMove,
  offersOnMove,
  costsOnMove,
  agencyPortalOnMove,
  placementsOnMove,
  checksOnMove,
  approvalsOnMove,
];

/** Areas that hold data about a candidate, in the order in which they erase, export and merge it. */
export const areasWithPersonData: readonly PersonParticipant[] = [
  applicationsPersonData,
  candidatesPersonData,
  customFieldsPersonData,
  interviewsPersonData,
  messagesPersonData,
  documentsPersonData,
  offersPersonData,
  careersPersonData,
  jobAlertsPersonData,
  checksPersonData,
  listsPersonData,
  searchPersonData,
  siftPersonData,
  agencyPortalPersonData,
  placementsPersonData,
  disputesPersonData,
];

/** Areas that name users: what they hold is handed over when they leave. */
export const areasWithDuties: readonly DutyParticipant[] = [
  jobsDuties,
  approvalsDuties,
  interviewsDuties,
  applicationsDuties,
  siftDuties,
  documentsDuties,
  offersDuties,
  messagesDuties,
  templatesDuties,
  listsDuties,
  candidatesDuties,
  apiTokensDuties,
  notificationsDuties,
  checksDuties,
  costsDuties,
  agenciesDuties,
  companiesDuties,
  provisioningDuties,
  rolesDuties,
  sessionDuties,
  suggestionsDuties,
];

/** How people come to see each kind of record, for "Who can see this?". */
export const explainedRecords: Record<ExplainedRecord, ExplainedBy> = {
  ...jobsExplained,
  ...applicationsExplained,
  ...candidatesExplained,
  ...interviewsExplained,
  ...documentsExplained,
  ...checksExplained,
  ...templatesExplained,
  ...usersExplained,
  ...clientsExplained,
};

export const moveParticipants = ({ moveParticipants: ofHost = [] }: Services) => [
  ...areasOnMove,
  ...ofHost,
];

export const personParticipants = ({
  personParticipants: ofHost = [],
}: Pick<Services, "personParticipants">) => [...areasWithPersonData, ...ofHost];
