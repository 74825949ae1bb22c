import {
  addCandidate,
  findDuplicates,
  updateCandidate,
} from "@ats/core/candidates/details-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { countCandidates } from "@ats/core/candidates/count-contract";
import { listCandidateValues } from "@ats/core/lists/values-contract";
import { implement } from "../kernel/implement.ts";
import { listActivity } from "./activity.ts";
import { exportChosenCandidates, tagCandidates } from "./bulk.ts";
import { getCv, readCv, removeCv, saveCv } from "./cvs.ts";
import { readCandidate } from "./details.ts";
import { markNotDuplicates, undoNotDuplicates } from "./not-duplicates.ts";
import { listDuplicates } from "./duplicate-groups.ts";
import { duplicatesOf } from "./duplicates.ts";
import { listErasures } from "./erasure.ts";
import { addImport, cancelImport, checkImport, finishImport, listImports } from "./imports.ts";
import { countList, readList } from "./list.ts";
import { addPool, changePool, changePoolMembers, listPools } from "./pools.ts";
import { rediscoverCandidates } from "./rediscovery.ts";
import { partsOf } from "./merge-chain.ts";
import { getRetention, holdCandidate, listRetained, saveRetention } from "./retention.ts";
import { updateCandidateRecord, insertCandidate } from "./insert-candidate.ts";
import { readValues } from "./values.ts";

export const candidateHandlers = [
  listImports,
  implement(listCandidates, readList),
  implement(countCandidates, countList),
  implement(listCandidateValues, readValues),
  implement(getCandidate, async ({ actor, params, db, services }) => {
    const into = (await partsOf(db, [params.id])).get(params.id);
    return readCandidate(db, actor, into?.into_id ?? params.id, services.clock());
  }),
  listActivity,
  implement(addCandidate, insertCandidate),
  implement(updateCandidate, updateCandidateRecord),
  implement(findDuplicates, ({ actor, body, db }) => duplicatesOf(db, actor, body)),
  readCv,
  saveCv,
  getCv,
  removeCv,
  addImport,
  checkImport,
  finishImport,
  cancelImport,
  listErasures,
  listDuplicates,
  markNotDuplicates,
  undoNotDuplicates,
  listPools,
  addPool,
  changePool,
  changePoolMembers,
  exportChosenCandidates,
  tagCandidates,
  rediscoverCandidates,
  getRetention,
  saveRetention,
  listRetained,
  holdCandidate,
];
