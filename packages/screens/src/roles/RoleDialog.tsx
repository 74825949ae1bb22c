import { fieldGroups, type Right, rights, type Scope, scopes } from "@ats/core/rights/rights";
import { addRole, changeRole, listRoles, previewRole } from "@ats/core/roles/contract";
import { longestRoleName, roleInput, type RoleInput, type RoleRecord } from "@ats/core/roles/role";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Select } from "@ats/ui/Select";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { z } from "zod";
import { rightTexts } from "../api-tokens/texts.ts";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useTyped } from "../drafts/draft.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { saidErrors } from "../forms/said-errors.ts";
import { useUser } from "../session/session.tsx";
import { roleName } from "../users/role-name.ts";
import { type RightArea, rightAreas } from "./right-areas.ts";
import { areaTexts, fieldGroupTexts, roleTexts, scopeTexts } from "./texts.ts";

const typedSchema = z.object({
  name: z.string(),
  rights: z.array(z.enum(rights)),
  scope: z.enum(scopes),
  hidden_groups: z.array(z.enum(fieldGroups)),
});
type Typed = z.output<typeof typedSchema>;

interface RoleDialogProps {
  roles: readonly RoleRecord[];
  /** The role that is changed. Default: one is added. */
  changed?: RoleRecord;
  /** The role that a new one is copied from. */
  from?: RoleRecord;
  onClose(): void;
}

const pick = ({ name, rights, scope, hidden_groups }: Typed): Typed => ({
  name,
  rights,
  scope,
  hidden_groups,
});

/** Adds a role as a copy of another one, or changes one of the company's own. */
export default function RoleDialog({ roles, changed, from, onClose }: RoleDialogProps) {
  const say = useTexts();
  const form = useId();
  const queries = useQueryClient();
  const { has_access } = useUser().rights;
  const copyOf = (role: RoleRecord): Typed => ({
    ...pick(role),
    name: say(roleTexts.copyOf, { name: roleName(say, role.name) }),
    rights: role.rights.filter((right) => has_access.includes(right)),
  });
  const template = from ?? roles.find(({ name }) => name === "Recruiter user") ?? roles[0];
  const blank = changed ? pick(changed) : copyOf(template as RoleRecord);
  const draft = useTyped(`role.${changed?.id ?? "new"}`, typedSchema);
  const { typed = blank, put, forget, isRestored } = draft;
  const [errors, setErrors] = useState<FormError[]>([]);
  const write = (part: Partial<Typed>) => put({ ...typed, ...part });
  const leave = () => {
    forget();
    onClose();
  };
  const settle = {
    onSuccess({ name }: RoleRecord) {
      void queries.invalidateQueries({ queryKey: keyOf(listRoles) });
      showToast({
        tone: "positive",
        title: say(changed ? roleTexts.changed : roleTexts.added, { name }),
      });
      leave();
    },
  };
  const add = useCall(addRole, settle);
  const change = useCall(changeRole, settle);
  const failed = add.error ?? change.error;
  const isPending = add.isPending || change.isPending;
  const submit = () => {
    const { data, error } = roleInput.safeParse(typed);
    setErrors(saidErrors(say, error));
    if (!data || isPending) return;
    if (changed?.id)
      change.mutate({ params: { id: changed.id }, version: changed.version, body: data });
    else add.mutate({ body: data });
  };
  const title = changed
    ? say(roleTexts.changeTitle, { name: changed.name })
    : say(roleTexts.addTitle);
  const area = (name: RightArea) => ({
    label: say(areaTexts[name]),
    value: typed.rights,
    onChange: (chosen: Right[]) => write({ rights: chosen }),
    options: rightAreas[name].map((id: Right) => ({
      id,
      label: say(rightTexts[id]),
      isDisabled: !has_access.includes(id) && !typed.rights.includes(id),
    })),
  });
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={leave}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {say(roleTexts.save)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={title}
        onSubmit={submit}
        errors={failed ? [{ message: failed.message }] : errors}
      >
        {isRestored && (
          <RestoredBanner onDiscard={forget}>{say(roleTexts.restored)}</RestoredBanner>
        )}
        <Grid columns={2}>
          <TextField
            label={say(roleTexts.name)}
            name="name"
            autoFocus
            isRequired
            maxLength={longestRoleName}
            value={typed.name}
            onChange={(name) => write({ name })}
          />
          {!changed && (
            <Select
              label={say(roleTexts.from)}
              options={roles.map(({ name }) => ({ id: name, label: roleName(say, name) }))}
              defaultValue={template?.name ?? ""}
              onChange={(name) => {
                const role = roles.find((each) => each.name === name);
                if (role) put(copyOf(role));
              }}
            />
          )}
        </Grid>
        <Grid columns={2}>
          <RadioGroup
            label={say(roleTexts.covers)}
            description={say(roleTexts.coversHint)}
            value={typed.scope}
            onChange={(scope: Scope) => write({ scope })}
            options={scopes.map((id) => ({ id, label: say(scopeTexts[id]) }))}
          />
          <CheckboxGroup
            label={say(roleTexts.hides)}
            description={say(roleTexts.hidesHint)}
            value={typed.hidden_groups}
            onChange={(hidden_groups) => write({ hidden_groups })}
            options={fieldGroups.map((id) => ({ id, label: say(fieldGroupTexts[id]) }))}
          />
        </Grid>
        <Grid columns={2}>
          {(Object.keys(rightAreas) as RightArea[]).map((name) => (
            <CheckboxGroup key={name} {...area(name)} />
          ))}
        </Grid>
        {changed && <Effect role={changed} typed={typed} />}
      </Form>
    </Dialog>
  );
}

/** Says which rights and jobs a save gives to the role's people or takes from them. */
function Effect({ role, typed }: { role: RoleRecord; typed: RoleInput }) {
  const say = useTexts();
  const input = { params: { id: role.id as number }, body: typed };
  const { data } = useEndpoint(previewRole, input, {
    enabled: roleInput.safeParse(typed).success,
    placeholderData: (before) => before,
  });
  if (!data || data.effect.length === 0) return null;
  return (
    <Banner tone="warning" title={say(roleTexts.effect)}>
      <ul>
        {data.effect.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}
