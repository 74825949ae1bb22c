import { type ClaimRoles, claimRolesSchema } from "@ats/core/roles/role-settings";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Switch } from "@ats/ui/Switch";
import { TextField } from "@ats/ui/TextField";
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

const keep = "keep";
const refuse = "refuse";

const typedSchema = z.object({
  is_on: z.boolean(),
  claim: z.string(),
  rows: z.array(z.object({ name: z.string(), role: z.string() })),
  /** A role, or what else happens to people with none of the values. */
  otherwise: z.string(),
  version: z.string(),
});
type Typed = z.output<typeof typedSchema>;

const otherwiseInWords = (say: Say, otherwise: string) => {
  if (otherwise === keep) return say(provisioningTexts.keep);
  return otherwise === refuse ? say(provisioningTexts.refuse) : roleName(say, otherwise);
};

const inWords = (say: Say): InWords<Typed> => [
  [
    say(provisioningTexts.give),
    ({ is_on }) => say(is_on ? provisioningTexts.yes : provisioningTexts.no),
  ],
  [say(provisioningTexts.claim), ({ claim }) => claim],
  [
    say(provisioningTexts.claims),
    ({ rows }) =>
      rows
        .map(({ name, role }) => say(provisioningTexts.gives, { name, role: roleName(say, role) }))
        .join("; "),
  ],
  [say(provisioningTexts.otherwise), ({ otherwise }) => otherwiseInWords(say, otherwise)],
];

const typedOf = ({ is_on, claim, values, default_role, refuses_others }: ClaimRoles): Typed => ({
  is_on,
  claim,
  rows: values.map(({ value, role }) => ({ name: value, role })),
  otherwise: refuses_others ? refuse : (default_role ?? keep),
  version: "",
});

const settingOf = ({ is_on, claim, rows, otherwise }: Typed): ClaimRoles => ({
  is_on,
  claim,
  values: rows.map(({ name, role }) => ({ value: name, role })),
  default_role: otherwise === keep || otherwise === refuse ? null : otherwise,
  refuses_others: otherwise === refuse,
});

/** Chooses the roles that a sign-in through the organisation gives, by a claim. */
export function ClaimRolesForm({ saved }: { saved: ClaimRoles }) {
  const say = useTexts();
  const edited = useEditedRecord<Typed>(
    "claim-roles",
    typedSchema,
    { ...typedOf(saved), version: JSON.stringify(saved) },
    inWords(say),
  );
  const { typed, change } = edited;
  const roles = useRoleOptions([saved.default_role, ...typed.rows.map(({ role }) => role)]);
  const { setting, errors, dialog, isPending, submit } = useRoleSetting(
    "claim_roles",
    claimRolesSchema,
    edited,
    provisioningTexts.claimsSaved,
  );
  const save = (next = typed) => submit(settingOf(next), next.version);
  return (
    <Card title={say(provisioningTexts.claims)}>
      {dialog}
      <Form aria-label={say(provisioningTexts.claims)} errors={errors} onSubmit={() => save()}>
        <NotSaved
          edited={edited}
          save={setting}
          what={say(provisioningTexts.claimsWere)}
          submit={save}
        />
        <Switch
          isSelected={typed.is_on}
          onChange={(is_on) => change({ is_on })}
          description={say(provisioningTexts.claimsHint)}
        >
          {say(provisioningTexts.give)}
        </Switch>
        {typed.is_on ? (
          <>
            <TextField
              label={say(provisioningTexts.claim)}
              description={say(provisioningTexts.claimHint)}
              name="claim"
              value={typed.claim}
              onChange={(claim) => change({ claim })}
              errorMessage={errors.find(({ name }) => name === "claim")?.message}
            />
            <RoleRows
              rows={typed.rows}
              onChange={(rows) => change({ rows })}
              options={roles}
              errors={errors}
              label={provisioningTexts.value}
              of={provisioningTexts.valueNumber}
              add={provisioningTexts.addValue}
            />
            <Select
              label={say(provisioningTexts.otherwise)}
              name="otherwise"
              options={[
                { id: keep, label: say(provisioningTexts.keep) },
                { id: refuse, label: say(provisioningTexts.refuse) },
                ...roles,
              ]}
              value={typed.otherwise}
              onChange={(otherwise) => change({ otherwise })}
            />
          </>
        ) : null}
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending}>
            {say(provisioningTexts.saveClaims)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
