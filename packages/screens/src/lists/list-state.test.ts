import { cookies } from "@ats/core/session/session";
import type { User } from "@ats/core/users/user";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { memoryCookies } from "../session/cookies.ts";
import {
  addressOf,
  forgetListStates,
  keyOfList,
  listSearch,
  pageOf,
  readListState,
  termsOf,
  withoutHidden,
} from "./list-state.ts";
import { memoryStorage } from "./memory-storage.ts";
import { openDefaultViews } from "./open-default-views.ts";
import { writeStored } from "./storage.ts";

const search = listSearch(z.enum(["active", "all"]), ["name", "created"], {
  tag: z.string().max(50),
  consent: z.enum(["given", "missing"]),
});
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
  test("a list opened for the first time has the defaults of §9", () => {
    expect(open()).toEqual(defaults);
  });

  test("a list opens as it was left", () => {
    keep(left);
    expect(open()).toEqual({ ...left.address, search: left.search });
  });

  test("the address overrides the saved state", () => {
    keep(left);
    expect(open(search.parse({ page: "2" }))).toEqual({ ...defaults, page: 2 });
  });

  test("page and search are saved per job; filter, sort and page size for all", () => {
    keep(left);
    expect(open(nothing, "8")).toEqual({ ...left.address, page: 1, search: [] });
  });

  test("a sort and terms by fields that the role now hides are left out", () => {
    const term = { field: "email.is", term: "ann@example.com" };
    const state = { ...defaults, sc: "email", so: "asc", search: [term, ...left.search] } as const;
    expect(withoutHidden(state as never, options, ["contact"])).toEqual({
      ...defaults,
      search: left.search,
    });
    expect(withoutHidden(state as never, options, ["salary"])).toBe(state);
  });

  test("each user has their own", () => {
    keep(left, "13");
    expect(open()).toEqual(defaults);
  });

  test("logging out deletes the user's state and keeps other users'", () => {
    keep(left);
    keep(left, "13");
    forgetListStates(storage, "12");
    expect(open()).toEqual(defaults);
    expect(storage.length).toBe(1);
  });

  test("a list opens with its default view, and then as the user left it", () => {
    const view = { filter: "active", sc: "name", so: "asc" as const, search: left.search };
    const user = { id: 12, default_views: { candidates: view } } as unknown as User;
    openDefaultViews(storage, user);
    expect(open(nothing, "")).toEqual({ ...defaults, ...view });
    keep(left);
    openDefaultViews(storage, user);
    expect(open()).toEqual({ ...left.address, search: left.search });
  });

  test.each([["not JSON"], [JSON.stringify({ scope: 7 })]])("ignores %s in storage", (kept) => {
    storage.setItem(keyOfList("12", "candidates"), kept);
    expect(open()).toEqual(defaults);
  });
});

describe("quality U7: the address", () => {
  test.each([{ filter: "everything" }, { sc: "salary" }, { page: "-1" }, { per_page: "1000" }])(
    "ignores %o",
    (address) => {
      expect(open(search.parse(address))).toEqual(defaults);
    },
  );

  const bell = { field: "last_name", term: "Bell" };
  const night = { field: "tag", term: "night: any" };
  const given = { field: "consent", term: "given" };

  test("holds chosen terms but no typed ones", () => {
    keep({ ...left, search: [night, bell, given] });
    expect(addressOf(open(), search).s).toEqual(["tag:night: any", "consent:given"]);
  });

  test("accepts one choice or several, and ignores unknown ones", () => {
    expect(open(search.parse({ s: "tag:night: any" })).search).toEqual([night]);
    const s = ["tag:night: any", "consent:perhaps", "last_name:Bell", "consent:given"];
    expect(open(search.parse({ s })).search).toEqual([night, given]);
  });

  test("of the list that was left restores its typed terms", () => {
    keep({ ...left, search: [night, bell] });
    expect(open(search.parse(addressOf(open(), search))).search).toEqual([night, bell]);
  });

  test.each([{ page: "2" }, { filter: "all" }, { s: "consent:given" }])(
    "a link to another list, %o, drops the typed terms",
    (address) => {
      keep({ ...left, search: [night, bell] });
      const { search: terms } = open(search.parse(address));
      expect(terms).toEqual(address.s ? [given] : []);
    },
  );
});

test("Specification §9: the page index sent is the page minus one", () => {
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
