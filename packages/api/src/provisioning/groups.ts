import * as contract from "@ats/core/provisioning/contract";
import {
  mostMembers,
  type ScimGroup,
  type ScimGroupInput,
  scimGroupInput,
  type ScimPatch,
  scimSchemas,
} from "@ats/core/provisioning/scim";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import { notFound } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { ScimError } from "../kernel/scim-answer.ts";
import { lockAdministrators } from "../users/give-role.ts";
import { implementScim } from "./as-maker.ts";
import { conditionOf, type Filterable } from "./filter.ts";
import { giveGroupRoles } from "./group-roles.ts";
import { patchGroup } from "./patch-group.ts";
import { listOf, needVersion, shown, withMeta } from "./resource.ts";

type Provisioning = Pick<Call, "actor" | "db" | "services" | "afterCommit">;

const attributes: Filterable = {
  id: { column: sql`g.id` },
  externalid: {
    column: sql`g.external_id`,
    equals: (value) => sql<boolean>`g.external_id = ${value}`,
  },
  displayname: { column: sql`g.display_name` },
  "members.value": {
    column: sql`null`,
    equals: (value) => sql<boolean>`exists (select from provisioned_members m
      where m.company_id = g.company_id and m.group_id = g.id and m.user_id::text = ${value})`,
  },
};

const groupsOf = (db: CompanyDb, company_id: number) =>
  db.selectFrom("provisioned_groups as g").where("g.company_id", "=", company_id);

interface Member {
  id: number;
  name: string;
}

async function readGroups(
  { services }: Pick<Provisioning, "services">,
  groups: ReturnType<typeof groupsOf>,
  hasMembers = true,
) {
  const rows = await groups
    .select(["g.id", "g.display_name", "g.external_id", "g.created_date_time"])
    .$if(hasMembers, (query) =>
      query.select(
        sql<Member[]>`(select coalesce(json_agg(json_build_object('id', u.id,
            'name', u.first_name || ' ' || u.last_name) order by u.id), '[]')
          from provisioned_members m join users u on u.company_id = m.company_id and u.id = m.user_id
          where m.company_id = g.company_id and m.group_id = g.id)`.as("members"),
      ),
    )
    .execute();
  return rows.map(({ id, display_name, external_id, created_date_time, members = [] }) =>
    withMeta(services, "Group", created_date_time, {
      schemas: [scimSchemas.group],
      id: String(id),
      ...(external_id !== null && { externalId: external_id }),
      displayName: display_name,
      ...(hasMembers && {
        members: members.map((member) => ({
          value: String(member.id),
          display: member.name,
          type: "User" as const,
        })),
      }),
    } satisfies ScimGroup),
  );
}

async function readGroup(call: Provisioning, id: number) {
  const groups = groupsOf(call.db, call.actor.company_id).where("g.id", "=", id);
  const [group] = await readGroups(call, groups);
  if (!group) throw notFound("group");
  return group;
}

const listScimGroups = implementScim(contract.listScimGroups, async (call) => {
  const { actor, query, db } = call;
  const { filter, count, startIndex: first, excludedAttributes = "" } = query;
  const startIndex = Math.max(first, 1);
  const found = groupsOf(db, actor.company_id).$if(filter !== undefined, (groups) =>
    groups.where(conditionOf(filter ?? "", attributes)),
  );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const page = found
    .orderBy("g.id")
    .limit(count)
    .offset(startIndex - 1);
  const groups = await readGroups(call, page, !/\bmembers\b/i.test(excludedAttributes));
  const records = groups.map((group) => shown(group, query));
  return listOf(records, { total: Number(total), startIndex });
});

const getScimGroup = implementScim(contract.getScimGroup, async (call) =>
  shown(await readGroup(call, call.params.id), call.query),
);

const addScimGroup = implementScim(contract.addScimGroup, async (call) => {
  const { actor, body, db, services } = call;
  await lockAdministrators(db, actor.company_id);
  await needFree(call, body);
  const { id } = await db
    .insertInto("provisioned_groups")
    .values({
      company_id: actor.company_id,
      display_name: body.displayName,
      external_id: body.externalId || null,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { added } = await writeMembers(call, id, body.members ?? []);
  await recordAudit(call, {
    type: "group_added",
    subject: { id, name: body.displayName },
    changes: changesBetween(null, { members: namesOf(added) }),
  });
  return readGroup(call, id);
});

const replaceScimGroup = implementScim(contract.replaceScimGroup, async (call) => {
  await lockAdministrators(call.db, call.actor.company_id);
  return writeGroup(call, await readGroup(call, call.params.id), call.body);
});

const patchScimGroup = implementScim(contract.patchScimGroup, async (call) => {
  await lockAdministrators(call.db, call.actor.company_id);
  const before = await readGroup(call, call.params.id);
  return writeGroup(call, before, patched(before, call.body));
});

function patched(before: ScimGroup, patch: ScimPatch): ScimGroupInput {
  const parsed = scimGroupInput.safeParse(patchGroup(before, patch));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ScimError(
    "invalidValue",
    `The ${issue?.path.join(".")} would not be valid after this change. Correct it.`,
  );
}

async function writeGroup(
  call: Provisioning & Pick<Call, "request">,
  before: Awaited<ReturnType<typeof readGroup>>,
  { displayName, externalId, members }: ScimGroupInput,
) {
  const { actor, db } = call;
  const id = Number(before.id);
  needVersion(call.request, before);
  await needFree(call, { displayName, externalId }, id);
  await db
    .updateTable("provisioned_groups")
    .set({ display_name: displayName, ...(externalId != null && { external_id: externalId }) })
    .where("company_id", "=", actor.company_id)
    .where("id", "=", id)
    .execute();
  const { added, removed } = members
    ? await writeMembers(call, id, members)
    : { added: [], removed: [] };
  const changes = [
    ...changesBetween({ name: before.displayName }, { name: displayName }),
    ...changesBetween({}, { added: namesOf(added) }),
    ...changesBetween({ removed: namesOf(removed) }, {}),
  ];
  if (changes.length > 0)
    await recordAudit(call, { type: "group_changed", subject: { id, name: displayName }, changes });
  return readGroup(call, id);
}

/** The members stay users, with the role that they have without this group. */
const removeScimGroup = implementScim(contract.removeScimGroup, async (call) => {
  const { actor, db, params } = call;
  await lockAdministrators(db, actor.company_id);
  const { id, displayName } = await readGroup(call, params.id);
  await writeMembers(call, params.id, []);
  await db
    .deleteFrom("provisioned_groups")
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .execute();
  await recordAudit(call, { type: "group_removed", subject: { id, name: displayName } });
  return {};
});

/** Names in the audit log; more are counted. */
const mostNames = 20;
const namesOf = (members: readonly Member[]) =>
  members.length === 0
    ? null
    : members.length > mostNames
      ? `${members.length} people`
      : members.map(({ name }) => name).join(", ");

/** Makes these the members, and gives everybody concerned their role. */
async function writeMembers(
  call: Provisioning,
  group_id: number,
  members: readonly { value: string }[],
): Promise<{ added: Member[]; removed: Member[] }> {
  const { actor, db } = call;
  const { company_id } = actor;
  const values = [...new Set(members.map(({ value }) => value))];
  if (values.length > mostMembers)
    throw new ScimError("invalidValue", `A group has at most ${mostMembers} members.`);
  const { rows: known } = await sql<Member & { value: string }>`
    select id, id::text as value, first_name || ' ' || last_name as name from users
    where company_id = ${company_id} and home_user_id is null and deleted_date_time is null
      and id = any(${values.filter((value) => /^\d{1,15}$/.test(value)).map(Number)}::bigint[])`.execute(
    db,
  );
  const isKnown = new Set(known.map(({ value }) => value));
  const missing = values.find((value) => !isKnown.has(value));
  if (missing !== undefined)
    throw new ScimError(
      "invalidValue",
      `There is no user ${missing.slice(0, 50)}. Add the person first, then make them a member.`,
    );
  const { rows: old } = await sql<Member>`
    select u.id, u.first_name || ' ' || u.last_name as name
    from provisioned_members m join users u on u.company_id = m.company_id and u.id = m.user_id
    where m.company_id = ${company_id} and m.group_id = ${group_id}`.execute(db);
  const wasMember = new Set(old.map(({ id }) => id));
  const staysMember = new Set(known.map(({ id }) => id));
  const added = known.filter(({ id }) => !wasMember.has(id));
  const removed = old.filter(({ id }) => !staysMember.has(id));
  await sql`delete from provisioned_members where company_id = ${company_id}
    and group_id = ${group_id} and user_id = any(${removed.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  await sql`insert into provisioned_members (company_id, group_id, user_id)
    select ${company_id}, ${group_id}, unnest(${added.map(({ id }) => id)}::bigint[])`.execute(db);
  await giveGroupRoles(call, {
    users: [...added, ...removed].map(({ id }) => id),
    left: { group: group_id, users: removed.map(({ id }) => id) },
  });
  return { added, removed };
}

async function needFree(
  { actor, db }: Provisioning,
  { displayName, externalId }: Pick<ScimGroupInput, "displayName" | "externalId">,
  id = 0,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from provisioned_groups
    where company_id = ${actor.company_id} and id <> ${id}
      and (lower(display_name) = lower(${displayName}) or external_id = ${externalId ?? null})
    limit 1`.execute(db);
  if (rows.length > 0)
    throw new ScimError(
      "uniqueness",
      `There is a group named ${displayName}, or with its externalId, already. Change that group.`,
    );
}

export const scimGroupHandlers = [
  listScimGroups,
  getScimGroup,
  addScimGroup,
  replaceScimGroup,
  patchScimGroup,
  removeScimGroup,
];
