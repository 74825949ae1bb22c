import { type GroupRoles, groupRolesSchema } from "@ats/core/roles/role-settings";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { z } from "zod";
import type { InWords } from "../drafts/differences.ts";
import { NotSaved } from "../drafts/NotSaved.tsx";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { roleName } from "../users/role-name.ts";
import { RoleRows } from "./RoleRows.tsx";
import { provisioningTexts } from "./texts.ts";
import { useRoleOptions } from "./useRoleOptions.ts";
import { useRoleSetting } from "./useRoleSetting.ts";

const typedSchema = z.object({
  default_role: z.string().nullable(),
  rows: z.array(z.object({ name: z.string(), role: z.string() })),
  version: z.string(),
});
type Typed = z.output<typeof typedSchema>;

const inWords = (say: Say): InWords<Typed> => [
  [
    say(provisioningTexts.newPeople),
    ({ default_role }) => (default_role ? roleName(say, default_role) : ""),
  ],
  [
    say(provisioningTexts.groups),
    ({ rows }) =>
      rows
        .map(({ name, role }) => say(provisioningTexts.gives, { name, role: roleName(say, role) }))
        .join("; "),
  ],
];

const settingOf = ({ default_role, rows }: Typed): GroupRoles => ({
  default_role,
  groups: rows.map(({ name, role }) => ({ group: name, role })),
});

/** Chooses the roles of people whom an identity provider sends, by their groups. */
export function GroupRolesForm({ saved }: { saved: GroupRoles }) {
  const say = useTexts();
  const edited = useEditedRecord<Typed>(
    "group-roles",
    typedSchema,
    {
      default_role: saved.default_role,
      rows: saved.groups.map(({ group, role }) => ({ name: group, role })),
      version: JSON.stringify(saved),
    },
    inWords(say),
  );
  const { typed, change } = edited;
  const options = useRoleOptions([typed.default_role, ...typed.rows.map(({ role }) => role)]);
  const { setting, errors, dialog, isPending, submit } = useRoleSetting(
    "group_roles",
    groupRolesSchema,
    edited,
    provisioningTexts.groupsSaved,
  );
  const save = (next = typed) => submit(settingOf(next), next.version);
  return (
    <Card title={say(provisioningTexts.groups)}>
      {dialog}
      <Form aria-label={say(provisioningTexts.groups)} errors={errors} onSubmit={() => save()}>
        <NotSaved
          edited={edited}
          save={setting}
          what={say(provisioningTexts.groupsWere)}
          submit={save}
        />
        <Text tone="muted">{say(provisioningTexts.groupsHint)}</Text>
        <Select
          label={say(provisioningTexts.newPeople)}
          description={say(provisioningTexts.newPeopleHint)}
          name="default_role"
          options={options}
          value={typed.default_role}
          onChange={(default_role) => change({ default_role })}
        />
        <RoleRows
          rows={typed.rows}
          onChange={(rows) => change({ rows })}
          options={options}
          errors={errors}
          label={provisioningTexts.group}
          of={provisioningTexts.groupNumber}
          add={provisioningTexts.addGroup}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending}>
            {say(provisioningTexts.saveGroups)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
