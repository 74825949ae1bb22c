import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export const listCalls = ({ savedViews }: TestCompanies) =>
  ({
    listCandidateValues: { query: { field: "city" } },
    listJobValues: { query: { field: "location" } },
    listApplicationValues: { query: { field: "source" } },
    listSavedViews: {},
    saveView: { body: savedView, own: true },
    changeSavedView: { params: { id: savedViews.nights }, body: { name: "Night shifts" } },
    shareSavedView: { params: { id: savedViews.nights }, body: { shared_with: "COMPANY" } },
    listViewReaders: { query: { list: "candidates" } },
    chooseDefaultView: { body: { list: "candidates", id: savedViews.nights } },
    removeSavedView: { params: { id: savedViews.nights } },
  }) satisfies Samples;

const savedView = {
  list: "candidates",
  name: "Drivers",
  state: { filter: "all", sc: "name", so: "asc", search: [{ field: "cv", term: "forklift" }] },
};
