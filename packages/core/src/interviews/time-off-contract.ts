import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";

const date = z.iso.date("Choose the first and the last day.");

/** Days from the first to the last on which a user is not interviewing: `2026-12-28`. */
export const timeOffInput = z
  .object({ first_date: date, last_date: date })
  .refine(({ first_date, last_date }) => first_date <= last_date, {
    path: ["last_date"],
    message: "The last day must not be before the first. Choose a later one.",
  })
  .refine(
    ({ first_date, last_date }) =>
      Date.parse(last_date) - Date.parse(first_date) <= 366 * 24 * 60 * 60_000,
    { path: ["last_date"], message: "Enter a year or less." },
  );

const timeOffSchema = z.object({
  id: z.number().int(),
  first_date: z.string(),
  last_date: z.string(),
});
export type TimeOff = z.output<typeof timeOffSchema>;

/** A panel member who is off at the time of an interview. */
export const absenceSchema = timeOffSchema.omit({ id: true }).extend({
  user_id: z.number().int(),
  name: z.string(),
});
export type Absence = z.output<typeof absenceSchema>;

export const listTimeOff = endpoint({
  method: "GET",
  path: "/api/users/{id}/time-off",
  summary: "Lists a user's present and future time off; a colleague's needs the right VIEW_USERS",
  access: "VIEW_INTERVIEWS",
  params: idParam,
  response: z.object({ records: z.array(timeOffSchema) }),
});

export const addTimeOff = endpoint({
  method: "POST",
  path: "/api/users/{id}/time-off",
  summary: "Adds time off, in which a user is not offered for interviews",
  access: "VIEW_INTERVIEWS",
  idempotent: true,
  params: idParam,
  body: timeOffInput,
  response: timeOffSchema,
});

export const removeTimeOff = endpoint({
  method: "DELETE",
  path: "/api/users/{id}/time-off/{time_off_id}",
  summary: "Removes a user's time off",
  access: "VIEW_INTERVIEWS",
  params: idParam.extend({ time_off_id: z.coerce.number().int().positive() }),
});

export const timeOffContract = { listTimeOff, addTimeOff, removeTimeOff };
