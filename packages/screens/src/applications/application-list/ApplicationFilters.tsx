import type { HiddenFields } from "@ats/core/anonymisation/fields";
import { listTags } from "@ats/core/tags/contract";
import { useTexts } from "@ats/ui/texts";
import type { ComponentType } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { FilterButtonProps } from "../../lists/filters/FilterButton.tsx";
import { applicationFields } from "../search-fields.ts";

interface ApplicationFiltersProps extends Pick<FilterButtonProps, "terms" | "onChange"> {
  /** Renders the filters. */
  as: ComponentType<FilterButtonProps>;
  hidden: HiddenFields;
  /** The field that has a box of its own. */
  searchField: string;
}

const filtered = ["candidates", "applications"] as const;

/** Reads the company's tags here, so that their arrival does not render the rows again. */
export function ApplicationFilters({
  as: Filters,
  hidden,
  searchField,
  ...terms
}: ApplicationFiltersProps) {
  const say = useTexts();
  const { data } = useEndpoint(listTags, {});
  const tags = data?.records.map(({ label }) => label) ?? [];
  const fields = applicationFields(say, hidden, tags);
  return (
    <Filters records={filtered} fields={fields.filter(({ id }) => id !== searchField)} {...terms} />
  );
}
