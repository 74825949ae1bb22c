import * as contract from "@ats/core/agencies/contract";
import { readDepartments } from "../jobs/departments.ts";
import { agencyGroupHandlers } from "./groups.ts";
import { agencyLinkHandlers } from "./link.ts";
import { list } from "./list.ts";
import { disputeHandlers } from "./disputes/handlers.ts";
import { ownershipHandlers } from "./ownership/handlers.ts";
import { readPerformance } from "./performance.ts";
import { implementAgencies } from "./need-agencies.ts";
import { readAgency } from "./read-agency.ts";
import { listTerms } from "./read-terms.ts";
import { attachDocument, readDocument } from "./terms-document.ts";
import { readReleases } from "./releases/read-releases.ts";
import { agencyDocumentHandlers } from "./documents/handlers.ts";
import { agencyMessagesHandlers } from "./messages.ts";
import { agencyQuestionsHandlers } from "./questions.ts";
import { addToAgencies, restoreToAgencies, takeFromAgencies } from "./releases/write-releases.ts";
import { list as listPlacements } from "./placements/read-placements.ts";
import {
  answerInvoice,
  chooseCost,
  claim,
  listCosts,
  setLeaver,
  setSalary,
  takeLeaverBack,
  updateStart,
  withdraw,
} from "./placements/write-placements.ts";
import { add, update } from "./write-agency.ts";
import { addTerms, removeTerms, updateTerms } from "./write-terms.ts";

const choices = implementAgencies(contract.getAgencyChoices, async ({ actor, db }) => ({
  depts: await readDepartments(db, actor.company_id),
}));

export const agencyHandlers = [
  list,
  choices,
  ...agencyGroupHandlers,
  add,
  implementAgencies(contract.getAgency, (call) => readAgency(call, call.params.id)),
  update,
  listTerms,
  addTerms,
  updateTerms,
  removeTerms,
  attachDocument,
  readDocument,
  ...agencyLinkHandlers,
  readReleases,
  ...agencyMessagesHandlers,
  ...agencyDocumentHandlers,
  ...agencyQuestionsHandlers,
  addToAgencies,
  takeFromAgencies,
  restoreToAgencies,
  ...ownershipHandlers,
  ...disputeHandlers,
  readPerformance,
  listPlacements,
  updateStart,
  setSalary,
  setLeaver,
  takeLeaverBack,
  listCosts,
  chooseCost,
  answerInvoice,
  claim,
  withdraw,
];
