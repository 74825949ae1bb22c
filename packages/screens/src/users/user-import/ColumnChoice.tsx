import {
  missingColumns,
  type UserColumn,
  type UserMapping,
  userColumns,
} from "@ats/core/users/user-columns";
import { Banner } from "@ats/ui/Banner";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { NativeSelect } from "@ats/ui/NativeSelect";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Text as Wording, useTexts } from "@ats/ui/texts";
import { roleName } from "../role-name.ts";
import { usersTexts } from "../texts.ts";
import { useRoles } from "../useRoles.ts";
import type { ReadFile } from "./read-file.ts";
import { userImportTexts } from "./texts.ts";

const labels: Record<UserColumn, Wording> = {
  first_name: usersTexts.firstName,
  last_name: usersTexts.lastName,
  full_name: userImportTexts.fullName,
  email: usersTexts.email,
  userType: usersTexts.role,
  telephone: usersTexts.telephone,
};

interface ColumnChoiceProps {
  file: ReadFile;
  mapping: UserMapping;
  role: string;
  onChange(mapping: UserMapping): void;
  onRoleChange(role: string): void;
}

const nothing = "none";

/** Maps each column of the file, beside its first values, and chooses a role for rows without one. */
export function ColumnChoice({ file, mapping, role, onChange, onRoleChange }: ColumnChoiceProps) {
  const say = useTexts();
  const roles = useRoles().toGive.map(({ name }) => name);
  const missing = missingColumns(mapping).map((field) => say(labels[field]));
  const options = [
    { id: nothing, label: say(userImportTexts.leaveOut) },
    ...userColumns.map((id) => ({ id, label: say(labels[id]) })),
  ];
  const choose = (index: number, id: string) => {
    const field = id === nothing ? null : (id as UserColumn);
    onChange(mapping.map((other) => (other === field ? null : other)).with(index, field));
  };
  return (
    <Stack gap="md">
      {missing.length > 0 && (
        <Banner tone="info">
          {say(userImportTexts.missing, {
            fields: new Intl.ListFormat(say.locale).format(missing),
          })}
        </Banner>
      )}
      <DescriptionList
        items={file.headings.map((heading, index) => {
          const name = heading || say(userImportTexts.column, { number: index + 1 });
          const values = file.rows.slice(0, 3).map(({ cells }) => cells[index]);
          return {
            term: name,
            description: (
              <Inline gap="sm">
                <NativeSelect
                  label={say(userImportTexts.becomes, { name })}
                  options={options}
                  value={mapping[index] ?? nothing}
                  onChange={(id) => choose(index, id)}
                />
                <Text size="sm" tone="muted">
                  {values.filter(Boolean).join(", ")}
                </Text>
              </Inline>
            ),
          };
        })}
      />
      <Inline gap="sm">
        <Text size="sm">{say(userImportTexts.roleForAll)}</Text>
        <NativeSelect
          label={say(userImportTexts.roleForAll)}
          options={roles.map((id) => ({ id, label: roleName(say, id) }))}
          value={role}
          onChange={onRoleChange}
        />
      </Inline>
    </Stack>
  );
}
