import { z } from "zod";
import { endpoint, file } from "../contract/endpoint.ts";

/** Days before and after today that a subscribed calendar covers. */
export const feedDays = { before: 30, after: 180 } as const;

export const readCalendarFeed = endpoint({
  method: "GET",
  path: "/api/interviews/feed/{secret}",
  summary: "A user's interviews as iCalendar, for calendars that subscribe to the address",
  access: "public",
  params: z.object({ secret: z.string().regex(/^[\w-]{20,100}$/) }),
  response: file,
});

export const getCalendarFeed = endpoint({
  method: "GET",
  path: "/api/interviews/feed",
  summary: "Since when the caller's interviews can be subscribed to",
  access: "VIEW_INTERVIEWS",
  response: z.object({ created_date_time: z.string().nullable() }),
});

export const createCalendarFeed = endpoint({
  method: "POST",
  path: "/api/interviews/feed",
  summary: "A new secret address of the caller's interviews; the one before is not good any more",
  access: "VIEW_INTERVIEWS",
  response: z.object({ url: z.string() }),
});

export const removeCalendarFeed = endpoint({
  method: "DELETE",
  path: "/api/interviews/feed",
  summary: "Ends the address of the caller's interviews",
  access: "VIEW_INTERVIEWS",
});

export const feedContract = {
  readCalendarFeed,
  getCalendarFeed,
  createCalendarFeed,
  removeCalendarFeed,
};
