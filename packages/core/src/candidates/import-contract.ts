import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { candidateChangeSchema } from "./activity-contract.ts";
import { dateOrders } from "../lists/cell-date.ts";
import { textEncodingSchema } from "../lists/text-encodings.ts";
import { columnMapping, existingChoices, importSchema } from "./candidate-import.ts";

/** Largest import file in bytes; it is read as it arrives. */
export const importMaxBytes = 10_485_760;
export const importTooLarge =
  "The file is larger than 10 MB. Split it, and import one part at a time.";
const count = z.number().int();

export const addImport = endpoint({
  method: "POST",
  path: "/api/candidates/imports",
  summary: "Uploads a CSV file of candidates for checking; nobody is added yet",
  access: "UPDATE_CANDIDATES",
  idempotent: true,
  answers: "name people",
  query: z.object({
    name: z.string().trim().min(1).max(200),
    /** Encoding of a file that is not in Unicode; without it, it is guessed. */
    encoding: textEncodingSchema.optional(),
  }),
  body: z.file().max(importMaxBytes, importTooLarge),
  /** Encoding that was guessed or chosen; null for a file in Unicode. */
  response: importSchema.extend({ encoding: textEncodingSchema.nullable() }),
});

/** Problems of a row, by the line of the file where the row begins. */
const problemSchema = z.object({ line: count, message: z.string(), cells: z.array(z.string()) });
export type RowProblem = z.output<typeof problemSchema>;
const problems = z.array(problemSchema);

/** The changes that a row would make to a known candidate. */
const updateSchema = z.object({
  line: count,
  cells: z.array(z.string()),
  candidate_number: count,
  changes: z.array(candidateChangeSchema),
});
export type RowUpdate = z.output<typeof updateSchema>;

const underWaySchema = importSchema.extend({ checked: count, problems });
export type ActiveImport = z.output<typeof underWaySchema>;

export type UploadedImport = z.output<typeof addImport.response>;

export const listImports = endpoint({
  method: "GET",
  path: "/api/candidates/imports",
  summary: "Lists the caller's unfinished imports, newest first",
  access: "UPDATE_CANDIDATES",
  response: z.object({ records: z.array(underWaySchema) }),
});

export const checkImport = endpoint({
  method: "PUT",
  readsOnly: true,
  path: "/api/candidates/imports/{id}/check",
  summary: "Checks the next thousand rows of an import by its columns; `from` counts from zero",
  access: "UPDATE_CANDIDATES",
  params: idParam,
  body: z.object({
    mapping: columnMapping,
    from: z.number().int().min(0),
    existing: z.enum(existingChoices).default("skip"),
    /** Order of day and month in the file's dates; needed where the import asks for it. */
    date_order: z.enum(dateOrders).optional(),
  }),
  response: z.object({
    /** Number of rows checked so far. */
    checked: count,
    total: count,
    /** Problems of the checked rows. */
    problems,
    /** Rows that would change a known candidate. */
    updates: z.array(updateSchema),
  }),
});

export const finishImport = endpoint({
  method: "POST",
  path: "/api/candidates/imports/{id}/finish",
  summary: "Adds and updates an import's candidates all at once, or none if the call is aborted",
  access: "UPDATE_CANDIDATES",
  idempotent: true,
  params: idParam,
  response: z.object({ added: count, updated: count, skipped: count }),
});

export const cancelImport = endpoint({
  method: "DELETE",
  path: "/api/candidates/imports/{id}",
  summary: "Cancels an import before anyone is added",
  access: "UPDATE_CANDIDATES",
  params: idParam,
});

export const importContract = { addImport, listImports, checkImport, finishImport, cancelImport };
