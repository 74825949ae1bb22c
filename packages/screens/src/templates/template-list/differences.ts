import { delayText } from "@ats/core/templates/delays";
import { plainTextOf } from "@ats/core/templates/plain-text";
import { type TemplateDraft, triggerName } from "@ats/core/templates/template";
import type { Difference } from "../../drafts/BothVersions.tsx";
import { differencesIn, type InWords } from "../../drafts/differences.ts";

const inWords: InWords<TemplateDraft> = [
  ["Name", ({ name }) => name],
  ["Subject", ({ subject }) => subject],
  ["Text", ({ kind, body }) => (kind === "sms" ? body : plainTextOf(body))],
  ["Attachments", ({ files }) => files.map(({ name }) => name).join(", ") || "None"],
  ["Brand", ({ brand_name }) => brand_name ?? "Any brand"],
  ["Send automatically", (template) => triggerName(template) ?? "No"],
  ["How long after", ({ delay_minutes }) => delayText(delay_minutes)],
];

export const differences = (mine: TemplateDraft, theirs: TemplateDraft): Difference[] =>
  differencesIn(inWords, mine, theirs);
