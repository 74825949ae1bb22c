import { readFileSync } from "node:fs";
import { diversityFields } from "@ats/core/careers/diversity";
import { type Text, type Wording } from "@ats/ui/texts";
import { describe, expect, it } from "vitest";
import { welsh as careersWelsh } from "../careers/texts.cy.ts";
import { applicationFormTexts, careersTexts } from "../careers/texts.ts";
import { datesIn } from "../dates/dates.ts";
import { welsh as signingWelsh } from "../documents/signing/texts.cy.ts";
import { signingTexts } from "../documents/signing/texts.ts";
import { welsh as bookingWelsh } from "../interviews/booking/texts.cy.ts";
import { bookingTexts } from "../interviews/booking/texts.ts";
import { contractText } from "./contract-text.ts";

const wordings: Readonly<Record<string, Wording>> = {
  ...careersWelsh,
  ...bookingWelsh,
  ...signingWelsh,
};

const namesIn = (wording: Wording) =>
  new Set(JSON.stringify(wording).match(/(?<=\{)\w+(?=\})/g) ?? []);

const catalogues = [applicationFormTexts, careersTexts, bookingTexts, signingTexts];
const every = catalogues.flatMap((catalogue): Text<string>[] => Object.values(catalogue));

describe("Welsh", () => {
  it.each(every.map(({ id, wording }) => [id, wording] as const))(
    "says the values of %s",
    (id, wording) => expect(namesIn(wordings[id] ?? "")).toEqual(namesIn(wording)),
  );

  it("writes days and months, which browsers do not know in Welsh", () => {
    const { fullDate, shortDate, write } = datesIn("cy");
    const london = { timeZone: "Europe/London" };
    expect(shortDate("2026-03-03")).toMatch(/^3 Maw(rth)? 2026$/);
    expect(fullDate("2026-03-03T14:05:00Z", london)).toMatch(
      /^dydd Mawrth.* 3 Mawrth 2026.* 14:05$/i,
    );
    expect(write({ weekday: "long", ...london }, "2026-03-05T10:00:00Z")).toMatch(/^dydd Iau$/i);
  });

  const sources = [
    "core/src/careers/contract.ts",
    "core/src/documents/signature.ts",
    "core/src/documents/signing-contract.ts",
    "core/src/jobs/answer.ts",
    "core/src/validation/email.ts",
    "core/src/validation/telephone.ts",
    "core/src/validation/greeted-name.ts",
    "core/src/contract/client.ts",
    "api/src/careers/application-intake.ts",
    "api/src/careers/saved-applications.ts",
    "api/src/careers/uploads.ts",
    "api/src/documents/sign-envelope.ts",
    "api/src/documents/stored-document.ts",
    "api/src/interviews/booking.ts",
    "api/src/interviews/decline-times.ts",
    "api/src/kernel/public-write-limits.ts",
    "api/src/session/captcha.ts",
  ];

  it.each(sources)("says each sentence of %s to applicants", (source) => {
    const code = readFileSync(new URL(`../../../${source}`, import.meta.url), "utf8");
    const sentences = [...code.matchAll(/"([A-Z][^"\n]+ [^"\n]+\.)"/g)].flatMap(
      ([, said]) => said ?? [],
    );
    expect(sentences.filter((each) => !(contractText(each).id in wordings))).toEqual([]);
  });

  it("says the questions and answers about equal opportunities", () => {
    const labels = Object.values(diversityFields).flatMap(({ label, options }) => [
      label,
      ...options,
    ]);
    expect(labels.filter((each) => !(contractText(each).id in wordings))).toEqual([]);
  });
});
