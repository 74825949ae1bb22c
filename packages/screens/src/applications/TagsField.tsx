import { listTags } from "@ats/core/tags/contract";
import { tagsMax } from "@ats/core/tags/tag";
import { TagField, type TagFieldProps } from "@ats/ui/TagField";
import { useEndpoint } from "../app/endpoint.ts";

/** Tags, those of the company offered while typing; what is not among them becomes one. */
export function TagsField(props: Omit<TagFieldProps, "suggestions" | "max">) {
  const { data } = useEndpoint(listTags, {});
  return (
    <TagField
      {...props}
      max={tagsMax}
      suggestions={data?.records.map(({ label }) => label) ?? []}
    />
  );
}
