import { evidenceAccept } from "@ats/core/checks/evidence-file";
import { evidenceMaxBytes } from "@ats/core/checks/contract";
import {
  addCost,
  attachCostDocument,
  type CostChoices,
  type CostDetails,
  getCostDocument,
  updateCost,
} from "@ats/core/costs/contract";
import { costInput } from "@ats/core/costs/cost-input";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { FileField } from "@ats/ui/FileField";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { CostBudgets } from "../../budgets/cost-budgets/CostBudgets.tsx";
import { confirmationProblem, useCostBudgets } from "../../budgets/cost-budgets/useCostBudgets.ts";
import { differencesIn } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { download } from "../../documents/save-file.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { saidErrors } from "../../forms/said-errors.ts";
import { useForm } from "../../forms/useForm.ts";
import { costsTexts } from "../texts.ts";
import { useRefreshCosts } from "../useRefreshCosts.ts";
import { AmountFields } from "./AmountFields.tsx";
import { costInWords } from "./cost-in-words.ts";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { SplitEditor } from "./SplitEditor.tsx";
import { costFormTexts } from "./texts.ts";
import { inputOf, splitAnew, type TypedCost, typedCostSchema } from "./typed-cost.ts";
import { WhatFields } from "./WhatFields.tsx";

interface CostFormProps {
  choices: CostChoices;
  /** The cost as saved, or the values of a new one. */
  saved: TypedCost;
  /** The saved cost; absent for a new one. */
  cost?: CostDetails;
  isReadOnly: boolean;
  onSaved(cost: CostDetails): void;
}

/** Records a cost or changes one. Keeps a draft and detects a stale version. Quality R2, R4. */
export function CostForm({ choices, saved, cost, isReadOnly, onSaved }: CostFormProps) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshCosts();
  const [files, setFiles] = useState<File[]>([]);
  const kept = cost?.id ?? (saved.credits_line_id ? `credit.${saved.credits_line_id}` : "new");
  const check = (typed: TypedCost): FormError[] => {
    const { error } = costInput.safeParse(inputOf(typed, choices.currency));
    return [
      ...saidErrors(say, error).map((each) =>
        each.name === "net" && typed.net === null
          ? { ...each, message: say(costFormTexts.enterNet) }
          : each,
      ),
      ...confirmationProblem(say, budgets, typed),
    ];
  };
  const form = useForm<TypedCost>({
    draft: useDraftState(`cost.${kept}`, typedCostSchema),
    saved,
    check,
    async save(typed, intentOf) {
      const body = inputOf(typed, choices.currency);
      const written = cost
        ? await client.call(updateCost, { params: { id: cost.id }, body, version: typed.version })
        : await client.call(addCost, { body, idempotencyKey: intentOf(body) });
      await attach(written.id, intentOf);
      await refresh();
      showToast({
        tone: "positive",
        title: say(cost ? costFormTexts.saved : costFormTexts.added),
        ...(written.stage === "WAITING" && { description: say(costFormTexts.sentForApproval) }),
      });
      onSaved(written);
    },
    onRefused: ({ status }) => status === 412 && refresh(),
  });
  /** A document that is refused does not undo the saved cost. */
  const attach = async (id: number, intentOf: (input: unknown) => string) => {
    const [file] = files;
    if (!file) return;
    try {
      await client.call(attachCostDocument, {
        params: { id },
        query: { name: file.name },
        body: file,
        idempotencyKey: intentOf([id, file.name, file.size, file.lastModified]),
      });
      setFiles([]);
    } catch (error) {
      showToast({
        tone: "critical",
        title: say(costFormTexts.documentFailed),
        description: (error as Error).message,
        timeout: null,
      });
    }
  };
  const change = (part: Partial<TypedCost>) =>
    form.change((now) => {
      const next = splitAnew({ ...now, ...part });
      return { ...part, shares: next.shares };
    });
  const budgets = useCostBudgets(form.typed, choices.currency, cost?.id, isReadOnly);
  const parts = { typed: form.typed, field: form.field, change, choices, isReadOnly };
  return (
    <Form aria-label={say(costsTexts.cost)} errors={form.errors} onSubmit={form.submit}>
      <Stack gap="lg">
        <FormNotices
          form={form}
          failed={say(costFormTexts.notSaved)}
          conflict={
            cost && {
              what: say(costFormTexts.thisCost),
              differences: differencesIn(costInWords(say), form.typed, saved),
            }
          }
        />
        <Card title={say(costFormTexts.whatFor)}>
          <Stack>
            <WhatFields {...parts} isNew={!cost} />
            <AmountFields {...parts} />
          </Stack>
        </Card>
        <Card title={say(costFormTexts.jobsTitle)}>
          <Stack>
            {cost && cost.shares.length < cost.job_count && (
              <Text tone="muted">
                {say(costFormTexts.hiddenJobs, { count: cost.job_count - cost.shares.length })}
              </Text>
            )}
            <SplitEditor cost={form.typed} isReadOnly={isReadOnly} onChange={change} />
          </Stack>
        </Card>
        <Card title={say(costFormTexts.progress)}>
          <InvoiceFields {...parts} costId={cost?.id} />
        </Card>
        <Card title={say(costFormTexts.more)}>
          <Stack>
            <Grid columns={2}>
              <TextField
                label={say(costsTexts.campaign)}
                description={say(costFormTexts.campaignHint)}
                isReadOnly={isReadOnly}
                maxLength={80}
                {...form.field("campaign")}
              />
              <Select
                label={say(costsTexts.source)}
                description={say(costFormTexts.sourceHint)}
                isDisabled={isReadOnly}
                name="source"
                options={[
                  { id: "none", label: say(costFormTexts.noSource) },
                  ...sourcesOf(choices, form.typed).map((id) => ({ id, label: id })),
                ]}
                value={form.typed.source || "none"}
                onChange={(id) => change({ source: id === "none" ? "" : id })}
              />
            </Grid>
            <TextArea
              label={say(costFormTexts.note)}
              rows={2}
              maxLength={2000}
              isReadOnly={isReadOnly}
              {...form.field("note")}
            />
            {cost?.document_name && (
              <Inline>
                <Button
                  onPress={() =>
                    void download(say, cost.document_name ?? "", () =>
                      client.call(getCostDocument, { params: { id: cost.id } }),
                    )
                  }
                >
                  {say(costFormTexts.openDocument)}
                </Button>
                <Text size="sm">{cost.document_name}</Text>
              </Inline>
            )}
            {!isReadOnly && (
              <FileField
                label={say(costFormTexts.document)}
                description={say(costFormTexts.documentHint)}
                accept={evidenceAccept}
                maxSize={evidenceMaxBytes}
                files={files}
                onChange={setFiles}
              />
            )}
          </Stack>
        </Card>
        <CostBudgets
          budgets={budgets}
          confirmed={form.typed.exceeds_budgets}
          onConfirm={(exceeds_budgets) => form.change({ exceeds_budgets })}
        />
        {!isReadOnly && (
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving}>
              {say(costFormTexts.save)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Form>
  );
}

/** The sources to choose from, with the saved one where it is no longer offered. */
const sourcesOf = ({ sources }: CostChoices, { source }: TypedCost) =>
  source && !sources.includes(source) ? [...sources, source] : sources;
