import { applicationsPersonData } from "../applications/person-data.ts";
import type { MoveParticipant } from "../applications/move-participant.ts";
import { candidatesPersonData } from "../candidates/person-data.ts";
import type { PersonParticipant } from "../candidates/person-participant.ts";
import { careersPersonData } from "../careers/person-data.ts";
import { checksOnMove } from "../checks/on-move.ts";
import { checksPersonData } from "../checks/person-data.ts";
import { customFieldsPersonData } from "../custom-fields/person-data.ts";
import { documentsOnMove } from "../documents/on-move.ts";
import { documentsPersonData } from "../documents/person-data.ts";
import { interviewsOnMove } from "../interviews/on-move.ts";
import { interviewsPersonData } from "../interviews/person-data.ts";
import { jobAlertsPersonData } from "../job-alerts/person-data.ts";
import { listsPersonData } from "../lists/person-data.ts";
import { messagesOnMove } from "../messages/on-move.ts";
import { messagesPersonData } from "../messages/person-data.ts";
import { notificationsOnMove } from "../notifications/on-move.ts";
import type { Services } from "../kernel/services.ts";
import { searchPersonData } from "../search/person-data.ts";
import { siftPersonData } from "../sift/person-data.ts";

/** Areas that react when an application moves, in the order in which they act. */
const areasOnMove: readonly MoveParticipant[] = [
  messagesOnMove,
  notificationsOnMove,
  interviewsOnMove,
  documentsOnMove,
  checksOnMove,
];

/** Areas that hold data about a candidate, in the order in which they erase, export and merge it. */
export const areasWithPersonData: readonly PersonParticipant[] = [
  applicationsPersonData,
  candidatesPersonData,
  customFieldsPersonData,
  interviewsPersonData,
  messagesPersonData,
  documentsPersonData,
  careersPersonData,
  jobAlertsPersonData,
  checksPersonData,
  listsPersonData,
  searchPersonData,
  siftPersonData,
];

export const moveParticipants = ({ moveParticipants: ofHost = [] }: Services) => [
  ...areasOnMove,
  ...ofHost,
];

export const personParticipants = ({
  personParticipants: ofHost = [],
}: Pick<Services, "personParticipants">) => [...areasWithPersonData, ...ofHost];
