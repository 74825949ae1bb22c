import { listCustomFields } from "@ats/core/custom-fields/contract";
import type { CustomField, CustomFieldKind } from "@ats/core/custom-fields/custom-field";
import { customName } from "@ats/core/custom-fields/field-name";
import type { OwnValue } from "@ats/core/templates/merge-tags";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { useDates } from "../dates/useDates.ts";
import { useCan } from "../session/session.tsx";
import { templatesTexts } from "./texts.ts";

/** The company's own fields, archived ones included; undefined until they are read. */
export const useOwnFields = (): readonly CustomField[] | undefined =>
  useEndpoint(listCustomFields, {}, { enabled: useCan("VIEW_JOBS") }).data?.records;

/** The sample candidate's values of the company's own fields. */
export function useOwnSamples(): Record<string, OwnValue> {
  const say = useTexts();
  const { shortDate } = useDates();
  const samples: Record<CustomFieldKind, string> = {
    text: say(templatesTexts.sampleText),
    number: "12",
    date: shortDate("2026-03-03"),
    choice: "",
  };
  return Object.fromEntries(
    (useOwnFields() ?? []).map(({ id, kind, name, choices, is_archived }) => {
      const sample = choices[0] ?? samples[kind];
      return [customName(id), { label: name, value: is_archived ? "" : sample }];
    }),
  );
}
