import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import {
  customFieldInput,
  customFieldKinds,
  customFieldSchema,
  customRecords,
  longestCustomValue,
  mostCustomFields,
} from "./custom-field.ts";

export const listCustomFields = endpoint({
  method: "GET",
  path: "/api/custom-fields",
  summary:
    "Lists the company's own fields of candidates, jobs and applications, archived ones included",
  access: "VIEW_JOBS",
  company: "ATS",
  response: z.object({ records: z.array(customFieldSchema) }),
});

export const addCustomField = endpoint({
  method: "POST",
  path: "/api/custom-fields",
  summary: "Adds a field to all candidates, jobs or applications of the company",
  access: "VIEW_SETTINGS",
  idempotent: true,
  body: customFieldInput.extend({
    record: z.enum(customRecords),
    kind: z.enum(customFieldKinds),
  }),
  response: customFieldSchema,
});

export const changeCustomField = endpoint({
  method: "PUT",
  path: "/api/custom-fields/{id}",
  summary: "Renames a field, changes its rules, or archives it; values already given are kept",
  access: "VIEW_SETTINGS",
  ifMatch: true,
  params: idParam,
  body: customFieldInput,
  response: customFieldSchema,
});

/** Values by field id; null when they are hidden from the reader. */
const values = z.object({ values: z.record(z.string(), z.string()).nullable() });

const changes = z.object({
  changes: z
    .array(
      z.object({
        field_id: z.number().int().positive(),
        /** The value that the editor saw. A change begun from another is refused. */
        before: z.string().max(longestCustomValue),
        after: z
          .string()
          .max(longestCustomValue, `Shorten this to ${longestCustomValue} characters or fewer.`),
      }),
    )
    .min(1)
    .max(mostCustomFields),
});

export const getCandidateCustomValues = endpoint({
  method: "GET",
  path: "/api/candidates/{id}/custom-fields",
  summary: "Returns a candidate's values of the company's own fields",
  access: "VIEW_CANDIDATES",
  params: idParam,
  response: values,
});

export const changeCandidateCustomValues = endpoint({
  method: "PUT",
  path: "/api/candidates/{id}/custom-fields",
  summary: "Changes some of a candidate's values of the company's own fields",
  access: "UPDATE_CANDIDATES",
  params: idParam,
  maxBytes: bodyBytes.large,
  body: changes,
  response: values,
});

export const getJobCustomValues = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/custom-fields",
  summary: "Returns a job's values of the company's own fields",
  access: "VIEW_JOBS",
  company: "ATS",
  params: idParam,
  response: values,
});

export const changeJobCustomValues = endpoint({
  method: "PUT",
  path: "/api/jobs/{id}/custom-fields",
  summary: "Changes some of a job's values of the company's own fields",
  access: "UPDATE_JOBS",
  params: idParam,
  maxBytes: bodyBytes.large,
  body: changes,
  response: values,
});

export const getApplicationCustomValues = endpoint({
  method: "GET",
  path: "/api/applications/{id}/custom-fields",
  summary: "Returns an application's values of the company's own fields",
  access: "VIEW_JOBS",
  company: "ATS",
  params: idParam,
  response: values,
});

export const changeApplicationCustomValues = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/custom-fields",
  summary: "Changes some of an application's values of the company's own fields",
  access: "UPDATE_APPLICATIONS",
  params: idParam,
  maxBytes: bodyBytes.large,
  body: changes,
  response: values,
});

export const customFieldsContract = {
  listCustomFields,
  addCustomField,
  changeCustomField,
  getCandidateCustomValues,
  changeCandidateCustomValues,
  getJobCustomValues,
  changeJobCustomValues,
  getApplicationCustomValues,
  changeApplicationCustomValues,
};
