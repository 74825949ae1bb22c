import { type Profile, profileInput } from "@ats/core/users/profile";
import { getUser, updateUser } from "@ats/core/users/profile-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { PhoneField } from "@ats/ui/PhoneField";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { BothVersions } from "../../drafts/BothVersions.tsx";
import { RestoredBanner } from "../../drafts/RestoredBanner.tsx";
import { useState } from "react";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import { useDraft } from "../../drafts/draft.ts";
import { useCan } from "../../session/session.tsx";
import { profileEndpoints, useRefresh } from "./queries.ts";

const typedSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  telephone: z.string(),
  /** The version that editing began from. */
  version: z.number(),
});
type TypedDetails = z.output<typeof typedSchema>;

const typedFrom = ({ first_name, last_name, telephone, version }: Profile): TypedDetails => ({
  first_name,
  last_name,
  telephone: telephone ?? "",
  version,
});

const labels = {
  first_name: "First name",
  last_name: "Last name",
  telephone: "Telephone",
} as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

const differences = (mine: TypedDetails, theirs: TypedDetails) =>
  names
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ term: labels[name], mine: mine[name], theirs: theirs[name] }));

const isSame = (a: TypedDetails, b: TypedDetails) => differences(a, b).length === 0;

/** Edits the user's details. Keeps a draft and detects a stale version. Quality R2, R4. */
export function DetailsForm({ saved }: { saved: Profile }) {
  const mayUpdate = useCan("UPDATE_PROFILE");
  const draft = useDraft("details", typedSchema);
  const current = typedFrom(saved);
  const [typed, setTyped] = useState(draft.found ?? current);
  const [isRestored, setRestored] = useState(
    draft.found !== undefined && !isSame(draft.found, current),
  );
  const [errors, setErrors] = useState<FormError[]>([]);
  const refresh = useRefresh();
  const save = useCall(updateUser, {
    onSuccess: ({ users }) => {
      draft.forget();
      setRestored(false);
      setTyped(typedFrom(users));
      void refresh(...profileEndpoints);
      showToast({ title: "Details saved", tone: "positive" });
    },
    onError: ({ status }) => {
      if (status === 412) void refresh(getUser);
    },
  });
  const isStale = save.error?.status === 412 && typed.version !== saved.version;

  const put = (next: TypedDetails) => {
    setTyped(next);
    if (isSame(next, current)) draft.forget();
    else draft.keep(next);
  };
  const discard = () => {
    put(current);
    setRestored(false);
    setErrors([]);
    save.reset();
  };
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    value: typed[name],
    isReadOnly: !mayUpdate,
    onChange: (text: string) => {
      put({ ...typed, [name]: text });
      setErrors((before) => before.filter((error) => error.name !== name));
    },
    errorMessage: errors.find((error) => error.name === name)?.message,
  });
  const submit = (now = typed) => {
    const parsed = profileInput.safeParse({ ...now, telephone: now.telephone || null });
    setErrors(
      parsed.error?.issues.map(({ path, message }) => ({ name: String(path[0]), message })) ?? [],
    );
    if (parsed.success && !save.isPending)
      save.mutate({
        params: { id: saved.id },
        body: parsed.data,
        version: now.version,
      });
  };
  return (
    <Card title="Details">
      <Form aria-label="Details" errors={errors} onSubmit={() => submit()}>
        {isRestored && (
          <RestoredBanner onDiscard={discard}>
            You have unsaved changes from earlier.
          </RestoredBanner>
        )}
        {isStale ? (
          <BothVersions
            what="Your details were"
            differences={differences(typed, current)}
            onKeep={() => {
              const next = { ...typed, version: saved.version };
              put(next);
              submit(next);
            }}
            onTake={discard}
          />
        ) : (
          save.error && errors.length === 0 && <Banner tone="critical">{save.error.message}</Banner>
        )}
        <Grid columns={2}>
          <TextField autoComplete="given-name" {...field("first_name")} />
          <TextField autoComplete="family-name" {...field("last_name")} />
        </Grid>
        <TextField
          label="Email"
          description="Used to sign in. An administrator can change it."
          type="email"
          value={saved.email}
          isReadOnly
        />
        <PhoneField {...field("telephone")} />
        {mayUpdate && (
          <Inline>
            <Button type="submit" variant="primary" isPending={save.isPending}>
              Save details
            </Button>
          </Inline>
        )}
      </Form>
    </Card>
  );
}
