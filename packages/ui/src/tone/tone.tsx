/** What a colour says. Tones are never the only sign of a meaning: there is always a text. */
export type Tone = "neutral" | "accent" | "positive" | "warning" | "critical" | "info";
