import { cookies } from "@ats/core/session/session";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { memoryCookies } from "../session/cookies.ts";
import {
  forgetListStates,
  keyOfList,
  listSearch,
  pageOf,
  readListState,
  termsOf,
} from "./list-state.ts";
import { memoryStorage } from "./memory-storage.ts";
import { writeStored } from "./stored.ts";

const search = listSearch(z.enum(["active", "all"]), ["name", "created"]);
const options = {
  list: "candidates",
  scope: "7",
  search,
  defaults: { filter: "active", sc: "created", so: "desc" },
} as const;
const nothing = search.parse({});
const defaults = { filter: "active", sc: "created", so: "desc", page: 1, per_page: 25, search: [] };

const jar = memoryCookies();
jar.write(cookies.userId, "12");
let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
});
const keep = (kept: unknown, userId = "12") =>
  writeStored(storage, keyOfList(userId, "candidates"), kept);
const open = (address = nothing, scope: string = options.scope) =>
  readListState({ ...options, scope }, { cookies: jar, storage }, address);

const left = {
  scope: "7",
  address: { filter: "all", sc: "name", so: "asc", page: 3, per_page: 50 },
  search: [{ field: "last_name", term: "Bell" }],
};

describe("Specification §3, saved list state:", () => {
  test("a list that was never opened has the defaults of §9", () => {
    expect(open()).toEqual(defaults);
  });

  test("a list opens as it was left", () => {
    keep(left);
    expect(open()).toEqual({ ...left.address, search: left.search });
  });

  test("the address goes before what was left, but for the searches, which it never has", () => {
    keep(left);
    expect(open(search.parse({ page: "2" }))).toEqual({
      ...defaults,
      page: 2,
      search: left.search,
    });
  });

  test("page and searches belong to their job; filter, sort and page size go along", () => {
    keep(left);
    expect(open(nothing, "8")).toEqual({ ...left.address, page: 1, search: [] });
  });

  test("it is the user's own", () => {
    keep(left, "13");
    expect(open()).toEqual(defaults);
  });

  test("it is forgotten when the user logs out, and another's is not", () => {
    keep(left);
    keep(left, "13");
    forgetListStates(storage, "12");
    expect(open()).toEqual(defaults);
    expect(storage.length).toBe(1);
  });

  test.each([["not JSON"], [JSON.stringify({ scope: 7 })]])(
    "what was kept as %s is none",
    (kept) => {
      storage.setItem(keyOfList("12", "candidates"), kept);
      expect(open()).toEqual(defaults);
    },
  );
});

describe("quality U7: in the address", () => {
  test.each([{ filter: "everything" }, { sc: "salary" }, { page: "-1" }, { per_page: "1000" }])(
    "%o counts as absent",
    (address) => {
      expect(open(search.parse(address))).toEqual(defaults);
    },
  );
});

test("Specification §9: the page index that is sent is the page minus one", () => {
  keep(left);
  const { sc, so, page, per_page, search: terms } = open();
  expect(pageOf({ sc, so, page, per_page })).toEqual({
    sc: "name",
    so: "asc",
    page_no: 2,
    per_page: 50,
  });
  expect(termsOf(terms)).toEqual(["last_name:Bell"]);
});
