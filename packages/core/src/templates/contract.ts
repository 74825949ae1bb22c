import { z } from "zod";
import { applicationStatuses } from "../applications/status.ts";
import { bodyBytes, endpoint, file, idParam } from "../contract/endpoint.ts";
import { fieldSearch, pageOf, pageQuery } from "../lists/page.ts";
import { fileOfParams } from "../messages/attachment.ts";
import { templateKinds } from "./kinds.ts";
import { templateSearchFields, templateSortColumns } from "./list-columns.ts";
import {
  stageTemplate,
  templateChoice,
  templateInput,
  templateSchema,
  triggerNode,
} from "./template.ts";

export const listTemplates = endpoint({
  method: "GET",
  path: "/api/templates",
  summary: "Lists the company's templates of one or every kind, one page, with their use",
  access: "VIEW_TEMPLATES",
  query: pageQuery(templateSortColumns, { sc: "name", so: "asc" }).extend({
    s: fieldSearch(templateSearchFields).shape.s,
    kind: z.enum(templateKinds).optional(),
  }),
  response: pageOf(templateSchema).extend({
    /** Number of matching templates of each kind. */
    counts: z.record(z.enum(templateKinds), z.number().int()),
  }),
});

export const listTemplateChoices = endpoint({
  method: "GET",
  path: "/api/templates/choices",
  summary:
    "Lists all templates by name, with the brands and workflow stages that templates can be for",
  access: "VIEW_TEMPLATES",
  response: z.object({
    records: z.array(templateChoice),
    brands: z.array(z.string()),
    nodes: z.array(triggerNode),
  }),
});

export const listStageTemplates = endpoint({
  method: "GET",
  path: "/api/stages/{status}/templates",
  summary: "Returns the templates that a stage sends automatically, for review before a move",
  access: "UPDATE_APPLICATIONS",
  params: z.object({ status: z.enum(applicationStatuses) }),
  query: z.object({
    /** Job whose templates apply: those of its brand replace the general ones. */
    job_id: z.coerce.number().int().positive().optional(),
    /** Workflow node; by default the first node with the status. */
    node_id: z.coerce.number().int().positive().optional(),
    /** Application about to move: what it was sent before is not sent to it again. */
    application_id: z.coerce.number().int().positive().optional(),
  }),
  response: z.object({ records: z.array(stageTemplate) }),
});

export const getTemplate = endpoint({
  method: "GET",
  path: "/api/templates/{id}",
  summary: "Returns a template with its use",
  access: "VIEW_TEMPLATES",
  params: idParam,
  response: templateSchema,
});

export const createTemplate = endpoint({
  method: "POST",
  path: "/api/templates",
  summary: "Adds a template",
  access: "UPDATE_TEMPLATES",
  idempotent: true,
  maxBytes: bodyBytes.large,
  body: templateInput,
  response: templateSchema,
});

export const updateTemplate = endpoint({
  method: "PUT",
  path: "/api/templates/{id}",
  summary: "Saves a template; messages written with it stay unchanged",
  access: "UPDATE_TEMPLATES",
  ifMatch: true,
  params: idParam,
  maxBytes: bodyBytes.large,
  body: templateInput,
  response: templateSchema,
});

export const removeTemplate = endpoint({
  method: "DELETE",
  path: "/api/templates/{id}",
  summary: "Removes a template; messages written with it stay",
  access: "UPDATE_TEMPLATES",
  ifMatch: true,
  params: idParam,
});

export const getTemplateFile = endpoint({
  method: "GET",
  path: "/api/templates/{id}/files/{file}",
  summary: "Returns a file attached to a template",
  access: "VIEW_TEMPLATES",
  params: fileOfParams,
  response: file,
});

export const templatesContract = {
  listTemplates,
  listTemplateChoices,
  listStageTemplates,
  getTemplate,
  getTemplateFile,
  createTemplate,
  updateTemplate,
  removeTemplate,
};
