import { z } from "zod";
import { endpoint, file } from "../contract/endpoint.ts";

/** Days before and after today that a subscribed calendar covers. */
export const feedDays = { before: 30, after: 180 } as const;

export const readCalendarFeed = endpoint({
  method: "GET",
  path: "/api/interviews/feed/{secret}",
  summary: "Returns a user's interviews as an iCalendar feed",
  access: "public",
  params: z.object({ secret: z.string().regex(/^[\w-]{20,100}$/) }),
  response: file,
});

export const getCalendarFeed = endpoint({
  method: "GET",
  path: "/api/interviews/feed",
  summary: "Returns when the caller's calendar feed was created",
  access: "VIEW_INTERVIEWS",
  response: z.object({ created_date_time: z.string().nullable() }),
});

export const createCalendarFeed = endpoint({
  method: "POST",
  path: "/api/interviews/feed",
  summary: "Creates a secret address for the caller's calendar feed, replacing the previous one",
  access: "VIEW_INTERVIEWS",
  response: z.object({ url: z.string() }),
});

export const removeCalendarFeed = endpoint({
  method: "DELETE",
  path: "/api/interviews/feed",
  summary: "Removes the caller's calendar feed",
  access: "VIEW_INTERVIEWS",
});

export const feedContract = {
  readCalendarFeed,
  getCalendarFeed,
  createCalendarFeed,
  removeCalendarFeed,
};
