import { plainTextOf } from "@ats/core/templates/plain-text";
import type { TemplateDraft } from "@ats/core/templates/template";
import type { Say } from "@ats/ui/texts";
import type { Difference } from "../../drafts/BothVersions.tsx";
import { differencesIn, type InWords } from "../../drafts/differences.ts";
import { delayText } from "../delay-texts.ts";
import { triggerName } from "../trigger-texts.ts";
import { editorTexts } from "./editor-texts.ts";

const inWords = (say: Say): InWords<TemplateDraft> => [
  [say(editorTexts.name), ({ name }) => name],
  [say(editorTexts.subject), ({ subject }) => subject],
  [say(editorTexts.text), ({ kind, body }) => (kind === "sms" ? body : plainTextOf(body))],
  [
    say(editorTexts.attachments),
    ({ files }) => files.map(({ name }) => name).join(", ") || say(editorTexts.noAttachments),
  ],
  [say(editorTexts.brand), ({ brand_name }) => brand_name ?? say(editorTexts.anyBrand)],
  [
    say(editorTexts.automatic),
    (template) => triggerName(say, template) ?? say(editorTexts.notAutomatic),
  ],
  [say(editorTexts.delayShort), ({ delay_minutes }) => delayText(say, delay_minutes)],
];

export const differences = (say: Say, mine: TemplateDraft, theirs: TemplateDraft): Difference[] =>
  differencesIn(inWords(say), mine, theirs);
