import { z } from "zod";
import { endpoint, file, idParam } from "../contract/endpoint.ts";
import { fileOfParams } from "../messages/attachment.ts";
import { templateKinds } from "./kinds.ts";
import { templateInput, templateSchema } from "./template.ts";

export const listTemplates = endpoint({
  method: "GET",
  path: "/api/templates",
  summary: "The company's templates by name, all or of one kind, each with where it is used",
  access: "VIEW_TEMPLATES",
  query: z.object({ kind: z.enum(templateKinds).optional() }),
  response: z.object({
    records: z.array(templateSchema),
    /** The brands of the company's jobs, to choose from. */
    brands: z.array(z.string()),
  }),
});

export const createTemplate = endpoint({
  method: "POST",
  path: "/api/templates",
  summary: "Adds a template",
  access: "UPDATE_TEMPLATES",
  idempotent: true,
  body: templateInput,
  response: templateSchema,
});

export const updateTemplate = endpoint({
  method: "PUT",
  path: "/api/templates/{id}",
  summary: "Changes a template; what was written with it stays as it is",
  access: "UPDATE_TEMPLATES",
  ifMatch: true,
  params: idParam,
  body: templateInput,
  response: templateSchema,
});

export const removeTemplate = endpoint({
  method: "DELETE",
  path: "/api/templates/{id}",
  summary: "Removes a template; what was written with it stays",
  access: "UPDATE_TEMPLATES",
  params: idParam,
});

export const getTemplateFile = endpoint({
  method: "GET",
  path: "/api/templates/{id}/files/{file}",
  summary: "A file that a template brings along",
  access: "VIEW_TEMPLATES",
  params: fileOfParams,
  response: file,
});

export const templatesContract = {
  listTemplates,
  getTemplateFile,
  createTemplate,
  updateTemplate,
  removeTemplate,
};
