import { listSources } from "@ats/core/sources/contract";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { sourceChoiceTexts } from "./choice-texts.ts";

interface SourceSelectProps {
  /** Undefined: the source that an application has without a choice. */
  value: string | undefined;
  onChange(value: string): void;
}

/** A choice of where a candidate who is added to a job was found. */
export function SourceSelect({ value, onChange }: SourceSelectProps) {
  const say = useTexts();
  const { data } = useEndpoint(listSources, {});
  const values = data?.values ?? [];
  return (
    <Select
      label={say(sourceChoiceTexts.source)}
      name="source"
      options={values.map((id) => ({ id, label: id }))}
      value={value ?? values[0] ?? null}
      onChange={onChange}
    />
  );
}
