import { listActivity } from "@ats/core/applications/contract";
import type { ApiError } from "@ats/core/contract/client";
import * as contract from "@ats/core/documents/contract";
import { expiredReason } from "@ats/core/documents/envelope";
import * as signing from "@ats/core/documents/signing-contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { readCvFile } from "../candidates/cv-text.ts";
import type { LiveEvent } from "../kernel/ports/live-channel.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testCv } from "../testing/records.ts";
import { setDocument } from "./document-pdf.ts";
import { sha256 } from "../kernel/sha256.ts";
import { sweepEnvelopes } from "./sweep-envelopes.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let recruiter: TestBrowser;
let manager: TestBrowser;
const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const params = () => ({ id: companies.applications.oluwaseunAsCarer.id });

/** The token of the newest mailed link. */
async function newestLink() {
  const { text } = await services.system
    .selectFrom("outgoing_mail")
    .where("text", "like", "%/sign/%")
    .orderBy("id", "desc")
    .select("text")
    .executeTakeFirstOrThrow();
  return /\/sign\/([\w-]+)/.exec(text)?.[1] ?? "";
}

const offer = {
  kind: "OFFER" as const,
  title: "Offer of employment",
  text: "<h2>Terms</h2><p>We offer you <strong>the post</strong> of Care Assistant.</p><ul><li>37 hours</li></ul>",
};

async function sent(days = 14) {
  const { id } = await recruiter.call(contract.writeEnvelope, { params: params(), body: offer });
  const envelope = await recruiter.call(contract.sendEnvelope, {
    params: { id },
    body: { days },
    version: 1,
  });
  return { envelope, token: await newestLink() };
}

const wordsOf = async (pdf: Uint8Array) => (await readCvFile(pdf)).text.replace(/\s+/g, " ").trim();

const candidate = () => testBrowser(app, "198.51.100.7");
/** A browser in a network that no other uses, because limits count by network. */
const from = (place: number) => testBrowser(app, `198.51.${place}.9`);
const typed = { type: "typed", text: "Oluwaseun Adeyemi" } as const;
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ status }: ApiError) => status,
  );

test("Specification §1, document signing: a document is sent, opened and signed: the evidence holds text, hashes and timeline", async () => {
  const { envelope, token } = await sent();
  expect(envelope).toMatchObject({ status: "PENDING", signer_name: "Oluwaseun Adeyemi" });
  const opened = await candidate().call(signing.openSigning, { body: { token } });
  expect(opened).toMatchObject({
    title: offer.title,
    company_name: "Northgate Group",
    completed: false,
  });
  const document = await candidate().call(signing.getSigningDocument, { body: { token } });
  const bytes = new Uint8Array(await document.arrayBuffer());
  expect(await wordsOf(bytes)).toMatch(/We offer you the post of Care Assistant/);
  expect(sha256(bytes)).toBe(envelope.document_sha256);
  services.clock.advance(60_000);
  const strokes: [number, number][][] = [
    [
      [10, 100],
      [80, 20],
      [150, 120],
    ],
  ];
  await candidate().call(signing.signDocument, {
    body: { token, confirmed: true, signature: { type: "drawn", strokes } },
  });

  const query = { as: "evidence" } as const;
  const answer = await recruiter.send(`/api/envelopes/${envelope.id}/file?as=evidence`);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="Offer of employment, signed.pdf"/,
  );
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const evidence = new Uint8Array(await answer.arrayBuffer());
  const text = await wordsOf(evidence);
  for (const part of [
    "We offer you the post of Care Assistant",
    "Evidence of signature",
    envelope.document_sha256,
    sha256(JSON.stringify({ type: "drawn", strokes })),
    "Sent: 2026-11-20T09:00:00.000Z, Tom Ashdown",
    "Opened: 2026-11-20T09:00:00.000Z, Oluwaseun Adeyemi from 198.51.100.7",
    "Signed: 2026-11-20T09:01:00.000Z, Oluwaseun Adeyemi from 198.51.100.7",
  ])
    expect(text).toContain(part);
  // Every request returns the same bytes, and so does the candidate's link.
  const again = await candidate().call(signing.getSigningDocument, { body: { token } });
  expect(sha256(new Uint8Array(await again.arrayBuffer()))).toBe(sha256(evidence));
  expect(
    await recruiter.call(contract.getEnvelopeFile, { params: { id: envelope.id }, query }),
  ).toBeDefined();

  const { records } = await recruiter.call(listActivity, { params: params() });
  expect(records.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["document_sent", "document_signed", "document_viewed"]),
  );
  const { id } = companies.users.recruiter;
  const news = await recruiter.call(listNotifications, { params: { channelId: id } });
  expect(news.records[0]?.message.text).toBe("Oluwaseun Adeyemi has signed “Offer of employment”");
});

test("the evidence has the facts at the signature, whenever it is first requested", async () => {
  const { envelope, token } = await sent();
  await candidate().call(signing.signDocument, {
    body: { token, confirmed: true, signature: typed },
  });
  const { system, files } = services;
  const change = async (job: string, company: string, recruiter: string) => {
    const { jobs, ids, users } = companies;
    await system.updateTable("jobs").set({ title: job }).where("id", "=", jobs.carer.id).execute();
    const named = system.updateTable("companies").set({ name: company });
    await named.where("id", "=", ids.northgate).execute();
    const renamed = system.updateTable("users").set({ last_name: recruiter });
    await renamed.where("id", "=", users.recruiter.id).execute();
  };
  await change("Senior Carer", "Southgate plc", "Miller");
  const read = async () => {
    const file = await candidate().call(signing.getSigningDocument, { body: { token } });
    return wordsOf(new Uint8Array(await file.arrayBuffer()));
  };
  const evidence = await read();
  await change("Care Assistant", "Northgate Group", "Ashdown");
  for (const part of ["Company: Northgate Group", "Job: Care Assistant (1002)", "Tom Ashdown"])
    expect(evidence).toContain(part);
  expect(evidence).not.toMatch(/Senior Carer|Southgate|Miller/);

  await files.remove(`${companies.ids.northgate}/evidence/${envelope.id}.pdf`);
  const { document_key } = await system
    .selectFrom("envelopes")
    .where("id", "=", envelope.id)
    .select("document_key")
    .executeTakeFirstOrThrow();
  await files.put(document_key, await setDocument(offer, new Date(1), services.fonts));
  await expect(read()).rejects.toThrow(/no longer matches this document: its SHA-256 differs/);
  const params = { id: envelope.id };
  const query = { as: "document" } as const;
  await expect(recruiter.call(contract.getEnvelopeFile, { params, query })).rejects.toThrow(
    /SHA-256 differs/,
  );
});

test("the evidence has the statement in the language in which the candidate confirmed it", async () => {
  const { envelope, token } = await sent();
  await candidate().call(signing.signDocument, {
    body: { token, confirmed: true, signature: typed, language: "cy" },
  });
  const { evidence } = await services.system
    .selectFrom("envelopes")
    .where("id", "=", envelope.id)
    .select("evidence")
    .executeTakeFirstOrThrow();
  expect(evidence?.statement).toMatch(/^Oluwaseun Adeyemi ydw i\. Rwyf wedi darllen “Offer of/);
});

test("names keep their own letters, in the document and in its evidence", async () => {
  const names = "Zażółć Łukasz Ștefan Γιώργος Олена";
  const params = { id: companies.applications.oluwaseunAsCarer.id };
  const body = { kind: "OFFER" as const, title: names, text: `<p>To <em>${names}</em></p>` };
  const { id, document_sha256 } = await recruiter.call(contract.writeEnvelope, { params, body });
  await recruiter.call(contract.sendEnvelope, {
    params: { id },
    body: { days: 14 },
    version: 1,
  });
  const token = await newestLink();
  const read = async () => {
    const file = await candidate().call(signing.getSigningDocument, { body: { token } });
    return new Uint8Array(await file.arrayBuffer());
  };
  const document = await read();
  expect(sha256(document)).toBe(document_sha256);
  expect(await wordsOf(document)).toBe(`${names} To ${names}`);
  expect(document.length).toBeLessThan(40_000);
  await candidate().call(signing.signDocument, {
    body: { token, confirmed: true, signature: { type: "typed", text: names } },
  });
  const evidence = await wordsOf(await read());
  expect(evidence).toContain(`Title: ${names} Kind`);
  expect(evidence).toContain(`Typed: ${names} SHA`);
});

test("a letter that no font has is printed as a box, and everything else as written", async () => {
  const text = "<p>漢字 👍🏽 שלום Chào Ǖ ｗide office -> 3x9\u200b\u00ad\tend</p>";
  const pdf = await setDocument({ title: "🙂", text }, new Date(0), services.fonts);
  expect(await wordsOf(pdf)).toBe("□ □□ □□ □□□□ Chào Ǖ wide office -> 3x9 end");
  expect(await setDocument({ title: "🙂", text }, new Date(0), services.fonts)).toEqual(pdf);
});

test("quality S4: of a hundred simultaneous signatures one counts", async () => {
  const { token, envelope } = await sent();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      refusalOf(
        testBrowser(app, `198.51.100.${at}`).call(signing.signDocument, {
          body: { token, signature: typed, confirmed: true },
        }),
      ),
    ),
  );
  expect(answers.filter((status) => status === undefined)).toHaveLength(1);
  expect(answers.filter((status) => status === 400)).toHaveLength(99);
  const events = await services.system
    .selectFrom("envelope_events")
    .where("envelope_id", "=", envelope.id)
    .where("type", "=", "signed")
    .select("id")
    .execute();
  expect(events).toHaveLength(1);
});

test.each([
  [
    "signature",
    (token: string, idempotencyKey: string, place: number) =>
      from(place).call(signing.signDocument, {
        body: { token, confirmed: true, signature: typed },
        idempotencyKey,
      }),
  ],
  [
    "refusal",
    (token: string, idempotencyKey: string, place: number) =>
      from(place).call(signing.declineDocument, {
        body: { token, reason: "The hours do not suit me." },
        idempotencyKey,
      }),
  ],
])(
  "quality R3 and S4: a %s sent a hundred times counts once, and later ones by the same link are refused",
  async (_, send) => {
    const { envelope, token } = await sent();
    const key = crypto.randomUUID();
    const decided = () =>
      services.system
        .selectFrom("envelope_events")
        .where("envelope_id", "=", envelope.id)
        .where("type", "in", ["signed", "declined"])
        .select("id")
        .execute();
    await Promise.all(Array.from({ length: 50 }, (_, place) => send(token, key, place)));
    expect(await decided()).toHaveLength(1);
    await Promise.all(Array.from({ length: 50 }, (_, place) => send(token, key, place)));
    const others = await Promise.allSettled(
      Array.from({ length: 50 }, (_, place) => send(token, crypto.randomUUID(), place)),
    );
    expect(others.filter(({ status }) => status === "fulfilled")).toHaveLength(0);
    expect(await decided()).toHaveLength(1);
  },
);

test("quality S4: of a hundred simultaneous signatures by one link, each a separate intent, one succeeds", async () => {
  const { token } = await sent();
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, (_, i) =>
      from(i).call(signing.signDocument, {
        body: { token, confirmed: true, signature: typed },
      }),
    ),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("Specification §1, document signing: a candidate who declines says why, and the link is no longer valid", async () => {
  const { token, envelope } = await sent();
  await candidate().call(signing.declineDocument, {
    body: { token, reason: "The hours do not suit me." },
  });
  const { records } = await recruiter.call(contract.listEnvelopes, { params: params() });
  expect(records.find(({ id }) => id === envelope.id)).toMatchObject({
    status: "REJECTED",
    reason: "The hours do not suit me.",
  });
  expect(await refusalOf(candidate().call(signing.openSigning, { body: { token } }))).toBe(400);
});

test("Specification §1, document signing: a candidate who does not sign is reminded once with a new link; then the document expires", async () => {
  const { token, envelope } = await sent(5);
  const news: LiveEvent[] = [];
  const stop = services.live.subscribe((event) => news.push(event));
  services.clock.advance(3 * dayMs);
  await sweepEnvelopes(services);
  const newer = await newestLink();
  expect(newer).not.toBe(token);
  expect(await refusalOf(candidate().call(signing.openSigning, { body: { token } }))).toBe(400);
  // The last day, 25 November, lasts to its end.
  expect(envelope).toMatchObject({
    expires_date_time: "2026-11-25T23:59:59.000Z",
    time_zone: "Europe/London",
  });
  services.clock.advance(2 * dayMs + 14 * 60 * 60_000);
  await sweepEnvelopes(services);
  await candidate().call(signing.openSigning, { body: { token: newer } });
  services.clock.advance(60 * 60_000);
  await sweepEnvelopes(services);
  await sweepEnvelopes(services);
  stop();
  const read = { application_ids: [params().id] };
  expect(news).toMatchObject([
    { ...read, activity_ids: [] },
    { ...read, activity_ids: [expect.any(Number)] },
  ]);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  const { records } = await recruiter.call(contract.listEnvelopes, { params: params() });
  const now = records.find(({ id }) => id === envelope.id);
  expect(now).toMatchObject({ status: "REJECTED", reason: expiredReason });
  expect(now?.events.map(({ type }) => type)).toEqual([
    "created",
    "sent",
    "reminded",
    "opened",
    "expired",
  ]);
  expect(await refusalOf(candidate().call(signing.openSigning, { body: { token: newer } }))).toBe(
    400,
  );
});

test("a disabled company sends no reminders, and its links do not work", async () => {
  const { token } = await sent(5);
  services.clock.advance(3 * dayMs);
  const disable = (disabled: boolean) =>
    services.system
      .updateTable("companies")
      .set({ disabled })
      .where("id", "=", companies.ids.northgate)
      .execute();
  await disable(true);
  await sweepEnvelopes(services);
  expect(await newestLink()).toBe(token);
  await disable(false);
  await sweepEnvelopes(services);
  expect(await newestLink()).not.toBe(token);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

test("the evidence is returned only while its bytes match the stored hash", async () => {
  const { envelope, token } = await sent();
  await candidate().call(signing.signDocument, {
    body: { token, confirmed: true, signature: typed },
  });
  const read = async () => {
    const file = await candidate().call(signing.getSigningDocument, { body: { token } });
    return new Uint8Array(await file.arrayBuffer());
  };
  const first = await read();
  const key = `${companies.ids.northgate}/evidence/${envelope.id}.pdf`;
  await services.files.put(key, await setDocument(offer, new Date(1), services.fonts));
  await expect(read()).rejects.toThrow(/SHA-256 differs/);
  await services.files.put(key, first);
  expect(sha256(await read())).toBe(sha256(first));
});

test("a reminder goes to the candidate's current address, records it, and names the sender", async () => {
  const { envelope } = await sent();
  const { oluwaseun } = companies.candidates;
  const address = (email: string) =>
    services.system
      .updateTable("candidates")
      .set({ email })
      .where("id", "=", oluwaseun.id)
      .execute();
  const before = envelope.signer_email ?? "";
  await address("olu@corrected.example");
  const fail = services.system.updateTable("outgoing_mail").set({ status: "failed", error: "No" });
  await fail.where("about", "=", `envelope ${envelope.id}`).execute();
  const listed = async () => {
    const { records } = await recruiter.call(contract.listEnvelopes, { params: params() });
    return records.find(({ id }) => id === envelope.id);
  };
  expect(await listed()).toMatchObject({ mail_status: "failed", mail_error: "No" });
  await recruiter.call(contract.remindEnvelope, { params: { id: envelope.id } });
  expect(await listed()).toMatchObject({
    mail_status: "held",
    signer_email: "olu@corrected.example",
    events: [
      { type: "created", sent_to: null },
      { type: "sent", sent_to: before },
      { type: "reminded", sent_to: "olu@corrected.example" },
    ],
  });
  const mail = await services.system
    .selectFrom("outgoing_mail")
    .orderBy("id", "desc")
    .select(["to_address", "sender"])
    .executeTakeFirstOrThrow();
  expect(mail).toEqual({
    to_address: "olu@corrected.example",
    sender: { name: "Tom Ashdown", email: "recruiter@northgate.example" },
  });
  await address(before);
});

test("quality R2, R3: deleting a draft that has changed is refused, and another PDF is another intent", async () => {
  const { id } = await recruiter.call(contract.writeEnvelope, { params: params(), body: offer });
  await recruiter.call(contract.updateEnvelope, { params: { id }, body: offer, version: 1 });
  const remove = (version: number) =>
    recruiter.call(contract.removeEnvelope, { params: { id }, version });
  expect(await refusalOf(remove(1))).toBe(412);
  await remove(2);
  const idempotencyKey = crypto.randomUUID();
  const upload = (line: string) =>
    recruiter.call(contract.uploadEnvelope, {
      params: params(),
      query: { kind: "CONTRACT", title: "Contract" },
      body: testCv(line),
      idempotencyKey,
    });
  const first = await upload("Salary 25000");
  expect((await upload("Salary 25000")).id).toBe(first.id);
  expect(await refusalOf(upload("Salary 52000"))).toBe(409);
});

test("a draft keeps its document when a change is not committed", async () => {
  const { id } = await recruiter.call(contract.writeEnvelope, { params: params(), body: offer });
  await sql
    .raw(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$;`,
    )
    .execute(services.system);
  await sql
    .raw(
      `create constraint trigger fails after update on envelopes deferrable initially deferred
        for each row execute function fail()`,
    )
    .execute(services.system);
  const body = { ...offer, title: "Another offer" };
  const update = recruiter.call(contract.updateEnvelope, { params: { id }, body, version: 1 });
  await expect(update).rejects.toMatchObject({ status: 500 });
  await sql.raw("drop function fail cascade").execute(services.system);
  const file = await recruiter.call(contract.getEnvelopeFile, { params: { id }, query: {} });
  expect(file.size).toBeGreaterThan(0);
});

test("bad input: a complete or broken merge tag in the title or the text is refused", async () => {
  const write = (change: Partial<typeof offer>) =>
    recruiter.call(contract.writeEnvelope, { params: params(), body: { ...offer, ...change } });
  for (const change of [
    { title: "Offer for {{candidate.first_name}}" },
    { text: "<p>Dear {{candidate.first_name}}</p>" },
    { text: "<p>Dear {{candidate.first_name}, you begin</p>" },
    { text: "<p>Dear {<em>{candidate</em>.first_name</p>" },
  ])
    await expect(write(change)).rejects.toThrow(/merge tag has no value or is incomplete/);
});

test("Specification §1, document signing: the evidence names who did what: the system reminded, the candidate signed", async () => {
  const { envelope } = await sent(5);
  services.clock.advance(3 * dayMs);
  await sweepEnvelopes(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  await recruiter.call(contract.remindEnvelope, { params: { id: envelope.id } });
  const token = await newestLink();
  const body = { token };
  await candidate().call(signing.openSigning, { body });
  await candidate().call(signing.signDocument, {
    body: { ...body, confirmed: true, signature: typed },
  });
  const file = await candidate().call(signing.getSigningDocument, { body });
  const evidence = await wordsOf(new Uint8Array(await file.arrayBuffer()));
  const at = services.clock().toISOString();
  for (const line of [
    `Reminded: ${at}, The system, to ${envelope.signer_email}`,
    `Reminded: ${at}, Tom Ashdown, to ${envelope.signer_email}`,
    `Opened: ${at}, Oluwaseun Adeyemi`,
    `Signed: ${at}, Oluwaseun Adeyemi`,
  ])
    expect(evidence).toContain(line);
});

test("quality R2, R3: an edit from an older version is refused, and a repeated intent has one effect", async () => {
  const idempotencyKey = crypto.randomUUID();
  const write = () =>
    recruiter.call(contract.writeEnvelope, { params: params(), body: offer, idempotencyKey });
  const [first, second] = await Promise.all([write(), write()]);
  expect(first.id).toBe(second?.id);
  const change = (version: number) =>
    recruiter.call(contract.updateEnvelope, {
      params: { id: first.id },
      body: { ...offer, title: "New title" },
      version,
    });
  expect(await change(1)).toMatchObject({ title: "New title", version: 2 });
  expect(await refusalOf(change(1))).toBe(412);
  const send = (version: number) =>
    recruiter.call(contract.sendEnvelope, {
      params: { id: first.id },
      body: { days: 14 },
      version,
    });
  expect(await refusalOf(send(1))).toBe(412);
  await send(2);
  expect(await refusalOf(send(3))).toBe(409);
});

test("quality S2: a reader of an anonymised application sees what became of a document, but not its title or the reason", async () => {
  const { token } = await sent();
  await candidate().call(signing.declineDocument, {
    body: { token, reason: "My name is Adeyemi, not Adeyemo." },
  });
  const texts = async (browser: TestBrowser, { id }: { id: number }) => {
    const query = { limit: 1, page_no: 1 };
    const { records } = await browser.call(listNotifications, { params: { channelId: id }, query });
    return records.map(({ message }) => message.text);
  };
  const number = companies.candidates.oluwaseun.candidate_number;
  expect(await texts(manager, companies.users.manager)).toEqual([
    `Anonymised Candidate ${number} has declined to sign a document`,
  ]);
  expect(await texts(recruiter, companies.users.recruiter)).toEqual([
    "Oluwaseun Adeyemi has declined to sign “Offer of employment”: My name is Adeyemi, not Adeyemo.",
  ]);
});

test("documents name the applicant, so they are hidden from readers of an anonymised application", async () => {
  expect(await refusalOf(manager.call(contract.listEnvelopes, { params: params() }))).toBe(403);
  const { id } = (await sent()).envelope;
  expect(await refusalOf(manager.call(contract.getEnvelopeFile, { params: { id } }))).toBe(403);
});

test("bad input: a file that is not a PDF, and a text with a picture, are refused with a way out", async () => {
  const upload = (body: File) =>
    recruiter.call(contract.uploadEnvelope, {
      params: params(),
      query: { kind: "CONTRACT", title: "Contract" },
      body,
    });
  await expect(upload(new File(["MZ\u0090 a program"], "offer.pdf"))).rejects.toThrow("not a PDF");
  await expect(upload(new File(["%PDF-1.7 cut off"], "offer.pdf"))).rejects.toThrow("damaged");
  expect(await upload(testCv())).toMatchObject({ status: "DRAFT", text: null });
  const body = { ...offer, text: '<p>Signed<img src="https://a.example/b.png"></p>' };
  const write = recruiter.call(contract.writeEnvelope, { params: params(), body });
  await expect(write).rejects.toThrow(/upload the document as a PDF/i);
});
