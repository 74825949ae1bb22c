import { listLatestApplications } from "@ats/core/candidates/bulk-contract";
import {
  addNote,
  getApplication,
  getApplicationCv,
  listActivity,
  listApplications,
  listColleagues,
  listNotes,
} from "@ats/core/applications/contract";
import { rateApplication, tagApplications } from "@ats/core/applications/rating-and-tags-contract";
import { getNeighbours } from "@ats/core/applications/neighbours-contract";
import { getQueue, listMoved, listQueued } from "@ats/core/applications/queue-contract";
import { listExitReasons, saveExitReasons } from "@ats/core/applications/reasons-contract";
import {
  countUnviewed,
  exportApplications,
  exportChosenApplications,
  getAnswerFile,
  getDecisionRecord,
  revealApplication,
  viewApplication,
} from "@ats/core/applications/viewing-contract";
import { getScorecards, submitScorecard } from "@ats/core/applications/scorecard-contract";
import { listApplicationValues } from "@ats/core/lists/values-contract";
import { implement } from "../kernel/implement.ts";
import { latestApplications } from "./latest.ts";
import { readActivity } from "./activity.ts";
import { readAnswerFile, readCv } from "./cv.ts";
import { readDetails } from "./details.ts";
import { readExitReasons, writeExitReasons } from "./exit-reasons.ts";
import { readList } from "./list.ts";
import { readValues } from "./values.ts";
import { saveRating, saveTags } from "./rating-and-tags.ts";
import { readNeighbours } from "./neighbours.ts";
import { readMoved, readQueue, readQueued } from "./queue.ts";
import { readColleagues, readNotes, saveNote } from "./notes.ts";
import { readDecisions } from "./decisions.ts";
import { writeChosenCsv, writeCsv } from "./export.ts";
import { reveal } from "./reveal.ts";
import { readScorecards, saveScorecard } from "./scorecards.ts";
import { markViewed, unviewedOf } from "./mark-viewed.ts";

export const applicationHandlers = [
  implement(listApplications, readList),
  implement(listApplicationValues, readValues),
  implement(getApplication, readDetails),
  implement(getNeighbours, readNeighbours),
  implement(getQueue, readQueue),
  implement(listMoved, readMoved),
  implement(listQueued, readQueued),
  implement(getApplicationCv, readCv),
  implement(getAnswerFile, readAnswerFile),
  implement(listNotes, readNotes),
  implement(addNote, saveNote),
  implement(listColleagues, readColleagues),
  implement(listActivity, ({ actor, params, query, db }) =>
    readActivity(db, actor, params.id, query),
  ),
  implement(rateApplication, saveRating),
  implement(tagApplications, saveTags),
  implement(listExitReasons, async ({ db }) => ({ records: await readExitReasons(db) })),
  implement(saveExitReasons, writeExitReasons),
  implement(getScorecards, readScorecards),
  implement(submitScorecard, saveScorecard),
  implement(viewApplication, markViewed),
  implement(revealApplication, reveal),
  implement(countUnviewed, unviewedOf),
  implement(exportApplications, writeCsv),
  implement(exportChosenApplications, writeChosenCsv),
  implement(listLatestApplications, latestApplications),
  implement(getDecisionRecord, readDecisions),
];
