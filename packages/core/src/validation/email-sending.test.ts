import { describe, expect, it } from "vitest";
import { type EmailPayload, emailSendingError } from "./email-sending.ts";

const on = (...emails: string[]) => emails.map((email) => ({ email, status: true }));
const off = (...emails: string[]) => emails.map((email) => ({ email, status: false }));

const email: EmailPayload = {
  from: { email: "tom@northgate.example" },
  to: on("ann@mail.example"),
  cc: on("hr@northgate.example"),
  bcc: on("archive@northgate.example"),
  subject: "Your interview",
  body: "<p>Dear Ann</p>",
};
const errorOf = (change: Partial<EmailPayload> = {}) => emailSendingError({ ...email, ...change });

describe("Specification §5, email sending", () => {
  it("accepts a complete email", () => {
    expect(errorOf()).toBeUndefined();
    expect(errorOf({ cc: [], bcc: [] })).toBeUndefined();
  });

  it.each<[string, Partial<EmailPayload>, string]>([
    ["no sender", { from: { email: "" } }, "From address is required"],
    ["a sender of spaces", { from: { email: "  " } }, "From address is required"],
    ["no receiver", { to: [] }, "To address is required"],
    ["a receiver of spaces", { to: on(" ") }, "To address is required"],
    ["a receiver that is off", { to: off("ann@mail.example") }, "To address is required"],
    ["a receiver in CC", { cc: on("ann@mail.example") }, "To address is repeated in CC/BCC"],
    ["a receiver in BCC", { bcc: on("ann@mail.example") }, "To address is repeated in CC/BCC"],
    ["one in spaces", { cc: on(" ann@mail.example ") }, "To address is repeated in CC/BCC"],
    ["one in capitals", { bcc: on("Ann@Mail.EXAMPLE") }, "To address is repeated in CC/BCC"],
    ["a CC in BCC", { bcc: on("HR@northgate.example") }, "CC address is repeated in BCC"],
    ["no subject", { subject: " " }, "Subject is required"],
    ["no body", { body: "" }, "Body is required"],
    ["a body of empty lines", { body: "<p> </p><p>&nbsp;<br></p>" }, "Body is required"],
  ])("refuses an email with %s", (_, change, message) => {
    expect(errorOf(change)).toBe(message);
  });

  it("counts only entries with status true", () => {
    expect(errorOf({ cc: off("ann@mail.example") })).toBeUndefined();
    expect(errorOf({ bcc: off("hr@northgate.example") })).toBeUndefined();
    expect(errorOf({ to: [...off("hr@northgate.example"), ...email.to] })).toBeUndefined();
  });

  it("accepts a picture as the body", () => {
    expect(errorOf({ body: '<p><img src="cid:logo" alt="Northgate"></p>' })).toBeUndefined();
  });

  it("reports the first of several problems in the specification's order", () => {
    const repair: [Partial<EmailPayload>, string][] = [
      [{ from: email.from }, "From address is required"],
      [{ to: on("ann@mail.example") }, "To address is required"],
      [{ cc: on("hr@northgate.example") }, "To address is repeated in CC/BCC"],
      [{ bcc: email.bcc }, "CC address is repeated in BCC"],
      [{ subject: email.subject }, "Subject is required"],
      [{ body: email.body }, "Body is required"],
    ];
    let draft: EmailPayload = {
      from: { email: "" },
      to: [],
      cc: on("ann@mail.example"),
      bcc: on("hr@northgate.example"),
      subject: "",
      body: "",
    };
    for (const [change, message] of repair) {
      expect(emailSendingError(draft)).toBe(message);
      draft = { ...draft, ...change };
    }
    expect(emailSendingError(draft)).toBeUndefined();
  });
});
