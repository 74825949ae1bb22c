import { type AttentionReason, attentionNames, attentionReasons } from "@ats/core/jobs/attention";
import { type Channel, channelNames, channels } from "@ats/core/jobs/channel";
import { jobFilters, jobStatusLabels } from "@ats/core/jobs/job";
import { texts } from "@ats/ui/texts";

export const jobStatusTexts = texts("jobs.statuses", jobStatusLabels);

export const jobFilterTexts = texts("jobs.filters", jobFilters);

/** One field of each record of a table, by the table's keys. */
const column = <Key extends string, Field extends string>(
  names: readonly Key[],
  table: Record<Key, Record<Field, string>>,
  field: Field,
) => Object.fromEntries(names.map((name) => [name, table[name][field]])) as Record<Key, string>;

export const channelTexts = texts(
  "jobs.channels",
  column<Channel, "label">(channelNames, channels, "label"),
);

export const reachTexts = texts(
  "jobs.reach",
  column<Channel, "reach">(channelNames, channels, "reach"),
);

export const attentionTexts = texts(
  "jobs.attention",
  column<AttentionReason, "label">(attentionNames, attentionReasons, "label"),
);

export const attentionMeaningTexts = texts(
  "jobs.attentionMeanings",
  column<AttentionReason, "meaning">(attentionNames, attentionReasons, "meaning"),
);
