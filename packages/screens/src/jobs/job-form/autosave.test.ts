import { applicationStatuses } from "@ats/core/applications/status";
import { type Client, createClient } from "@ats/core/contract/client";
import { idempotencyKeyHeader } from "@ats/core/contract/write-headers";
import type { JobDetails } from "@ats/core/jobs/job-details";
import type { JobInput } from "@ats/core/jobs/job-input";
import { expect, test } from "vitest";
import { Autosave } from "./autosave.ts";
import type { Written } from "./values.ts";

const blank = {
  title: "",
  dept: "",
  brand_name: "",
  source: "",
  location: "",
  postal_code: "",
  job_type: "Full time",
  openings: 1,
  salary_min: null,
  salary_max: null,
  currency: "GBP",
  choose_benefits: [],
  description: "",
  recruiter_id: 1,
  hiring_manager_id: 1,
  members: [],
  questions: [],
  workflow_id: null,
  scorecard: [],
  highlights: null,
  channels: [],
  closing_date_time: null,
  agency_cv_cap: null,
  anonymised: false,
} satisfies JobInput;

const tom = { id: 1, first_name: "Tom", last_name: "Ashdown", email: "tom@northgate.example" };

const saved = (values: JobInput, version: number): JobDetails => ({
  ...values,
  id: 7,
  version,
  job_number: 1007,
  status: "DRAFT",
  brand_info: { name: values.brand_name },
  recruiter_details: tom,
  hiring_manager_details: tom,
  created_by: 1,
  approval_requested_by: null,
  needs_approval: false,
  created_date_time: "2026-11-24T09:00:00Z",
  published_date_time: null,
  time_zone: "Europe/London",
  status_date_time: "2026-11-24T09:00:00Z",
  close_reason: null,
  released_date_time: null,
  counts: Object.fromEntries(
    applicationStatuses.map((status) => [status, 0]),
  ) as JobDetails["counts"],
  team: [tom],
  nodes: [],
  sent_back_reason: null,
});

function server(lost = 0) {
  const created = new Map<string | null, string>();
  const sent: string[] = [];
  let remaining = lost;
  const client: Client = createClient({
    baseUrl: "https://ats.example",
    token: { read: () => undefined, write: () => undefined },
    async fetch(request) {
      const body = await request.text();
      sent.push(`${request.method} ${(JSON.parse(body) as JobInput).title}`);
      if (request.method === "POST") {
        const key = request.headers.get(idempotencyKeyHeader);
        if ((created.get(key) ?? body) !== body) return new Response(null, { status: 409 });
        created.set(key, body);
      }
      if (remaining-- > 0) throw new TypeError("Failed to fetch");
      return Response.json(saved(JSON.parse(body) as JobInput, sent.length));
    },
  });
  return { client, sent, created };
}

function writing(client: Client, start: Written = { values: blank }, job?: JobDetails) {
  const device: { draft: Written | undefined } = { draft: undefined };
  const autosave = new Autosave({
    client,
    start,
    saved: job,
    isNew: true,
    keep: (draft) => {
      device.draft = draft;
    },
    forget: () => {
      device.draft = undefined;
    },
    onSaved: () => undefined,
  });
  return { autosave, device, leave: autosave.stay() };
}

test("a lost create call is repeated unchanged, and later changes are saved over it", async () => {
  // The client itself sends a call twice.
  const { client, sent, created } = server(2);
  const { autosave, leave } = writing(client);
  autosave.write({ title: "Cook" });
  expect(await autosave.save()).toBeUndefined();
  autosave.write({ title: "Cook and baker" });
  expect(await autosave.save()).toMatchObject({ title: "Cook and baker" });
  expect(created.size).toBe(1);
  expect(sent).toEqual(["POST Cook", "POST Cook", "POST Cook", "PUT Cook and baker"]);
  expect(autosave.read()).toMatchObject({ isUnsaved: false, outcome: "none" });
  leave();
});

test("Specification §2, job form: a new job is kept on the device while it is edited, and removed once the user leaves it saved", async () => {
  const { autosave, device, leave } = writing(server().client);
  autosave.write({ title: "Cook" });
  expect(device.draft).toMatchObject({ isSaved: false });
  await autosave.save();
  expect(device.draft).toMatchObject({ id: 7, version: 1, isSaved: true });
  leave();
  expect(device.draft).toBeUndefined();
});

test("leaving in mid-sentence saves the draft, and the next job starts blank", async () => {
  const { client, sent } = server();
  const { autosave, device, leave } = writing(client);
  autosave.write({ title: "Cook" });
  leave();
  await expect.poll(() => device.draft).toBeUndefined();
  expect(sent).toEqual(["POST Cook"]);
});

test("unsaved values stay on the device after leaving", async () => {
  const { autosave, device, leave } = writing(server(4).client);
  autosave.write({ title: "Cook" });
  await autosave.save();
  leave();
  await expect.poll(() => autosave.read().outcome).toBe("failed");
  expect(device.draft).toMatchObject({ values: { title: "Cook" }, isSaved: false });
});

test("an invalid value is reported at its field and not sent", async () => {
  const { client, sent } = server();
  const { autosave, leave } = writing(client);
  autosave.write({ title: "Cook", dept: "d".repeat(81) });
  await autosave.save();
  expect(autosave.read()).toMatchObject({ outcome: "failed", problems: [{ field: "dept" }] });
  expect(sent).toEqual([]);
  autosave.write({ dept: "Kitchen" });
  await autosave.save();
  expect(autosave.read()).toMatchObject({ outcome: "none", problems: [] });
  leave();
});

test("an invalid value is no longer reported once the saved one is there again", async () => {
  const { autosave, leave } = writing(server().client);
  autosave.write({ title: "Cook" });
  await autosave.save();
  autosave.write({ dept: "d".repeat(81) });
  await autosave.save();
  expect(autosave.read()).toMatchObject({ outcome: "failed", isUnsaved: true });
  autosave.write({ dept: "" });
  expect(autosave.read()).toMatchObject({ outcome: "none", problems: [], isUnsaved: false });
  leave();
});
