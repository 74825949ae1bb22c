import type { FieldChange } from "@ats/core/jobs/activity-contract";
import { changesBetween, type NamedJob } from "@ats/core/jobs/changes";
import type { JobInput } from "@ats/core/jobs/job-input";
import { getJobSuggestions, listWorkflows } from "@ats/core/jobs/vacancy-contract";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { withChosen } from "../../users/with-chosen.ts";
import { conflictTexts } from "./conflict-texts.ts";

/** The fields that saving `after` over `before` would change, as text. */
export function useChanges(before: JobInput, after: JobInput, team: NamedJob["team"] = []) {
  const say = useTexts();
  const suggestions = useEndpoint(getJobSuggestions, {}).data;
  const workflows = useEndpoint(listWorkflows, {}).data?.records;
  const named = (values: JobInput): NamedJob => ({
    ...values,
    time_zone: suggestions?.time_zone ?? "UTC",
    team: withChosen(team, suggestions?.team ?? []),
    nodes:
      values.workflow_id === null
        ? []
        : (workflows?.find(({ id }) => id === values.workflow_id)?.nodes ?? [
            { name: say(conflictTexts.stages) },
          ]),
  });
  const changes = changesBetween(named(before), named(after)).map(excerptOfChange);
  const isAdvertNamed = changes.some(({ field }) => field === "description");
  return before.description === after.description || isAdvertNamed
    ? changes
    : [
        ...changes,
        {
          field: "description",
          before: say(conflictTexts.sameText),
          after: say(conflictTexts.reformatted),
        },
      ];
}

/** The length of an excerpt, and of its part before the first difference. */
const [shown, ahead] = [300, 40];

/** Shortens long texts to the part around their first difference. */
export function excerptOfChange({ field, before, after }: FieldChange): FieldChange {
  const [one, other] = [before ?? "", after ?? ""];
  let first = 0;
  while (first < one.length && one[first] === other[first]) first += 1;
  const start = first > shown - ahead ? one.lastIndexOf(" ", first - ahead) + 1 : 0;
  const cut = (text: string | null) =>
    text &&
    `${start > 0 ? "… " : ""}${text.slice(start, start + shown)}${text.length > start + shown ? " …" : ""}`;
  return { field, before: cut(before), after: cut(after) };
}
