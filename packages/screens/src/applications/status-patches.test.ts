import type { Application } from "@ats/core/applications/application";
import { describe, expect, it } from "vitest";
import {
  type ApplicationPage,
  changesOf,
  movesBack,
  patchCounts,
  patchPages,
  reverse,
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
    status_reason: null,
    status_date_time: "2026-03-01T09:00:00.000Z",
    created_date_time: "2026-02-20T09:00:00.000Z",
    rating: null,
    tags: [],
    version: 1,
    score: null,
    viewed: true,
    knocked_out: 0,
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
});
const names = (pages: ApplicationPage[]) =>
  pages.map(({ records }) => records.map(({ first_name }) => first_name));

const toShortlist = changesOf({ applications: [amelia], status: "SHORTLIST" }, at);

describe("a status change in the lists that are already loaded", () => {
  it("shows the new status and starts its time anew", () => {
    const [active] = patchPages([page([amelia, ben, cara])], { filter: "active" }, toShortlist);
    expect(active?.records[0]).toMatchObject({ status: "SHORTLIST", status_date_time: at });
    expect(active?.total).toBe(3);
    expect(active?.counts).toMatchObject({ APPLIED: 1, SHORTLIST: 2 });
  });

  it("takes the applicant out of the column left and puts them on top of the column entered", () => {
    const applied = patchPages([page([amelia, ben])], { status: "APPLIED" }, toShortlist);
    expect(names(applied)).toEqual([["Ben"]]);
    expect(applied[0]?.total).toBe(1);
    const shortlist = patchPages([page([cara])], { status: "SHORTLIST" }, toShortlist);
    expect(names(shortlist)).toEqual([["Amelia", "Cara"]]);
    expect(shortlist[0]?.total).toBe(2);
  });

  it("a rejected applicant leaves the active applications, with the reason kept", () => {
    const rejected = changesOf(
      { applications: [ben], status: "REJECTED", reason: "Position filled" },
      at,
    );
    expect(names(patchPages([page([amelia, ben])], { filter: "active" }, rejected))).toEqual([
      ["Amelia"],
    ]);
    const [complete] = patchPages([page([amelia, ben])], { filter: "complete" }, rejected);
    expect(complete?.records[1]).toMatchObject({ status_reason: "Position filled" });
  });

  it("finds the applicant on whichever loaded page they are", () => {
    const pages = patchPages([page([amelia], 2), page([ben], 2)], { status: "APPLIED" }, [
      ...changesOf({ applications: [ben], status: "HIRE" }, at),
    ]);
    expect(names(pages)).toEqual([["Amelia"], []]);
    expect(pages.map(({ total }) => total)).toEqual([1, 1]);
  });

  it("nobody appears on a later page: what is on it is for the server to say", () => {
    const query = { status: "SHORTLIST", page_no: 1 } as const;
    expect(names(patchPages([page([cara], 30)], query, toShortlist))).toEqual([["Cara"]]);
  });

  it("what the server refuses goes back to how it was", () => {
    const query = { filter: "active" } as const;
    const start = [page([amelia, ben, cara])];
    const moved = patchPages(start, query, toShortlist);
    expect(patchPages(moved, query, toShortlist.map(reverse))).toEqual(start);
  });

  it("keeps the job's counts in step", () => {
    const both = changesOf({ applications: [amelia, cara], status: "HIRE" }, at);
    expect(patchCounts(counts, both)).toMatchObject({ APPLIED: 1, SHORTLIST: 0, HIRE: 2 });
  });
});

describe("taking a status change back", () => {
  it("moves each applicant to where they were, with the reason that was given then", () => {
    const dora = {
      ...applicant(4, "Dora", "REJECTED"),
      status_reason: "Position filled",
    } as Application;
    const changes = changesOf({ applications: [amelia, dora, ben], status: "INTERVIEW" }, at);
    const moves = movesBack(changes)?.map(({ applications, status, reason }) => [
      applications.map(({ first_name }) => first_name),
      status,
      reason,
    ]);
    expect(moves).toEqual([
      [["Amelia", "Ben"], "APPLIED", undefined],
      [["Dora"], "REJECTED", "Position filled"],
    ]);
  });

  it("is not offered where nobody may go back: a withdrawn unfinished application", () => {
    const eli = applicant(5, "Eli", "INCOMPLETE");
    const changes = changesOf({ applications: [eli], status: "WITHDRAWN", reason: "No reply" }, at);
    expect(movesBack(changes)).toBeUndefined();
  });
});
