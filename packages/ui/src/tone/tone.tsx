/** Meaning of a colour. Never the only sign of it: a text says the same. */
export type Tone = "neutral" | "accent" | "positive" | "warning" | "critical" | "info";
