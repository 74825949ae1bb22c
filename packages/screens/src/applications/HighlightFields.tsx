import type { HighlightIcon, HighlightSetting } from "@ats/core/applications/highlight";
import { highlightFields } from "@ats/core/applications/highlight-settings";
import { roles } from "@ats/core/rights/rights";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { Grid } from "@ats/ui/Grid";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TagField } from "@ats/ui/TagField";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { contractText } from "../languages/contract-text.ts";
import { fieldName, highlightTexts } from "./highlight-texts.ts";

const icons: readonly HighlightIcon[] = ["star", "flag", "award", "shield", "heart", "clock"];
const choosers = roles.filter((role) => role !== "Technical support user");
const isOwn = (role: string) => !(roles as readonly string[]).includes(role);

interface HighlightFieldsProps {
  highlight: HighlightSetting;
  /** Names of the company's own roles. */
  ownRoles: readonly string[];
  /** Path of the highlight in its form. */
  name: string;
  errorOf(field: string): string | undefined;
  onChange(change: Partial<HighlightSetting>): void;
}

export function HighlightFields({
  highlight,
  ownRoles,
  name,
  errorOf,
  onChange,
}: HighlightFieldsProps) {
  const say = useTexts();
  const { map_to, option_ids_list, icon, highlight_name, user_types } = highlight;
  const fields = Object.keys({ [map_to]: map_to, ...highlightFields });
  const field = (of: keyof HighlightSetting) => ({
    name: `${name}.${of}`,
    errorMessage: errorOf(`${name}.${of}`),
  });
  return (
    <Stack>
      <Grid columns={2}>
        <TextField
          {...field("highlight_name")}
          label={say(highlightTexts.name)}
          description={say(highlightTexts.nameHint)}
          isRequired
          maxLength={80}
          value={highlight_name}
          onChange={(typed) => onChange({ highlight_name: typed })}
        />
        <Select
          {...field("icon")}
          label={say(highlightTexts.icon)}
          value={icon}
          onChange={(chosen) => onChange({ icon: chosen })}
          options={icons.map((id) => ({ id, label: say(highlightTexts[id]) }))}
        />
        <Select
          {...field("map_to")}
          label={say(highlightTexts.field)}
          value={map_to}
          onChange={(chosen) => onChange({ map_to: chosen })}
          options={fields.map((id) => ({ id, label: fieldName(say, id) }))}
        />
        <TagField
          {...field("option_ids_list")}
          label={say(highlightTexts.values)}
          description={say(highlightTexts.valuesHint)}
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
        label={say(highlightTexts.roles)}
        description={say(highlightTexts.rolesHint)}
        isRequired
        value={user_types}
        onChange={(chosen) => onChange({ user_types: chosen })}
        options={[
          ...choosers.map((id) => ({ id, label: say(contractText(id)) })),
          ...[...new Set([...ownRoles, ...user_types.filter(isOwn)])].map((id) => ({
            id,
            label: id,
          })),
        ]}
      />
    </Stack>
  );
}
