import { listTags } from "@ats/core/tags/contract";
import { tagsMax } from "@ats/core/tags/tag";
import { TagComboBox, type TagComboBoxProps } from "@ats/ui/TagComboBox";
import { useEndpoint } from "../app/endpoint.ts";

/** Edits tags; suggests the company's tags and accepts new ones. */
export function TagsField(props: Omit<TagComboBoxProps, "suggestions" | "max">) {
  const { data } = useEndpoint(listTags, {});
  return (
    <TagComboBox
      {...props}
      max={tagsMax}
      suggestions={data?.records.map(({ label }) => label) ?? []}
    />
  );
}
