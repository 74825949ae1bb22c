import type { ApiError } from "@ats/core/contract/client";
import { addCompany, listCompanies, newCompany } from "@ats/core/companies/companies-contract";
import { type CompanyType, companyTypes } from "@ats/core/rights/rights";
import { invitationDays } from "@ats/core/users/account";
import { Button } from "@ats/ui/Button";
import { ComboBox } from "@ats/ui/ComboBox";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Section } from "@ats/ui/Section";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { errorsOf, FieldErrors } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { companyTexts } from "./company-texts.ts";

const typedSchema = z.object({
  name: z.string(),
  company_type: z.enum(companyTypes),
  parent: z.object({ id: z.string(), label: z.string() }).nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
});
type Typed = z.output<typeof typedSchema>;
type Parent = NonNullable<Typed["parent"]>;

const empty: Typed = {
  name: "",
  company_type: "ATS",
  parent: null,
  first_name: "",
  last_name: "",
  email: "",
};

const inputOf = ({ parent, email, ...typed }: Typed) => ({
  ...typed,
  email: email.trim(),
  parent_id: parent && typed.company_type === "ATS" ? Number(parent.id) : null,
});

/** Adds a company with its first administrator, who is invited by mail. */
export default function AddCompanyDialog({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const id = useId();
  const { client } = useAts();
  const queries = useQueryClient();
  const form = useForm({
    draft: useDraftState("company.add", typedSchema),
    saved: empty,
    check: (typed) => errorsOf(newCompany, inputOf(typed)),
    async save(typed) {
      const body = inputOf(typed);
      await client.call(addCompany, { body }).catch((error: ApiError) => {
        if (error.status !== 409) throw error;
        throw new FieldErrors([{ name: "name", message: error.message }]);
      });
      void queries.invalidateQueries({ queryKey: keyOf(listCompanies) });
      showToast({ tone: "positive", title: say(companyTexts.wasAdded, body) });
      onClose();
    },
  });
  const { company_type, parent } = form.typed;
  const loaded = useRef<Parent[]>([]);
  return (
    <Dialog
      isOpen
      title={say(companyTexts.add)}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isSaving}>
            {say(companyTexts.add)}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={say(companyTexts.add)} errors={form.errors} onSubmit={form.submit}>
        <FormNotices form={form} />
        <TextField label={say(companyTexts.name)} autoFocus {...form.field("name")} />
        <RadioGroup
          label={say(companyTexts.kind)}
          value={company_type}
          onChange={(kind) => form.change({ company_type: kind as CompanyType })}
          options={[
            {
              id: "ATS",
              label: say(companyTexts.recruits),
              description: say(companyTexts.recruitsHint),
            },
            {
              id: "AGENCY",
              label: say(companyTexts.agency),
              description: say(companyTexts.agencyHint),
            },
          ]}
        />
        {company_type === "ATS" && (
          <ComboBox
            label={say(companyTexts.parent)}
            name="parent_id"
            description={say(companyTexts.parentHint)}
            value={parent?.id ?? null}
            {...(parent && { selectedOption: parent })}
            loadOptions={async (q, signal) => {
              const { records } = await client.call(listCompanies, { query: { q }, signal });
              loaded.current = records
                .filter((each) => each.company_type === "ATS" && each.parent_name === null)
                .map((each) => ({ id: String(each.id), label: each.name }));
              return loaded.current;
            }}
            onChange={(chosen) =>
              form.change({ parent: loaded.current.find((each) => each.id === chosen) ?? null })
            }
          />
        )}
        <Section title={say(companyTexts.administrator)}>
          <Grid columns={2}>
            <TextField label={say(companyTexts.firstName)} {...form.field("first_name")} />
            <TextField label={say(companyTexts.lastName)} {...form.field("last_name")} />
          </Grid>
          <TextField
            label={say(companyTexts.email)}
            type="email"
            description={say(companyTexts.emailHint, { days: invitationDays })}
            {...form.field("email")}
          />
        </Section>
      </Form>
    </Dialog>
  );
}
