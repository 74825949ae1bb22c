import type { ApiError } from "@ats/core/contract/client";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { memoryStorage } from "../lists/memory-storage.ts";
import { forgetSession, memoryCookies, rememberSession } from "../session/cookies.ts";
import { beginVisit } from "./visit.ts";

beforeEach(() => {
  const location = { origin: "https://ats.example" };
  vi.stubGlobal("location", location);
  vi.stubGlobal("window", { location });
  return () => vi.unstubAllGlobals();
});

function visitAt(path: string, status: number) {
  const visit = beginVisit({
    host: {
      cookies: memoryCookies(),
      storage: memoryStorage(),
      initialPath: path,
      fetch: async () => Response.json({ message: "No." }, { status }),
    },
    screens: [],
  });
  const navigate = vi.fn<(to: string | number) => void>();
  visit.navigator.bind({ navigate, pathname: path, address: path, isEntry: () => true });
  const refused = () => visit.client.call(listJobs).catch((error: ApiError) => error.status);
  return { ...visit, refused, wentTo: () => navigate.mock.calls.map(([where]) => where) };
}

describe("Specification §4, Responses", () => {
  test("any 401 goes to Logout, and any 404 to /404", async () => {
    const ended = visitAt(to.jobList(), 401);
    await expect(ended.refused()).resolves.toBe(401);
    expect(ended.wentTo()).toEqual([to.Logout()]);
    const elsewhere = visitAt(to.help(), 401);
    await expect(elsewhere.refused()).resolves.toBe(401);
    expect(elsewhere.wentTo()).toEqual([`${to.Logout()}?callbackUrl=%2Fhelp`]);
    const missing = visitAt(to.jobList(), 404);
    await expect(missing.refused()).resolves.toBe(404);
    expect(missing.wentTo()).toEqual([to.pageNotFound()]);
  });

  test("a 401 while logging out, switching account or being told of another login goes nowhere", async () => {
    const leaving = visitAt(to.Logout(), 401);
    const switching = visitAt(to.jobList(), 401);
    switching.services.accountSwitch.begin();
    const concurrent = visitAt(to.jobList(), 401);
    concurrent.services.concurrentLogin.tell();
    for (const { refused, wentTo } of [leaving, switching, concurrent]) {
      await expect(refused()).resolves.toBe(401);
      expect(wentTo()).toEqual([]);
    }
  });

  test("approvals are off in a host that has no screen for them", () => {
    expect(visitAt("/approvals", 200).visitor().approvals).toBe(false);
  });

  test("a page that tells of another login stays when another tab signs out", () => {
    const { visitor, services, host } = visitAt(to.jobList(), 401);
    const { concurrentLogin } = services;
    rememberSession(host.cookies, 7);
    concurrentLogin.tell();
    forgetSession(host.cookies);
    expect(visitor().isLoggedIn).toBe(true);
    concurrentLogin.answer();
    expect(visitor().isLoggedIn).toBe(false);
  });
});
