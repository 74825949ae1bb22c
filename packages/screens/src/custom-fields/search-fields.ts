import { customName } from "@ats/core/custom-fields/field-name";
import type { CustomFieldKind, CustomRecord } from "@ats/core/custom-fields/custom-field";
import { listCustomFields } from "@ats/core/custom-fields/contract";
import { useEndpoint } from "../app/endpoint.ts";
import type { FieldTerm } from "../lists/field-term.ts";
import type { SearchField } from "../lists/FieldSearch.tsx";
import { fieldOf } from "../lists/filters/condition.ts";

const kinds: Record<CustomFieldKind, SearchField["kind"]> = {
  text: "text",
  number: "number",
  date: "time",
  choice: "choice",
};

/** The company's own fields that a list is filtered by; archived ones only where a term has them. */
export function useCustomSearchFields(
  records: readonly CustomRecord[] = [],
  terms: readonly FieldTerm[],
): SearchField[] {
  const named = new Set(terms.map(fieldOf));
  const { data } = useEndpoint(listCustomFields, {}, { enabled: records.length > 0 });
  return (data?.records ?? []).flatMap((field) => {
    const id = customName(field.id);
    if (!records.includes(field.record) || (field.is_archived && !named.has(id))) return [];
    const options = field.choices.map((choice) => ({ id: choice, label: choice }));
    return {
      id,
      label: field.name,
      kind: kinds[field.kind],
      mayBeEmpty: true,
      ...(field.kind === "choice" && { options }),
    };
  });
}
