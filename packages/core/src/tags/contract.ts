import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";

export const listTags = endpoint({
  method: "GET",
  path: "/api/tags",
  summary: "Lists the company's tags alphabetically",
  access: "VIEW_JOBS",
  response: z.object({ records: z.array(z.object({ id: z.number().int(), label: z.string() })) }),
});

export const tagsContract = { listTags };
