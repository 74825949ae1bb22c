import type { CustomFieldKind } from "@ats/core/custom-fields/custom-field";

/** Kinds of fields whose values a word search finds; filters find numbers and dates. */
export const wordKinds: readonly CustomFieldKind[] = ["text", "choice"];
