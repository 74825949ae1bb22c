import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { RefusedForGood } from "@ats/api/kernel/ports/mailer";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { smtpMailer } from "./smtp-mailer.ts";

const id = "1-2-3";
const received: string[] = [];
/** Recipients of the newest message that the server accepted. */
let recipients: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _, done) =>
    done(
      address.startsWith("gone")
        ? Object.assign(new Error("No such mailbox."), { responseCode: 550 })
        : address.startsWith("full")
          ? Object.assign(new Error("Come back later."), { responseCode: 450 })
          : null,
    ),
  onData: (stream, { envelope }, done) => {
    let text = "";
    recipients = envelope.rcptTo.map(({ address }) => address);
    stream.on("data", (bytes) => (text += bytes));
    stream.on("end", () => {
      received.push(text);
      done();
    });
  },
});

let mailer: ReturnType<typeof smtpMailer>;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  mailer = smtpMailer(`smtp://127.0.0.1:${port}`, "ATS <no-reply@ats.example>");
});
afterAll(async () => {
  mailer.close();
  await new Promise((resolve) => server.close(() => resolve(undefined)));
});

test("Specification §1, emails: a message reaches a real SMTP server", async () => {
  const text = "Open this link: https://ats.example/login/reset/abc";
  await mailer.send({ id, to: "ann@mail.example", subject: "Reset your password", text });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^From: ATS <no-reply@ats\.example>\r?$/m);
  expect(received[0]).toMatch(/^To: ann@mail\.example\r?$/m);
  expect(received[0]).toContain(text);
});

test("a message sent again has the same Message-ID", async () => {
  const message = { id, to: "ann@mail.example", subject: "Your interview", text: "Dear Ann" };
  for (const _ of ["lost", "again"]) await mailer.send(message);
  for (const text of received.slice(-2))
    expect(text).toMatch(/^Message-ID: <1-2-3@ats\.example>\r?$/im);
});

test("a rich message by a user comes from the product, and replies go to the user", async () => {
  await mailer.send({
    id,
    to: "ann@mail.example",
    cc: ["priya@northgate.example"],
    bcc: ["archive@northgate.example"],
    subject: "Your interview",
    text: "Dear Ann",
    html: "<p>Dear <strong>Ann</strong></p>",
    sender: { name: "Tom Ashdown", email: "tom@northgate.example" },
    attachments: [
      {
        name: "interview.ics",
        type: "text/calendar; method=REQUEST; charset=utf-8",
        content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
      },
    ],
  });
  const text = received.at(-1) ?? "";
  expect(text).toMatch(/^From: Tom Ashdown <no-reply@ats\.example>\r?$/m);
  expect(text).toMatch(/^Reply-To: Tom Ashdown <tom@northgate\.example>\r?$/m);
  expect(text).toMatch(/^Cc: priya@northgate\.example\r?$/m);
  expect(text).not.toContain("archive@northgate.example");
  expect(text).toContain("<p>Dear <strong>Ann</strong></p>");
  expect(text).toMatch(/^Content-Type: text\/calendar;.*method=REQUEST/m);
  expect(text).toContain(btoa("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"));
});

test("Specification §1, attachments: a file arrives byte for byte, under its name in any script", async () => {
  const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const name = "Größe & Benefits.pdf";
  await mailer.send({
    id,
    to: "ann@mail.example",
    subject: "Your offer",
    text: "See the file.",
    attachments: [{ name, type: "application/pdf", content }],
  });
  const text = received.at(-1) ?? "";
  expect(text).toMatch(/^Content-Type: application\/pdf;/m);
  expect(text).toContain(encodeURIComponent("Größe"));
  const parts = text.split(/\r?\n\r?\n/).map((part) => part.split("--")[0]?.replace(/\s/g, ""));
  expect(parts).toContain(Buffer.from(content).toString("base64"));
});

test("a mail that the product wrote says so, and how a mail program stops it in one click", async () => {
  const unsubscribe_url = "https://ats.example/unsubscribe/1.2.MENTIONED/k3y";
  const digest = { id, to: "ann@mail.example", subject: "3 updates on 2 jobs", text: "Hello Ann," };
  await mailer.send({ ...digest, is_automatic: true, unsubscribe_url });
  expect(received.at(-1)).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(received.at(-1)).toMatch(
    /^List-Unsubscribe: <https:\/\/ats\.example\/unsubscribe\/1\.2\.MENTIONED\/k3y>\r?$/m,
  );
  expect(received.at(-1)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  await mailer.send({ ...digest, is_automatic: true });
  expect(received.at(-1)).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(received.at(-1)).not.toMatch(/^List-Unsubscribe/m);
  await mailer.send(digest);
  expect(received.at(-1)).not.toMatch(/^(Auto-Submitted|List-Unsubscribe|List-Unsubscribe-Post):/m);
});

test("a subject cannot add a header", async () => {
  const subject = "Hello\r\nBcc: all@mail.example";
  await mailer.send({ id, to: "ann@mail.example", subject, text: "Good day." });
  expect(received.at(-1)).not.toMatch(/^Bcc:/m);
});

const hello = { id, subject: "Hello", text: "Good day." };

test("a mailbox that the server refuses is a permanent failure with its reason", async () => {
  const sending = mailer.send({ ...hello, to: "gone@mail.example" });
  await expect(sending).rejects.toThrow(/gone@mail\.example was refused: 550 No such mailbox/);
  await expect(sending).rejects.toBeInstanceOf(RefusedForGood);
});

test("a busy mailbox may be retried", async () => {
  const sending = mailer.send({ ...hello, to: "full@mail.example" });
  await expect(sending).rejects.toThrow(/450 Come back later/);
  await expect(sending).rejects.not.toBeInstanceOf(RefusedForGood);
});

test("an unreachable server is retried", async () => {
  const away = smtpMailer("smtp://127.0.0.1:1", "no-reply@ats.example");
  const sending = away.send({ ...hello, to: "ann@mail.example" });
  await expect(sending).rejects.not.toBeInstanceOf(RefusedForGood);
  away.close();
});

test.each<[string, string, boolean]>([
  ["for good", "gone@mail.example", true],
  ["for now", "full@mail.example", false],
])(
  "a message that the applicant's address refuses %s has failed, even if copies were sent",
  async (_, to, isForGood) => {
    const copies = { cc: ["priya@bücher.example"], bcc: ["archive@northgate.example"] };
    const accepted = ["priya@xn--bcher-kva.example", "archive@northgate.example"];
    const sending = mailer.send({ ...hello, to, ...copies });
    await expect(sending).rejects.toMatchObject({
      message: expect.stringContaining(`${to} was refused`),
      accepted,
      isForGood,
    });
    expect(recipients).toEqual(["priya@bücher.example", "archive@northgate.example"]);
  },
);

test("a recipient who has received a message does not get it again", async () => {
  const cc = ["priya@bücher.example"];
  const accepted = ["priya@xn--bcher-kva.example"];
  await mailer.send({ ...hello, to: "ann@mail.example", cc, accepted });
  expect(recipients).toEqual(["ann@mail.example"]);
  expect(received.at(-1)).toMatch(/^Cc: priya@/m);
});

test("a message whose copy is refused counts as sent, and names the copy", async () => {
  const sending = mailer.send({ ...hello, to: "ann@mail.example", cc: ["gone@mail.example"] });
  expect(await sending).toEqual({
    refused: "gone@mail.example was refused: 550 No such mailbox.",
  });
});
