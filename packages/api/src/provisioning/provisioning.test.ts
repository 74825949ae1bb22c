import { listAuditEvents } from "@ats/core/audit/contract";
import { login } from "@ats/core/session/contract";
import { resetPassword } from "@ats/core/session/password-contract";
import { scimPath, scimSchemas } from "@ats/core/provisioning/scim";
import { previewSetting, saveSpecificSetting } from "@ats/core/settings/company-contract";
import { getDuties } from "@ats/core/users/leaving-contract";
import { listUsers } from "@ats/core/users/list-contract";
import type { Right } from "@ats/core/rights/rights";
import { beforeEach, expect, test } from "vitest";
import { apiTokenPrefix } from "@ats/core/api-tokens/contract";
import { hashSecret } from "../kernel/secret.ts";
import { after } from "../kernel/time.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testOrganisation } from "../testing/organisation.ts";
import { testPassword } from "../testing/records.ts";
import { testServer } from "../testing/server.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let admin: TestBrowser;
let token: string;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  token = await tokenOf(companies.users.admin, ["UPDATE_USERS"]);
});

async function tokenOf(maker: { company_id: number; id: number }, rights: Right[]) {
  const made = `${apiTokenPrefix}${"t".repeat(42)}${maker.id % 10}`;
  const now = services.clock();
  await services.system
    .insertInto("api_tokens")
    .values({
      company_id: maker.company_id,
      name: "Entra",
      token_hash: hashSecret(made),
      rights,
      origins: [],
      created_by: maker.id,
      created_date_time: now,
      expires_date_time: after(now, 86_400_000),
    })
    .execute();
  return made;
}

async function scim(method: string, path: string, body?: unknown, by = token, headers = {}) {
  const response = await testServer(app, by).send(scimPath + path, {
    method,
    headers: { "content-type": "application/scim+json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

const patch = (...Operations: object[]) => ({ schemas: [scimSchemas.patch], Operations });
const query = (filter: string) => `?filter=${encodeURIComponent(filter)}`;

/** A user as Entra ID sends one. */
const adele = {
  schemas: [scimSchemas.user, scimSchemas.employee],
  externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
  userName: "Adele.Vance@northgate.example",
  active: true,
  displayName: "Adele Vance",
  emails: [{ primary: true, type: "work", value: "adele@northgate.example" }],
  meta: { resourceType: "User" },
  name: { formatted: "Adele Vance", familyName: "Vance", givenName: "Adele" },
  roles: [],
};
const add = async (user: object = adele) => {
  const added = await scim("POST", "/Users", user);
  expect(added.body.schemas).toContain(scimSchemas.user);
  expect(added.status).toBe(201);
  return added.body as { id: string; meta: { location: string; version: string } };
};
const change = (id: string, ...operations: object[]) =>
  scim("PATCH", `/Users/${id}`, patch(...operations));
const refusal = (status: number, scimType: string | undefined, detail: RegExp) => ({
  status,
  body: {
    schemas: [scimSchemas.error],
    status: String(status),
    ...(scimType && { scimType }),
    detail: expect.stringMatching(detail),
  },
});

test("Entra ID looks a person up, adds them and finds them: invited, with the role of new people", async () => {
  const find = () => scim("GET", `/Users${query('userName eq "adele.vance@NORTHGATE.example"')}`);
  expect((await find()).body).toMatchObject({ totalResults: 0, Resources: [], startIndex: 1 });
  const { id, meta } = await add();
  expect(meta.location).toMatch(new RegExp(`${scimPath}/Users/${id}$`));
  const { body } = await find();
  expect(body).toMatchObject({
    schemas: [scimSchemas.list],
    totalResults: 1,
    Resources: [
      {
        id,
        externalId: adele.externalId,
        userName: adele.userName,
        name: { givenName: "Adele", familyName: "Vance" },
        active: true,
        emails: adele.emails,
      },
    ],
  });
  const { records } = await admin.call(listUsers, { query: { q: "Adele", filter: "all" } });
  expect(records).toMatchObject([
    { email: "adele@northgate.example", userType: "Hiring manager user", state: "INVITED" },
  ]);
});

test("an invitation ends when the provider changes the address, and a new one goes there", async () => {
  const { id } = await add();
  const linksTo = async (address: string) => {
    const mails = await services.system
      .selectFrom("outgoing_mail")
      .where("to_address", "=", address)
      .select("text")
      .execute();
    return mails.map(({ text }) => /\/login\/reset\/(\S+)/.exec(text)?.[1] ?? "");
  };
  const redeem = (link: string) =>
    testBrowser(app).call(resetPassword, {
      body: { token: link, password: "harbour-lamp-9-otters" },
    });
  const [old = ""] = await linksTo("adele@northgate.example");
  await change(id, {
    op: "Replace",
    path: 'emails[type eq "work"].value',
    value: "vance@northgate.example",
  });
  await expect(redeem(old)).rejects.toMatchObject({ status: 400 });
  const [link = ""] = await linksTo("vance@northgate.example");
  await expect(redeem(link)).resolves.toEqual({});
});

test("who signs in through the organisation needs no password, and so no invitation", async () => {
  services.identity = testOrganisation(services, {});
  await add();
  const { records } = await admin.call(listUsers, { query: { q: "Adele" } });
  expect(records).toMatchObject([{ state: "ACTIVE" }]);
  const mails = await services.system.selectFrom("outgoing_mail").select("to_address").execute();
  expect(JSON.stringify(mails)).not.toContain("adele");
});

test("nobody is added while no role of new people is chosen", async () => {
  await services.system.deleteFrom("company_settings").execute();
  expect(await scim("POST", "/Users", adele)).toMatchObject(
    refusal(409, undefined, /Choose it in Settings/),
  );
});

test("an email, a userName and an externalId belong to one person, whoever added them", async () => {
  await add();
  const again = (change: object) => scim("POST", "/Users", { ...adele, ...change });
  const taken = refusal(409, "uniqueness", /already/);
  expect(await again({})).toMatchObject(taken);
  expect(await again({ userName: "other@northgate.example" })).toMatchObject(taken);
  const fresh = { userName: "new@northgate.example", emails: [] };
  expect(await again(fresh)).toMatchObject(taken);
  expect(
    await again({ ...fresh, externalId: "2", userName: "RECRUITER@northgate.example" }),
  ).toMatchObject(taken);
  expect(await again({ ...fresh, externalId: "2" })).toMatchObject({ status: 201 });
});

test("PATCH of Entra ID: paths with a filter, attributes that are not kept, and texts for booleans", async () => {
  const { id } = await add();
  const { body, status } = await change(
    id,
    { op: "Replace", path: 'emails[type eq "work"].value', value: "a.vance@northgate.example" },
    { op: "Add", path: 'phoneNumbers[type eq "work"].value', value: "0113 496 0000" },
    { op: "Replace", path: "name.familyName", value: "Stone" },
    { op: "Add", path: 'addresses[type eq "work"].locality', value: "Leeds" },
    {
      op: "Add",
      path: `${scimSchemas.employee}:department`,
      value: "Wards",
    },
    { op: "Replace", path: "active", value: "False" },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    emails: [{ value: "a.vance@northgate.example", type: "work", primary: true }],
    phoneNumbers: [{ value: "+441134960000", type: "work" }],
    name: { givenName: "Adele", familyName: "Stone" },
    active: false,
  });
});

test("the manager whom a provider names is the line manager, unless the user manages them", async () => {
  const { recruiter, manager, left } = companies.users;
  const managers = `${scimSchemas.employee}:manager`;
  const named = (person: { id: number }) => ({ value: String(person.id) });
  const { id } = await add({ ...adele, [scimSchemas.employee]: { manager: named(recruiter) } });
  const now = async () => (await scim("GET", `/Users/${id}`)).body[scimSchemas.employee];
  expect(await now()).toMatchObject({ manager: named(recruiter) });
  await change(id, { op: "Add", path: managers, value: String(manager.id) });
  expect(await now()).toMatchObject({ manager: named(manager) });
  const entra = { op: "Replace", path: managers, value: [{ $ref: "", ...named(recruiter) }] };
  await change(id, entra, { op: "Replace", path: "name.familyName", value: "Stone" });
  expect(await now()).toMatchObject({ manager: named(recruiter) });
  // A manager's account that has closed is still what the records say.
  await change(id, { op: "replace", value: { [scimSchemas.employee]: { manager: named(left) } } });
  expect(await now()).toMatchObject({ manager: named(left) });
  await scim("PUT", `/Users/${id}`, adele);
  expect(await now()).toMatchObject({ manager: named(left) });
  const circle = { op: "Add", path: managers, value: id };
  expect(await change(id, circle)).toMatchObject(refusal(400, "invalidValue", /^This manager/));
  for (const value of ["nobody", "999999999", String(companies.users.riverside.id)])
    expect(await change(id, { op: "Add", path: managers, value })).toMatchObject(
      refusal(400, "invalidValue", /^This manager is no user here/),
    );
  await change(id, { op: "Remove", path: managers });
  expect(await now()).toBeUndefined();
});

test("PATCH of Okta: no path, an object of attributes", async () => {
  const { id } = await add();
  const given = { active: false, "name.givenName": "Ada", id, userName: "ada@northgate.example" };
  const { body } = await change(id, { op: "replace", value: given });
  expect(body).toMatchObject({ active: false, userName: "ada@northgate.example" });
  expect(body.name).toMatchObject({ givenName: "Ada", familyName: "Vance" });
  expect((await change(id, { op: "replace", value: { active: true } })).body.active).toBe(true);
});

test("an operation that cannot be understood is refused, and changes nothing", async () => {
  const { id, meta } = await add();
  const wrong: [object, string][] = [
    [{ op: "replace", path: "nickels", value: "x" }, "invalidPath"],
    [{ op: "replace", path: "emails[", value: "x" }, "invalidPath"],
    [{ op: "replace", value: "x" }, "noTarget"],
    [{ op: "replace", path: "active", value: "perhaps" }, "invalidValue"],
    [{ op: "replace", path: 'emails[type eq "work"].value', value: "no address" }, "invalidValue"],
    [{ op: "remove", path: "userName" }, "invalidValue"],
  ];
  for (const [operation, scimType] of wrong)
    expect(
      await change(id, { op: "replace", path: "displayName", value: "Z" }, operation),
    ).toMatchObject(refusal(400, scimType, /\.$/));
  expect((await scim("GET", `/Users/${id}`)).body.meta.version).toBe(meta.version);
});

test("PUT of Okta writes a user anew, and keeps the id at the provider that it does not repeat", async () => {
  const { id } = await add();
  const { externalId, ...rest } = adele;
  const { body } = await scim("PUT", `/Users/${id}`, {
    ...rest,
    name: { givenName: "Adele", familyName: "Hart" },
    phoneNumbers: [{ value: "+447400123456", type: "mobile" }],
  });
  expect(body).toMatchObject({
    externalId,
    name: { familyName: "Hart" },
    displayName: "Adele Hart",
  });
  expect(body.phoneNumbers).toEqual([{ value: "+447400123456", type: "work" }]);
});

test("active false locks a person, ends their sessions and keeps the record; true opens the account again", async () => {
  const { recruiter } = companies.users;
  const person = await signIn(app, recruiter.email);
  const id = String(recruiter.id);
  expect((await change(id, { op: "replace", path: "active", value: false })).body.active).toBe(
    false,
  );
  await expect(person.call(listUsers)).rejects.toMatchObject({ status: 401 });
  const { records } = await admin.call(listUsers, { query: { q: recruiter.email } });
  expect(records).toMatchObject([{ state: "LOCKED" }]);
  const body = { email: recruiter.email, password: testPassword };
  await expect(testBrowser(app).call(login, { body })).rejects.toMatchObject({ status: 403 });
  await change(id, { op: "replace", value: { active: true } });
  await expect(testBrowser(app).call(login, { body })).resolves.toEqual({ id: recruiter.id });
});

test("nobody is deleted before their work is handed over, and nobody locks who made the token", async () => {
  const { recruiter, admin: maker, left } = companies.users;
  expect((await admin.call(getDuties, { params: { id: recruiter.id } })).records).not.toEqual([]);
  expect(await scim("DELETE", `/Users/${recruiter.id}`)).toMatchObject(
    refusal(409, undefined, /Tom Ashdown still has open work/),
  );
  expect(await scim("DELETE", `/Users/${left.id}`)).toMatchObject({ status: 204, body: "" });
  expect(await scim("GET", `/Users/${left.id}`)).toMatchObject({ status: 404 });
  const { id } = await add();
  expect(await scim("DELETE", `/Users/${id}`)).toMatchObject({ status: 204 });
  expect((await add()).id).not.toBe(id);
  const own = await change(String(maker.id), { op: "replace", path: "active", value: false });
  expect(own).toMatchObject(refusal(409, undefined, /made the API token/));
});

test("filters, pages and the choice of attributes", async () => {
  const { id } = await add();
  const total = async (filter: string) =>
    (await scim("GET", `/Users${query(filter)}`)).body.totalResults;
  expect(await total(`externalId eq "${adele.externalId}"`)).toBe(1);
  expect(await total('emails[type eq "work"].value eq "ADELE@northgate.example"')).toBe(1);
  expect(await total('emails.value ew "@northgate.example" and active eq "False"')).toBe(1);
  expect(await total(`id eq "${id}" or userName eq "recruiter@northgate.example"`)).toBe(2);
  expect(await total('userName sw "adele" and not (name.familyName eq "Vance")')).toBe(0);
  for (const filter of ["userName", 'shoeSize eq "9"', 'userName gt "a"', "((((", 'a eq "b"'])
    expect(await scim("GET", `/Users${query(filter)}`)).toMatchObject(
      refusal(400, "invalidFilter", /not supported/),
    );
  const every = (await scim("GET", "/Users?count=0")).body;
  expect(every).toMatchObject({ itemsPerPage: 0, Resources: [] });
  const page = (await scim("GET", "/Users?startIndex=3&count=2&attributes=userName")).body;
  expect(page).toMatchObject({ totalResults: every.totalResults, startIndex: 3, itemsPerPage: 2 });
  expect(Object.keys(page.Resources[0]).toSorted()).toEqual(["id", "schemas", "userName"]);
});

test("an ETag is answered with 304, and a change from an older version is refused", async () => {
  const { id, meta } = await add();
  const read = await scim("GET", `/Users/${id}`, undefined, token, {
    "if-none-match": meta.version,
  });
  expect(read.status).toBe(304);
  await change(id, { op: "replace", path: "name.givenName", value: "Ada" });
  const stale = await scim(
    "PATCH",
    `/Users/${id}`,
    patch({ op: "replace", path: "name.givenName", value: "Eve" }),
    token,
    { "if-match": meta.version },
  );
  expect(stale).toMatchObject(refusal(412, undefined, /changed meanwhile/));
});

const giveRoles = (groups: { group: string; role: string }[]) =>
  services.system
    .updateTable("company_settings")
    .set({ value: JSON.stringify({ default_role: "Hiring manager user", groups }) })
    .where("key", "=", "group_roles")
    .where("company_id", "=", companies.ids.northgate)
    .execute();

test("groups give their members a role: the first that is chosen counts, and who leaves has that of new people", async () => {
  await giveRoles([
    { group: "ATS admins", role: "Recruiter admin user" },
    { group: "recruiters", role: "Recruiter user" },
  ]);
  const { id } = await add();
  const role = async () =>
    (await admin.call(listUsers, { query: { q: "Adele", filter: "all" } })).records[0]?.userType;
  const members = [{ value: id }];
  const group = (displayName: string) =>
    scim("POST", "/Groups", { schemas: [scimSchemas.group], displayName, members });
  const other = (await group("Everyone")).body;
  expect(await role()).toBe("Hiring manager user");
  const recruiters = (await group("Recruiters")).body;
  expect(await role()).toBe("Recruiter user");
  const admins = (await group("ATS Admins")).body;
  expect(await role()).toBe("Recruiter admin user");
  expect((await scim("GET", `/Users/${id}`)).body.groups).toHaveLength(3);
  const left = await scim(
    "PATCH",
    `/Groups/${admins.id}`,
    patch({ op: "Remove", path: "members", value: members }),
  );
  expect(left.body.members).toEqual([]);
  expect(await role()).toBe("Recruiter user");
  await scim(
    "PATCH",
    `/Groups/${recruiters.id}`,
    patch({ op: "remove", path: `members[value eq "${id}"]` }),
  );
  expect(await role()).toBe("Hiring manager user");
  await scim(
    "PATCH",
    `/Groups/${recruiters.id}`,
    patch({ op: "add", path: "members", value: members }),
  );
  expect(await scim("DELETE", `/Groups/${recruiters.id}`)).toMatchObject({ status: 204 });
  expect(await role()).toBe("Hiring manager user");
  expect(
    (await scim("GET", "/Groups?excludedAttributes=members")).body.Resources,
  ).not.toContainEqual(expect.objectContaining({ members: expect.anything() }));
  const found = await scim("GET", `/Groups${query('displayName eq "everyone"')}`);
  expect(found.body.Resources).toMatchObject([{ id: other.id, members: [{ value: id }] }]);
  const replaced = await scim("PUT", `/Groups/${other.id}`, { displayName: "All", members: [] });
  expect(replaced.body).toMatchObject({ displayName: "All", members: [] });
});

test("a change of the roles of groups says whom it concerns, and reaches them at once", async () => {
  const value = { default_role: null, groups: [{ group: "Ashdown Ward", role: "Recruiter user" }] };
  const body = { field: "company_settings", property: "group_roles" } as const;
  const change = { body: { ...body, value: JSON.stringify(value) } };
  const { effects } = await admin.call(previewSetting, change);
  expect(effects).toEqual(["1 person gets another role at once, because of their groups."]);
  await admin.call(saveSpecificSetting, change);
  const { email } = companies.provisioned.user;
  const { records } = await admin.call(listUsers, { query: { q: email, filter: "all" } });
  expect(records).toMatchObject([{ userType: "Recruiter user" }]);
  const operators = { ...value, default_role: "Technical support user" };
  await expect(
    admin.call(saveSpecificSetting, { body: { ...body, value: JSON.stringify(operators) } }),
  ).rejects.toMatchObject({ status: 403, message: expect.stringContaining("does not exist") });
});

test("a member must be a user, a group's name is its own, and the last administrator stays one", async () => {
  const group = (displayName: string, value: string) =>
    scim("POST", "/Groups", { displayName, members: [{ value }] });
  expect(await group("Ward", "999999")).toMatchObject(
    refusal(400, "invalidValue", /There is no user 999999/),
  );
  expect(await group("ashdown WARD", String(companies.users.recruiter.id))).toMatchObject(
    refusal(409, "uniqueness", /already/),
  );
  await giveRoles([{ group: "Ward 2", role: "Recruiter user" }]);
  await services.system
    .updateTable("users")
    .set({ user_type: "Recruiter user" })
    .where("id", "=", companies.users.master.id)
    .execute();
  expect(await group("Ward 2", String(companies.users.admin.id))).toMatchObject(
    refusal(409, undefined, /Nobody else can manage users/),
  );
});

test("a token gives no role and changes no person beyond who made it", async () => {
  const { admin: senior, ...users } = companies.users;
  const { id: role_id } = await services.system
    .insertInto("roles")
    .values({
      company_id: companies.ids.northgate,
      name: "People clerk",
      rights: ["VIEW_USERS", "UPDATE_USERS", "VIEW_SETTINGS"],
      scope: "company",
      hidden_groups: [],
      created_by: null,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.system
    .updateTable("users")
    .set({ user_type: "People clerk", role_id })
    .where("id", "=", users.manager.id)
    .execute();
  const clerks = await tokenOf(users.manager, ["UPDATE_USERS"]);
  const lock = patch({ op: "replace", path: "active", value: false });
  expect(await scim("PATCH", `/Users/${senior.id}`, lock, clerks)).toMatchObject(
    refusal(403, undefined, /rights that you do not have/),
  );
  await giveRoles([{ group: "Ward 3", role: "Recruiter admin user" }]);
  const members = [{ value: String(users.manager.id) }];
  expect(await scim("POST", "/Groups", { displayName: "Ward 3", members }, clerks)).toMatchObject({
    status: 403,
  });
});

test("a token of one company sees and changes nothing of another", async () => {
  const other = await tokenOf(companies.users.riverside, ["UPDATE_USERS"]);
  const { user, group } = companies.provisioned;
  const every = [
    (await scim("GET", "/Users?count=200", undefined, other)).body,
    (await scim("GET", "/Groups", undefined, other)).body,
    (await scim("GET", `/Users${query(`id eq "${user.id}"`)}`, undefined, other)).body,
    (await scim("GET", `/Users${query('externalId eq "iris-1"')}`, undefined, other)).body,
  ];
  expect(JSON.stringify(every)).not.toMatch(/northgate|Ashdown|iris/i);
  const rename = patch({ op: "replace", path: "displayName", value: "Taken" });
  for (const [path, body] of [
    [`/Users/${user.id}`, { ...adele, userName: "x@riverside.example" }],
    [`/Groups/${group.id}`, { displayName: "Taken" }],
  ] as const)
    for (const [method, sent] of [
      ["GET", undefined],
      ["PUT", body],
      ["PATCH", rename],
      ["DELETE", undefined],
    ] as const)
      expect(await scim(method, path, sent, other)).toMatchObject({ status: 404 });
  const members = [{ value: String(user.id) }];
  expect(await scim("POST", "/Groups", { displayName: "Mine", members }, other)).toMatchObject({
    status: 400,
  });
  // The same names are free in the other company.
  expect(await scim("POST", "/Users", { ...adele, externalId: "iris-1" }, other)).toMatchObject({
    status: 201,
  });
});

test("each act is on the record, as its token's", async () => {
  const { id } = await add();
  await change(id, { op: "replace", path: "active", value: false });
  await change(id, { op: "replace", path: "name.givenName", value: "Ada" });
  const group = await scim("POST", "/Groups", { displayName: "Ward", members: [{ value: id }] });
  await scim("DELETE", `/Groups/${group.body.id}`);
  await scim("DELETE", `/Users/${id}`);
  const { records } = await admin.call(listAuditEvents, { query: {} });
  expect(records.map(({ type }) => type).slice(0, 6)).toEqual([
    "user_deleted",
    "group_removed",
    "group_added",
    "user_changed",
    "user_locked",
    "user_provisioned",
  ]);
  expect(records[0]).toMatchObject({ through: "Entra", session_kind: "server" });
});

test("a program learns what works here, and how it signs in", async () => {
  const { body } = await scim("GET", "/ServiceProviderConfig");
  expect(body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    authenticationSchemes: [{ type: "oauthbearertoken" }],
  });
  const types = (await scim("GET", "/ResourceTypes")).body;
  expect(types.Resources).toMatchObject([
    { endpoint: "/Users", schemaExtensions: [{ schema: scimSchemas.employee }] },
    { endpoint: "/Groups" },
  ]);
  const schemas = (await scim("GET", "/Schemas")).body;
  expect(schemas.Resources.map(({ id }: { id: string }) => id)).toEqual([
    scimSchemas.user,
    scimSchemas.group,
    scimSchemas.employee,
  ]);
  expect(schemas.Resources[2].attributes).toMatchObject([{ name: "manager" }]);
  expect(JSON.stringify(schemas)).not.toContain("nickName");
});
