import type { AuditEvent } from "@ats/core/audit/contract";
import { type AuditArea, auditAreas, auditEvents } from "@ats/core/audit/events";
import type { Say, Text } from "@ats/ui/texts";
import { contractText } from "../languages/contract-text.ts";
import { auditTexts } from "./texts.ts";

const eventOf = (type: string) => (auditEvents as Partial<Record<string, Event>>)[type];
type Event = (typeof auditEvents)[keyof typeof auditEvents];

export const subjectOf = ({ subject_name, subject_id }: AuditEvent) =>
  subject_name ?? subject_id ?? "";

/** An event as a sentence, such as "Helen Whitworth added the brand Harbour". */
export function sentenceOf(say: Say, event: AuditEvent): string {
  const { says = event.type } = eventOf(event.type) ?? {};
  const text: Text<"actor" | "subject"> = contractText(`{actor} ${says}`);
  const actor = event.actor_name || say(auditTexts.theSystem);
  return say(text, { actor, subject: subjectOf(event) });
}

export function areaOf(say: Say, type: string): string {
  const event = eventOf(type);
  return event ? areaName(say, event.area) : "";
}

export const areaName = (say: Say, area: AuditArea) => say(contractText(auditAreas[area]));

/** The act of a type without its author and subject, such as "Added the brand". */
export function typeName(say: Say, type: string): string {
  const { says = type } = eventOf(type) ?? {};
  const text = say(
    contractText(says.replace(/(?: of| for| into)?(?: candidate)? ?\{subject\}/, "")),
  );
  return text.charAt(0).toLocaleUpperCase(say.locale) + text.slice(1);
}
