import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import type { HashTurn } from "../kernel/ports/hash-turn.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { cheapHash } from "../testing/cheap-hash.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import {
  callerOf,
  endpointNames,
  endpointOf,
  requestFor,
  sampleCalls,
} from "../testing/sample-calls.ts";

/** True in the work of a transaction. */
const inTransaction = new AsyncLocalStorage<true>();

/** A database that notes who works in a transaction of it. */
const noting = (system: Kysely<Tables>): Kysely<Tables> =>
  new Proxy(system, {
    get(target, key) {
      if (key === "transaction")
        return () => ({
          execute: (work: (db: unknown) => Promise<unknown>) =>
            target.transaction().execute((db) => inTransaction.run(true, () => work(db))),
        });
      const value = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

test("no call of the contract hashes inside a transaction, where it would hold a connection", async () => {
  let calling = "";
  const hashed = new Set<string>();
  const hashedInside = new Set<string>();
  const hashTurn: HashTurn = (work) =>
    work((password, salt) => {
      hashed.add(calling);
      if (inTransaction.getStore()) hashedInside.add(calling);
      return cheapHash(password, salt as Uint8Array<ArrayBuffer>);
    });
  const database = await testDatabase();
  const companies = await testCompanies(database);
  const services = testServices(noting(database), { hashTurn });
  const app = testApi(services);
  const browsers = new Map<string, TestBrowser>();
  // The recruiter goes on after the calls that would end their session.
  const last = new Set<string>(["logout", "login", "resetPassword", "changePassword"]);
  const isLast = (name: string) => last.has(name);
  for (const name of endpointNames.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    if (endpointOf(name).method === "GET") continue;
    const email = callerOf(name, companies);
    calling = "";
    const browser = browsers.get(email) ?? (await signIn(app, email));
    browsers.set(email, browser);
    calling = name;
    await browser.send(...requestFor(name, sampleCalls(companies)[name]));
  }
  expect(app.failures).toEqual([]);
  expect([...hashed]).toEqual(
    expect.arrayContaining(["login", "resetPassword", "changePassword", "sendMailedCode"]),
  );
  expect(hashedInside).toEqual(new Set());
});
