import { listInheritance as contract } from "@ats/core/settings/inheritance-contract";
import { sharedSettings } from "@ats/core/settings/registry";
import { sql } from "kysely";
import { implementOutside } from "../kernel/implement.ts";
import { mayChange } from "./may-change.ts";
import { authorshipOfLock, authorshipOfOwn, clientSetting, readGroup } from "./read-inheritance.ts";

/** Reads outside the company's transaction: locks are the parent's, and own values the clients'. */
export const listInheritance = implementOutside(contract, async ({ actor, services }) => {
  const { system } = services;
  const { company_id } = actor;
  const keys = sharedSettings.filter((key) => mayChange(actor, key));
  const { parent_id, ...place } = await system
    .selectFrom("companies as c")
    .leftJoin("companies as parent", "parent.id", "c.parent_id")
    .where("c.id", "=", company_id)
    .select(["parent.id as parent_id", "parent.name as parent"])
    .select(
      sql<number>`(select count(*)::int from companies client where client.parent_id = c.id)`.as(
        "clients",
      ),
    )
    .executeTakeFirstOrThrow();
  const group = await readGroup(system, parent_id ?? company_id, keys);
  const settings = keys.map((key) => {
    if (parent_id !== null) {
      const { standing, own, lock } = clientSetting(group, company_id, key);
      return { key, standing, own: own && authorshipOfOwn(own), lock, overriding: [] };
    }
    const lock = group.lockOf(key);
    return {
      key,
      standing: null,
      own: null,
      lock: lock ? authorshipOfLock(lock) : null,
      overriding: group.overrides.filter((each) => each.key === key).map(({ name }) => name),
    };
  });
  return { ...place, settings };
});
