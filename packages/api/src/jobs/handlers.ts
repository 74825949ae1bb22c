import { listActivity } from "./activity.ts";
import { advertise, publishing, renewInternal } from "./channels.ts";
import { list } from "./list.ts";
import { names } from "./names.ts";
import { get } from "./details.ts";
import { exportChosen } from "./export.ts";
import { create, duplicate } from "./write-job.ts";
import { unviewedOfJobs } from "./release.ts";
import { suggestions } from "./suggestions.ts";
import { addTemplate, removeTemplate, templates, updateTemplate } from "./templates.ts";
import { dropWorkflow, editWorkflow, putAway } from "./workflow-edit.ts";
import { values } from "./values.ts";
import { addWorkflow, workflows } from "./workflows.ts";

/** Fixed paths come before those with a parameter, which would match them too. */
export const jobHandlers = [
  list,
  names,
  values,
  suggestions,
  templates,
  addTemplate,
  updateTemplate,
  removeTemplate,
  unviewedOfJobs,
  advertise,
  publishing,
  renewInternal,
  get,
  listActivity,
  create,
  duplicate,
  exportChosen,
  workflows,
  addWorkflow,
  editWorkflow,
  putAway,
  dropWorkflow,
];
