import {
  addCandidate,
  findDuplicates,
  getCandidate,
  listCandidates,
  updateCandidate,
} from "@ats/core/candidates/contract";
import { implement } from "../app/implement.ts";
import { getCv, removeCv, saveCv } from "./cvs.ts";
import { readCandidate } from "./details.ts";
import { readDuplicates } from "./duplicates.ts";
import { readList } from "./list.ts";
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
];
