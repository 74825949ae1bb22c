import { directApplicantRules, overlap } from "@ats/core/agencies/terms";
import {
  addAgencyTerms,
  type AgencyTerms,
  attachTermsDocument,
  updateAgencyTerms,
} from "@ats/core/agencies/terms-contract";
import { agencyTermsInput } from "@ats/core/agencies/terms-input";
import { evidenceMaxBytes } from "@ats/core/checks/contract";
import { evidenceAccept } from "@ats/core/checks/evidence-file";
import { costCurrencies } from "@ats/core/costs/money";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Dialog } from "@ats/ui/Dialog";
import { FileField } from "@ats/ui/FileField";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { NumberField } from "@ats/ui/NumberField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Section } from "@ats/ui/Section";
import { Select } from "@ats/ui/Select";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { datesIn } from "../../dates/dates.ts";
import { differencesIn } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { contractText } from "../../languages/contract-text.ts";
import { useRefreshAgencies } from "../useRefreshAgencies.ts";
import { termsDialogTexts } from "./dialog-texts.ts";
import { FeeBands } from "./FeeBands.tsx";
import { Rebates } from "./Rebates.tsx";
import { directRuleTexts } from "./texts.ts";
import { termsInWords } from "./terms-in-words.ts";
import { termsBody, type TypedTerms, typedTermsSchema } from "./typed-terms.ts";

interface TermsDialogProps {
  agencyId: number;
  /** The version that is changed; absent for new terms. */
  terms?: AgencyTerms | undefined;
  /** The other versions of the agency, the newest first. */
  others: readonly AgencyTerms[];
  /** Today where the company is. */
  today: string;
  saved: TypedTerms;
  onClose(): void;
}

/** Adds a version of an agency's terms or changes one. Quality R2, R4. */
export function TermsDialog({ agencyId, terms, others, today, saved, onClose }: TermsDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const formId = useId();
  const refresh = useRefreshAgencies();
  const [files, setFiles] = useState<File[]>([]);
  const form = useForm<TypedTerms>({
    draft: useDraftState(`agencyTerms.${agencyId}.${terms?.id ?? "new"}`, typedTermsSchema),
    saved,
    check: (typed) => [
      ...(agencyTermsInput.safeParse(termsBody(typed)).error?.issues ?? []).map(
        ({ path, message }) => ({ name: path.join("."), message: say(contractText(message)) }),
      ),
      ...daysTaken(say, typed, { terms, others, today }),
    ],
    async save(typed, intentOf) {
      const body = agencyTermsInput.parse(termsBody(typed));
      const written = await (terms
        ? client.call(updateAgencyTerms, {
            params: { id: terms.id },
            body,
            version: typed.version,
          })
        : client.call(addAgencyTerms, {
            params: { id: agencyId },
            body,
            idempotencyKey: intentOf(body),
          }));
      await attach(written.id, intentOf);
      await refresh();
      showToast({
        tone: "positive",
        title: say(terms ? termsDialogTexts.saved : termsDialogTexts.added),
      });
      onClose();
    },
    onRefused: ({ status }) => status === 412 && refresh(),
  });
  /** A file that is refused does not undo the saved terms. */
  const attach = async (id: number, intentOf: (input: unknown) => string) => {
    const [file] = files;
    if (!file) return;
    try {
      await client.call(attachTermsDocument, {
        params: { id },
        query: { name: file.name },
        body: file,
        idempotencyKey: intentOf([id, file.name, file.size, file.lastModified]),
      });
    } catch (error) {
      showToast({
        tone: "critical",
        title: say(termsDialogTexts.documentFailed),
        description: (error as Error).message,
        timeout: null,
      });
    }
  };
  const { typed, change, field } = form;
  const isFixed = terms?.is_fixed ?? false;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(terms ? termsDialogTexts.changeTitle : termsDialogTexts.addTitle)}
      description={
        isFixed
          ? say(termsDialogTexts.fixedHint)
          : !terms && others.length > 0 && say(termsDialogTexts.addHint)
      }
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {say(termsDialogTexts.save)}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={form.errors} onSubmit={form.submit}>
        <FormNotices
          form={form}
          failed={say(termsDialogTexts.notSaved)}
          conflict={
            terms && {
              what: say(termsDialogTexts.theseWere),
              differences: differencesIn(termsInWords(say), typed, saved),
            }
          }
        />
        <Grid columns={3}>
          <DatePicker
            label={say(termsDialogTexts.validFrom)}
            isRequired
            isReadOnly={isFixed}
            {...field("valid_from")}
          />
          <DatePicker
            label={say(termsDialogTexts.validUntil)}
            description={say(termsDialogTexts.validUntilHint)}
            {...field("valid_until")}
          />
          <Select
            label={say(termsDialogTexts.currency)}
            isDisabled={isFixed}
            options={costCurrencies.map((id) => ({ id, label: id }))}
            {...field("currency")}
          />
        </Grid>
        <Section level={3} title={say(termsDialogTexts.fees)}>
          <FeeBands
            bands={typed.fee_bands}
            currency={typed.currency}
            isReadOnly={isFixed}
            onChange={(fee_bands) => change({ fee_bands })}
          />
        </Section>
        <Section
          level={3}
          title={say(termsDialogTexts.rebates)}
          description={say(termsDialogTexts.rebatesHint)}
        >
          <Rebates
            rebates={typed.rebates}
            isReadOnly={isFixed}
            onChange={(rebates) => change({ rebates })}
          />
        </Section>
        <Grid columns={2}>
          <NumberField
            label={say(termsDialogTexts.ownership)}
            description={say(termsDialogTexts.ownershipHint)}
            isReadOnly={isFixed}
            minValue={0}
            {...field("ownership_months")}
          />
          <NumberField
            label={say(termsDialogTexts.warnDays)}
            description={say(termsDialogTexts.warnDaysHint)}
            minValue={0}
            {...field("warn_days")}
          />
        </Grid>
        <RadioGroup
          label={say(termsDialogTexts.direct)}
          isReadOnly={isFixed}
          options={directApplicantRules.map((id) => ({ id, label: say(directRuleTexts[id]) }))}
          {...field("direct_applicants")}
        />
        <TextArea
          label={say(termsDialogTexts.conditions)}
          isReadOnly={isFixed}
          rows={3}
          maxLength={5_000}
          {...field("conditions")}
        />
        {!(isFixed && terms?.document_name) && (
          <FileField
            label={say(termsDialogTexts.document)}
            description={say(termsDialogTexts.documentHint)}
            accept={evidenceAccept}
            maxSize={evidenceMaxBytes}
            files={files}
            onChange={setFiles}
          />
        )}
      </Form>
    </Dialog>
  );
}

/** Says which other terms hold on days of these. An earlier version ends by itself for new terms. */
function daysTaken(
  say: Say,
  { valid_from, valid_until }: TypedTerms,
  { terms, others, today }: Pick<TermsDialogProps, "terms" | "others" | "today">,
): FormError[] {
  if (!valid_from) return [];
  const taken = others.filter((other) => overlap(other, { valid_from, valid_until }));
  const later = taken.findLast((other) => other.valid_from > valid_from);
  const same = taken.find((other) => other.valid_from === valid_from);
  const before = taken.find((other) => other.valid_from < valid_from);
  const { shortDate } = datesIn(say.locale);
  const refuse = (name: string, text: typeof termsDialogTexts.otherHold, day: string) => [
    { name, message: say(text, { day: shortDate(day) }) },
  ];
  if (same) return refuse("valid_from", termsDialogTexts.otherHold, same.valid_from);
  if (before && terms) return refuse("valid_from", termsDialogTexts.otherHold, before.valid_from);
  if (before?.is_fixed && valid_from <= today)
    return refuse("valid_from", termsDialogTexts.feesRest, before.valid_from);
  return later ? refuse("valid_until", termsDialogTexts.otherBegin, later.valid_from) : [];
}
