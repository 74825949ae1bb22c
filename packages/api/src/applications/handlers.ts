import {
  addNote,
  getApplication,
  getApplicationCv,
  listActivity,
  listApplications,
  listNotes,
  updateApplicationStatus,
} from "@ats/core/applications/contract";
import { rateApplication, tagApplications } from "@ats/core/applications/marks-contract";
import { listExitReasons } from "@ats/core/applications/reasons-contract";
import { implement } from "../app/implement.ts";
import { readActivity } from "./activity.ts";
import { readCv } from "./cv.ts";
import { readDetails } from "./details.ts";
import { readExitReasons } from "./exit-reasons.ts";
import { readHighlights } from "./highlights.ts";
import { readList } from "./list.ts";
import { saveRating, saveTags } from "./marks.ts";
import { readNotes, saveNote } from "./notes.ts";
import { presentDetails } from "./presenter.ts";
import { changeStatus } from "./status-change.ts";

export const applicationHandlers = [
  implement(listApplications, readList),
  implement(getApplication, async ({ actor, params, db }) =>
    presentDetails(await readDetails(db, params.id), actor, await readHighlights(db, actor)),
  ),
  implement(getApplicationCv, readCv),
  implement(updateApplicationStatus, changeStatus),
  implement(listNotes, async ({ params, db }) => ({ records: await readNotes(db, params.id) })),
  implement(addNote, saveNote),
  implement(listActivity, async ({ params, db }) => ({
    records: await readActivity(db, params.id),
  })),
  implement(rateApplication, saveRating),
  implement(tagApplications, saveTags),
  implement(listExitReasons, async ({ db }) => ({ records: await readExitReasons(db) })),
];
