import { Button } from "@ats/ui/Button";
import type { FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TextField } from "@ats/ui/TextField";
import { type Text, useTexts } from "@ats/ui/texts";
import { Plus } from "lucide-react";
import { ListActions } from "../jobs/job-form/ListActions.tsx";
import { updateItem } from "../jobs/job-form/list-edits.ts";
import * as css from "./RoleRows.css.ts";
import { provisioningTexts } from "./texts.ts";
import type { RoleOption } from "./useRoleOptions.ts";

/** A group or a value, by its name, and the role that it gives. */
interface RoleRow {
  name: string;
  role: string;
}

interface RoleRowsProps {
  rows: RoleRow[];
  onChange(rows: RoleRow[]): void;
  options: RoleOption[];
  errors: readonly FormError[];
  label: Text;
  /** Name of a row by its number, for its buttons. */
  of: Text<"number">;
  add: Text;
}

/** Rows in order: the first that fits a person counts. */
export function RoleRows({ rows, onChange, options, errors, label, of, add }: RoleRowsProps) {
  const say = useTexts();
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  return (
    <Stack>
      {rows.length > 0 && (
        <ol className={css.rows}>
          {rows.map((row, index) => (
            // The index is the only stable key: names are being typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={css.row}>
              <TextField
                label={say(label)}
                name={`${index}.name`}
                value={row.name}
                onChange={(name) => onChange(updateItem(rows, index, { name }))}
                errorMessage={errorOf(`${index}.name`)}
              />
              <Select
                label={say(provisioningTexts.role)}
                name={`${index}.role`}
                options={options}
                value={row.role}
                onChange={(role) => onChange(updateItem(rows, index, { role }))}
                errorMessage={errorOf(`${index}.role`)}
              />
              <div className={css.actions}>
                <ListActions
                  of={say(of, { number: index + 1 })}
                  index={index}
                  items={rows}
                  onChange={onChange}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <Inline>
        <Button
          size="sm"
          iconStart={<Plus />}
          onPress={() => onChange([...rows, { name: "", role: "" }])}
        >
          {say(add)}
        </Button>
      </Inline>
    </Stack>
  );
}
