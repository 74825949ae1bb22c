import {
  addApiToken,
  apiTokenDays,
  apiTokenDraft,
  listApiTokens,
} from "@ats/core/api-tokens/contract";
import { type Right, rights } from "@ats/core/rights/rights";
import { Button } from "@ats/ui/Button";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { z } from "zod";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { useDates } from "../dates/useDates.ts";
import { useTyped } from "../drafts/draft.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { draftTexts } from "../drafts/texts.ts";
import { useUser } from "../session/session.tsx";
import { addressErrors, addressesIn } from "../settings/settings/addresses.ts";
import { rightGroups } from "./right-groups.ts";
import { ShownTokenDialog } from "./ShownTokenDialog.tsx";
import { apiTokenTexts, rightHintTexts, rightTexts } from "./texts.ts";

const typedSchema = z.object({
  name: z.string(),
  rights: z.array(z.enum(rights)),
  origins: z.string(),
  days: z.literal(apiTokenDays),
});
const blank: z.output<typeof typedSchema> = { name: "", rights: [], origins: "", days: 90 };

const day = 24 * 60 * 60_000;

/** Adds an API token and shows it once. */
export default function AddTokenDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const dates = useDates();
  const form = useId();
  const [now] = useState(Date.now);
  const queries = useQueryClient();
  const { has_access } = useUser().rights;
  const { typed = blank, put, forget, isRestored } = useTyped("apiToken", typedSchema);
  const [errors, setErrors] = useState<FormError[]>([]);
  const add = useCall(addApiToken, {
    // The token leaves the cache with this dialog.
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(listApiTokens) }),
  });
  const change = (change: Partial<typeof typed>) => put({ ...typed, ...change });
  const isEmbedding = typed.rights.includes("EMBED_USERS");
  const submit = () => {
    const origins = isEmbedding ? addressesIn(typed.origins) : [];
    const { data, error } = apiTokenDraft.safeParse({ ...typed, origins });
    setErrors(addressErrors(error, origins));
    if (data && !add.isPending) add.mutate({ body: data });
  };
  const leave = () => {
    forget();
    onClose();
  };
  if (add.data) return <ShownTokenDialog name={typed.name} token={add.data.token} onDone={leave} />;
  const group = (name: keyof typeof rightGroups) => ({
    label: say(apiTokenTexts[name]),
    value: typed.rights,
    onChange: (rights: Right[]) => change({ rights }),
    options: rightGroups[name]
      .filter((right) => has_access.includes(right))
      .map((id: Right & keyof typeof rightHintTexts) => ({
        id,
        label: say(rightTexts[id]),
        description: say(rightHintTexts[id]),
      })),
  });
  return (
    <Dialog
      isOpen
      size="lg"
      title={say(apiTokenTexts.addTitle)}
      description={say(apiTokenTexts.addHint)}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={leave}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={add.isPending}>
            {say(apiTokenTexts.add)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        aria-label={say(apiTokenTexts.addTitle)}
        onSubmit={submit}
        errors={add.error ? [{ message: add.error.message }] : errors}
      >
        {isRestored && (
          <RestoredBanner onDiscard={forget}>{say(draftTexts.restored)}</RestoredBanner>
        )}
        <TextField
          label={say(apiTokenTexts.name)}
          name="name"
          autoFocus
          isRequired
          value={typed.name}
          onChange={(name) => change({ name })}
        />
        <Grid columns={2}>
          <CheckboxGroup name="rights" {...group("see")} />
          <CheckboxGroup {...group("change")} />
        </Grid>
        <CheckboxGroup {...group("embedding")} />
        {isEmbedding && (
          <TextArea
            label={say(apiTokenTexts.embedPages)}
            name="origins"
            description={say(apiTokenTexts.embedPagesHint)}
            isRequired
            rows={2}
            value={typed.origins}
            onChange={(origins) => change({ origins })}
          />
        )}
        <RadioGroup
          label={say(apiTokenTexts.validFor)}
          name="days"
          orientation="horizontal"
          description={say(apiTokenTexts.validUntil, {
            date: dates.longDate(new Date(now + typed.days * day).toISOString()),
          })}
          value={String(typed.days)}
          onChange={(days) => change({ days: z.literal(apiTokenDays).parse(Number(days)) })}
          options={apiTokenDays.map((count) => ({
            id: String(count),
            label: say(apiTokenTexts.days, { count }),
          }))}
        />
      </Form>
    </Dialog>
  );
}
