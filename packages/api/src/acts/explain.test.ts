import { contract } from "@ats/core/app/contract";
import { expect, test } from "vitest";
import { explainedRecords } from "./participants.ts";

/** Calls that read by an id and need no explanation of their own, and the reason. */
const others: Record<string, string> = {
  getOneTimeToken: "one's own link",
  explainRecord: "the explanation itself",
  getUserSettings: "one's own settings",
  getUser: "explained by the list of users, because anybody reads their own",
  getCompanySettings: "the company's settings are no record; the access of each person names them",
  getAgency: "every agency is for all who may see agencies",
  getAgencyDispute: "every dispute of a job in the reader's scope is for all who may see agencies",
  getAgencyJob: "a client's release to the agency, which all of its users see",
  getAgencyDocument: "shared with agencies where its job or application shows",
  getClientDocument: "a client's document for the agency, which all of its users see",
  getClientDispute: "an agency's own, which all of its users see",
  getSubmission: "an agency's own, which all of its users see",
  getBudget: "belongs to a job, a department or a campaign of costs, as they do",
  getCost: "belongs to several jobs, a department or nobody, which the list of reasons cannot say",
  getScimUser: "read by servers",
  getScimGroup: "read by servers",
};

test("whatever is read by an id says who can see it, or is named here", () => {
  const explained = new Set(Object.values(explainedRecords).map(({ reads }) => reads));
  const read = Object.entries(contract).filter(
    ([, { method, path, access }]) =>
      method === "GET" && path.endsWith("/{id}") && access !== "public",
  );
  const unexplained = read.filter(([, endpoint]) => !explained.has(endpoint));
  expect(unexplained.map(([name]) => name).toSorted()).toEqual(Object.keys(others).toSorted());
});
