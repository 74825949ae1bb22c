import { currencies, jobTypes } from "@ats/core/jobs/job-input";
import { addOffer, changeOffer, type Offer, offerInput } from "@ats/core/offers/contract";
import { Button } from "@ats/ui/Button";
import { DatePicker } from "@ats/ui/DatePicker";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { MoneyField } from "@ats/ui/MoneyField";
import { Select } from "@ats/ui/Select";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId } from "react";
import { useAts } from "../app/context.tsx";
import { differencesIn } from "../drafts/differences.ts";
import { useDraftState } from "../drafts/draft.ts";
import { errorsOf } from "../forms/field-errors.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { useForm } from "../forms/useForm.ts";
import { contractText } from "../languages/contract-text.ts";
import { useRefreshOffers } from "./queries.ts";
import { offerDialogTexts, offersTexts } from "./texts.ts";
import { inWords, type TypedOffer, typedOffer } from "./typed-offer.ts";

interface OfferDialogProps {
  applicationId: number;
  /** The draft that is edited; a new one without it. */
  offer?: Pick<Offer, "id"> | undefined;
  saved: TypedOffer;
  onClose(): void;
}

/** Records the terms of an offer. What is typed is kept, and overwrites nothing unseen. */
export function OfferDialog({ applicationId, offer, saved, onClose }: OfferDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const formId = useId();
  const refresh = useRefreshOffers();
  const form = useForm({
    draft: useDraftState(`offer.${applicationId}.${offer?.id ?? "new"}`, typedOffer),
    saved,
    check: (typed) => errorsOf(offerInput, typed),
    async save({ version, ...typed }, intentOf) {
      const body = offerInput.parse(typed);
      await (offer
        ? client.call(changeOffer, { params: { id: offer.id }, body, version })
        : client.call(addOffer, {
            params: { id: applicationId },
            body,
            idempotencyKey: intentOf(body),
          }));
      await refresh();
      onClose();
    },
    onRefused: ({ status }) => status === 412 && refresh(),
  });
  const { field, typed } = form;
  const types = [...new Set([...jobTypes, typed.job_type].filter(Boolean))];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(offer ? offerDialogTexts.editTitle : offerDialogTexts.newTitle)}
      description={say(offerDialogTexts.hint)}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {say(offerDialogTexts.save)}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={form.errors} onSubmit={form.submit}>
        <FormNotices
          form={form}
          failed={say(offerDialogTexts.notSaved)}
          conflict={{
            what: say(offerDialogTexts.offerWas),
            differences: differencesIn(inWords(say), typed, saved),
          }}
        />
        <Grid columns={2}>
          <MoneyField
            label={say(offerDialogTexts.salary)}
            isRequired
            autoFocus
            minValue={0}
            {...field("offered_salary")}
            currency={typed.currency}
            currencies={[...currencies]}
            onCurrencyChange={(currency) => form.change({ currency: currency as "GBP" })}
            trailingZeroDisplay="stripIfInteger"
          />
          <Select
            label={say(offersTexts.jobType)}
            {...field("job_type")}
            options={types.map((id) => ({ id, label: say(contractText(id)) }))}
          />
          <DatePicker label={say(offersTexts.startDate)} {...field("start_date")} />
          <DatePicker
            label={say(offersTexts.answerBy)}
            description={say(offerDialogTexts.answerByHint)}
            {...field("answer_by")}
          />
        </Grid>
        <TextArea
          label={say(offersTexts.note)}
          description={say(offerDialogTexts.noteHint)}
          rows={3}
          maxLength={2000}
          {...field("note")}
        />
      </Form>
    </Dialog>
  );
}
