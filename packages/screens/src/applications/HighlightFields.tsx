import type { HighlightIcon, HighlightSetting } from "@ats/core/applications/highlight";
import { highlightFields } from "@ats/core/applications/highlight-settings";
import { roles } from "@ats/core/rights/rights";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { Grid } from "@ats/ui/Grid";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TagField } from "@ats/ui/TagField";
import { TextField } from "@ats/ui/TextField";

const iconLabels: Record<HighlightIcon, string> = {
  star: "Star",
  flag: "Flag",
  award: "Award",
  shield: "Shield",
  heart: "Heart",
  clock: "Clock",
};
const iconOptions = Object.entries(iconLabels).map(([id, label]) => ({
  id: id as HighlightIcon,
  label,
}));
const choosers = roles.filter((role) => role !== "Technical support user");

interface HighlightFieldsProps {
  highlight: HighlightSetting;
  /** Path of the highlight in its form. */
  name: string;
  errorOf(field: string): string | undefined;
  onChange(change: Partial<HighlightSetting>): void;
}

export function HighlightFields({ highlight, name, errorOf, onChange }: HighlightFieldsProps) {
  const { map_to, option_ids_list, icon, highlight_name, user_types } = highlight;
  const fields = { [map_to]: map_to, ...highlightFields };
  const field = (of: keyof HighlightSetting) => ({
    name: `${name}.${of}`,
    errorMessage: errorOf(`${name}.${of}`),
  });
  return (
    <Stack>
      <Grid columns={2}>
        <TextField
          {...field("highlight_name")}
          label="Name"
          description="Shown beside the applicant. Jobs choose it by this name."
          isRequired
          maxLength={80}
          value={highlight_name}
          onChange={(typed) => onChange({ highlight_name: typed })}
        />
        <Select
          {...field("icon")}
          label="Icon"
          value={icon}
          onChange={(chosen) => onChange({ icon: chosen })}
          options={iconOptions}
        />
        <Select
          {...field("map_to")}
          label="Field to compare"
          value={map_to}
          onChange={(chosen) => onChange({ map_to: chosen })}
          options={Object.entries(fields).map(([id, label]) => ({ id, label }))}
        />
        <TagField
          {...field("option_ids_list")}
          label="Values"
          description="An applicant with any of these is highlighted. Press Enter after each."
          isRequired
          max={50}
          value={option_ids_list.map(({ label }) => label)}
          onChange={(labels) =>
            onChange({
              option_ids_list: labels.map(
                (label) =>
                  option_ids_list.find((each) => each.label === label) ?? {
                    id: crypto.randomUUID(),
                    label,
                  },
              ),
            })
          }
        />
      </Grid>
      <CheckboxGroup
        {...field("user_types")}
        label="Who sees it"
        description="Technical support sees every highlight."
        isRequired
        value={user_types}
        onChange={(chosen) => onChange({ user_types: chosen })}
        options={choosers.map((id) => ({ id, label: id }))}
      />
    </Stack>
  );
}
