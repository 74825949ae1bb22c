import {
  missingColumns,
  type UserColumn,
  type UserMapping,
  userColumns,
} from "@ats/core/users/user-columns";
import { Inline } from "@ats/ui/Inline";
import { NativeSelect } from "@ats/ui/NativeSelect";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Text as Wording, useTexts } from "@ats/ui/texts";
import { ColumnChoice } from "../../lists/csv-import/ColumnChoice.tsx";
import type { CsvFile } from "../../lists/csv-import/read-csv-file.ts";
import { roleName } from "../role-name.ts";
import { usersTexts } from "../texts.ts";
import { useRoles } from "../useRoles.ts";
import { userImportTexts } from "./texts.ts";

const labels: Record<UserColumn, Wording> = {
  first_name: usersTexts.firstName,
  last_name: usersTexts.lastName,
  full_name: userImportTexts.fullName,
  email: usersTexts.email,
  userType: usersTexts.role,
  telephone: usersTexts.telephone,
};

interface UserColumnsProps {
  file: CsvFile;
  mapping: UserMapping;
  role: string;
  onChange(mapping: UserMapping): void;
  onRoleChange(role: string): void;
}

/** Maps the columns of a file to fields of users, and chooses a role for rows without one. */
export function UserColumns({ file, mapping, role, onChange, onRoleChange }: UserColumnsProps) {
  const say = useTexts();
  const roles = useRoles().toGive.map(({ name }) => name);
  return (
    <Stack gap="md">
      <ColumnChoice<UserColumn>
        headings={file.headings}
        sample={file.rows.slice(0, 3).map(({ cells }) => cells)}
        mapping={mapping}
        fields={userColumns.map((id) => ({ id, label: say(labels[id]) }))}
        missing={missingColumns(mapping).map((field) => say(labels[field]))}
        onChange={onChange}
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
