import type { Application } from "@ats/core/applications/application";
import type { Stage } from "@ats/core/applications/stage";
import { describe, expect, it } from "vitest";
import {
  type ApplicationPage,
  changesOf,
  undoMoves,
  patchCounts,
  patchPage,
  reversed,
} from "./status-patches.ts";

const at = "2026-03-10T15:00:00.000Z";

function applicant(id: number, first_name: string, status: Application["status"]): Application {
  return {
    id,
    app_uuid: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
    job_id: 7,
    job_number: 10234,
    job_title: "Staff Nurse",
    candidate_id: id,
    candidate_number: 1000 + id,
    first_name,
    last_name: "Okafor",
    email: null,
    contact_mobile_number: null,
    city: null,
    postcode: null,
    source: null,
    current_jobtitle: null,
    current_employer: null,
    status,
    node_id: null,
    node_name: null,
    status_reason: null,
    status_date_time: "2026-03-01T09:00:00.000Z",
    created_date_time: "2026-02-20T09:00:00.000Z",
    rating: null,
    tags: [],
    version: 1,
    score: null,
    viewed: true,
    knocked_out: 0,
    submitted: true,
    anonymised_row: false,
    highlights: [],
    anonymise_data_fields: [],
  };
}

const amelia = applicant(1, "Amelia", "APPLIED");
const ben = applicant(2, "Ben", "APPLIED");
const cara = applicant(3, "Cara", "SHORTLIST");
const counts = {
  INCOMPLETE: 0,
  APPLIED: 2,
  SHORTLIST: 1,
  INTERVIEW: 0,
  PROCESSING: 0,
  HIRE: 0,
  REJECTED: 0,
  WITHDRAWN: 0,
};
const page = (records: Application[], total = records.length): ApplicationPage => ({
  records,
  total,
  counts,
  node_counts: {},
});
const names = ({ records }: ApplicationPage) => records.map(({ first_name }) => first_name);
const to = (status: Application["status"]): Stage => ({ status, node_id: null, node_name: null });

const toShortlist = changesOf({ applications: [amelia], to: to("SHORTLIST") }, at);

describe("a status change in the lists that are already loaded", () => {
  it("shows the new status with a new start time", () => {
    const active = patchPage(page([amelia, ben, cara]), { filter: "active" }, toShortlist);
    expect(active.records[0]).toMatchObject({ status: "SHORTLIST", status_date_time: at });
    expect(active.total).toBe(3);
    expect(active.counts).toMatchObject({ APPLIED: 1, SHORTLIST: 2 });
  });

  it("moves the applicant from the old column to the top of the new one", () => {
    const applied = patchPage(page([amelia, ben]), { status: "APPLIED" }, toShortlist);
    expect(names(applied)).toEqual(["Ben"]);
    expect(applied.total).toBe(1);
    const shortlist = patchPage(page([cara]), { status: "SHORTLIST" }, toShortlist);
    expect(names(shortlist)).toEqual(["Amelia", "Cara"]);
    expect(shortlist.total).toBe(2);
  });

  it("moves the applicant between two nodes of one status", () => {
    const talk = { status: "INTERVIEW" as const, node_id: 1, node_name: "Talk" };
    const panel = { status: "INTERVIEW" as const, node_id: 2, node_name: "Panel" };
    const change = changesOf({ applications: [{ ...amelia, ...talk }], to: panel }, at);
    const inTalk = { ...page([{ ...amelia, ...talk }]), node_counts: { 1: 1 } };
    const left = patchPage(inTalk, { status: "INTERVIEW", node_id: 1 }, change);
    expect(left).toMatchObject({ records: [], total: 0, node_counts: { 1: 0, 2: 1 } });
    const entered = patchPage(page([]), { status: "INTERVIEW", node_id: 2 }, change);
    expect(entered).toMatchObject({ records: [panel], total: 1 });
  });

  it("a rejected applicant leaves the active applications and keeps the reason", () => {
    const rejected = changesOf(
      { applications: [ben], to: to("REJECTED"), reason: "Position filled" },
      at,
    );
    expect(names(patchPage(page([amelia, ben]), { filter: "active" }, rejected))).toEqual([
      "Amelia",
    ]);
    const complete = patchPage(page([amelia, ben]), { filter: "complete" }, rejected);
    expect(complete.records[1]).toMatchObject({ status_reason: "Position filled" });
  });

  it("finds the applicant on the loaded page that lists them, and nowhere else", () => {
    const change = changesOf({ applications: [ben], to: to("SHORTLIST") }, at);
    const first = patchPage(page([amelia], 2), { filter: "active" }, change);
    const second = patchPage(page([ben], 2), { filter: "active", page_no: 1 }, change);
    expect([names(first), names(second)]).toEqual([["Amelia"], ["Ben"]]);
    expect(second.records[0]).toMatchObject({ status: "SHORTLIST" });
  });

  it("nobody appears on a later page until the server sends it", () => {
    const query = { status: "SHORTLIST", page_no: 1 } as const;
    expect(names(patchPage(page([cara], 30), query, toShortlist))).toEqual(["Cara"]);
  });

  it("reverts what the server refuses", () => {
    const query = { filter: "active" } as const;
    const start = page([amelia, ben, cara]);
    const moved = patchPage(start, query, toShortlist);
    expect(patchPage(moved, query, toShortlist.map(reversed))).toEqual(start);
  });

  it("keeps the job's counts in step", () => {
    const both = changesOf({ applications: [amelia, cara], to: to("HIRE") }, at);
    expect(patchCounts(counts, both)).toMatchObject({ APPLIED: 1, SHORTLIST: 0, HIRE: 2 });
  });
});

describe("the undo of a status change", () => {
  it("moves each applicant back, with the reason of that time", () => {
    const dora = {
      ...applicant(4, "Dora", "REJECTED"),
      status_reason: "Position filled",
    } as Application;
    const changes = changesOf({ applications: [amelia, dora, ben], to: to("INTERVIEW") }, at);
    const moves = undoMoves(changes)?.map(({ applications, to: { status }, reason }) => [
      applications.map(({ first_name }) => first_name),
      status,
      reason,
    ]);
    expect(moves).toEqual([
      [["Amelia", "Ben"], "APPLIED", undefined],
      [["Dora"], "REJECTED", "Position filled"],
    ]);
  });

  it("sends no message again: the applicant got the stage's message before", () => {
    const amelia = applicant(1, "Amelia", "INTERVIEW");
    const changes = changesOf({ applications: [amelia], to: to("PROCESSING") }, at);
    expect(undoMoves(changes)).toMatchObject([{ stage_message: { template_id: null } }]);
  });

  it("is not offered where the move back is not allowed: a withdrawn incomplete application", () => {
    const eli = applicant(5, "Eli", "INCOMPLETE");
    const changes = changesOf({ applications: [eli], to: to("WITHDRAWN"), reason: "No reply" }, at);
    expect(undoMoves(changes)).toBeUndefined();
  });
});
