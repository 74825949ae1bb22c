import {
  addCandidate,
  findDuplicates,
  updateCandidate,
} from "@ats/core/candidates/details-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { implement } from "../app/implement.ts";
import { getCv, removeCv, saveCv } from "./cvs.ts";
import { readCandidate } from "./details.ts";
import { readDuplicates } from "./duplicates.ts";
import { eraseCandidate, exportCandidate, listErasures } from "./erasure.ts";
import { addImport, cancelImport, checkImport, finishImport } from "./imports.ts";
import { readList } from "./list.ts";
import { listSavedSearches, removeSavedSearch, saveSearch } from "./saved-searches.ts";
import { saveEdit, saveNew } from "./save.ts";

export const candidateHandlers = [
  implement(listCandidates, readList),
  implement(getCandidate, ({ actor, params, db }) => readCandidate(db, actor, params.id)),
  implement(addCandidate, saveNew),
  implement(updateCandidate, saveEdit),
  implement(findDuplicates, readDuplicates),
  saveCv,
  getCv,
  removeCv,
  addImport,
  checkImport,
  finishImport,
  cancelImport,
  exportCandidate,
  eraseCandidate,
  listErasures,
  listSavedSearches,
  saveSearch,
  removeSavedSearch,
];
