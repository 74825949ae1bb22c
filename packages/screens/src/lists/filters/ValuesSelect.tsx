import { type CostValueField, listCostValues } from "@ats/core/costs/contract";
import type { SavedList } from "@ats/core/lists/saved-view-contract";
import {
  listApplicationValues,
  listCandidateValues,
  listJobValues,
} from "@ats/core/lists/values-contract";
import type { Client } from "@ats/core/contract/client";
import { MultiSelect, type MultiSelectProps } from "@ats/ui/MultiSelect";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { conditionTexts } from "./condition-texts.ts";

type Read = (client: Client, field: string, q: string, signal: AbortSignal) => Promise<Values>;
type Values = { values: string[] };

const reads: Record<SavedList, Read> = {
  candidates: (client, field, q, signal) =>
    client.call(listCandidateValues, { query: { field: field as "city", q }, signal }),
  jobs: (client, field, q, signal) =>
    client.call(listJobValues, { query: { field: field as "dept", q }, signal }),
  applications: (client, field, q, signal) =>
    client.call(listApplicationValues, { query: { field: field as "source", q }, signal }),
  costs: (client, field, q, signal) =>
    client.call(listCostValues, { query: { field: field as CostValueField, q }, signal }),
};

interface ValuesSelectProps
  extends Pick<MultiSelectProps, "label" | "name" | "isLabelHidden" | "onChange"> {
  list: SavedList;
  field: string;
  value: string[];
}

/** A choice of a field's values that occur, or of others as typed. */
export function ValuesSelect({ list, field, value, ...select }: ValuesSelectProps) {
  const say = useTexts();
  const { client } = useAts();
  return (
    <MultiSelect
      {...select}
      value={value}
      emptyText={say(conditionTexts.valuesEmpty)}
      selectedOptions={value.map((id) => ({ id, label: id }))}
      loadOptions={async (text, signal) => {
        const { values } = await reads[list](client, field, text, signal);
        const typed = text.trim();
        const isKnown = values.some((each) => each.toLowerCase() === typed.toLowerCase());
        return [...values, ...(typed && !isKnown ? [typed] : [])].map((id) => ({ id, label: id }));
      }}
    />
  );
}
