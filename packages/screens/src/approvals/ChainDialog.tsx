import {
  addApprovalChain,
  type ApprovalChain,
  changeApprovalChain,
  getApprovalChainOptions,
} from "@ats/core/approvals/chains-contract";
import { storedChainSchema } from "@ats/core/approvals/stored-chain";
import { subjectKinds } from "@ats/core/approvals/subject";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Dialog } from "@ats/ui/Dialog";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Section } from "@ats/ui/Section";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words as buttonWords } from "@ats/ui/texts/words";
import { Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { useTyped } from "../drafts/draft.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { ListActions } from "../jobs/job-form/ListActions.tsx";
import { updateItem } from "../jobs/job-form/list-edits.ts";
import { contractText } from "../languages/contract-text.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { type ChainOptions, ConditionFields } from "./ConditionFields.tsx";
import { StepFields } from "./StepFields.tsx";
import { approvalsTexts, chainKindTexts, chainTexts } from "./texts.ts";
import {
  chainOf,
  newChain,
  newCondition,
  newStep,
  ofKind,
  type TypedChain,
  typedChain,
  typedSchema,
} from "./typed-chain.ts";
import { useRefreshChains } from "./useChainActs.ts";
import { type NamedPerson, useWords } from "./useWords.ts";

interface ChainDialogProps {
  /** Everybody whom the chains name. */
  people: readonly NamedPerson[];
  /** The chain that is changed. Default: one is added. */
  changed?: ApprovalChain;
  /** The chain that a new one is copied from. */
  from?: ApprovalChain;
  onClose(): void;
}

/** Adds a chain of approval, or changes one. */
export default function ChainDialog({ people, changed, from, onClose }: ChainDialogProps) {
  const say = useTexts();
  const form = useId();
  const onSettled = useRefreshChains();
  const draft = useTyped(`approvalChain.${changed?.id ?? `new.${from?.id ?? ""}`}`, typedSchema);
  const [blank] = useState(() => {
    if (changed) return typedChain(changed);
    if (!from) return newChain();
    return { ...typedChain(from), name: say(approvalsTexts.copyOf, { name: from.name }) };
  });
  const { typed = blank, put, forget, isRestored } = draft;
  const [errors, setErrors] = useState<FormError[]>([]);
  const leave = () => {
    forget();
    onClose();
  };
  const settle = {
    onSettled,
    onSuccess({ name }: ApprovalChain) {
      showToast({
        tone: "positive",
        title: say(changed ? chainTexts.changed : chainTexts.added, { name }),
      });
      leave();
    },
  };
  const add = useCall(addApprovalChain, settle);
  const change = useCall(changeApprovalChain, settle);
  const failed = add.error ?? change.error;
  const isPending = add.isPending || change.isPending;
  const submit = () => {
    const { data, error } = storedChainSchema.safeParse(chainOf(typed));
    setErrors(
      (error?.issues ?? []).map(({ path, message }) => ({
        name: path.join("."),
        message: say(contractText(message)),
      })),
    );
    if (!data || isPending) return;
    if (changed)
      change.mutate({ params: { id: changed.id }, version: changed.version, body: data });
    else add.mutate({ body: data });
  };
  const title = changed
    ? say(chainTexts.changeTitle, { name: changed.name })
    : say(chainTexts.addTitle);
  const options = useEndpoint(getApprovalChainOptions, {});
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={leave}>{say(buttonWords.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {say(chainTexts.save)}
          </Button>
        </>
      }
    >
      <SectionState query={options} title={say(approvalsTexts.notLoaded)}>
        {(data) => (
          <Form
            id={form}
            aria-label={title}
            onSubmit={submit}
            errors={failed ? [{ message: failed.message }] : errors}
          >
            {isRestored && (
              <RestoredBanner onDiscard={forget}>{say(chainTexts.restored)}</RestoredBanner>
            )}
            <ChainFields
              {...{ typed, people }}
              options={data}
              errorOf={(field) => errors.find(({ name }) => name === field)?.message}
              isNew={!changed}
              onChange={(part) => put({ ...typed, ...part })}
            />
          </Form>
        )}
      </SectionState>
    </Dialog>
  );
}

interface ChainFieldsProps {
  /** A chain keeps its kind. */
  isNew: boolean;
  typed: TypedChain;
  options: ChainOptions;
  people: readonly NamedPerson[];
  errorOf(field: string): string | undefined;
  onChange(part: Partial<TypedChain>): void;
}

function ChainFields({ isNew, typed, options, people, errorOf, onChange }: ChainFieldsProps) {
  const say = useTexts();
  const { kind, name, scope, steps } = typed;
  const everybody = [
    ...new Map([...people, ...options.people].map((person) => [person.id, person])).values(),
  ];
  const words = useWords(everybody);
  return (
    <Stack gap="lg">
      <Grid columns={isNew ? 2 : 1}>
        <TextField
          label={say(chainTexts.name)}
          name="name"
          autoFocus
          isRequired
          maxLength={80}
          value={name}
          onChange={(text) => onChange({ name: text })}
          errorMessage={errorOf("name")}
        />
        {isNew && (
          <Select
            label={say(chainTexts.kind)}
            options={subjectKinds.map((id) => ({ id, label: say(chainKindTexts[id]) }))}
            value={kind}
            onChange={(chosen) => onChange(ofKind(typed, chosen))}
          />
        )}
      </Grid>
      <Section level={3} title={say(chainTexts.scope)} description={say(chainTexts.scopeHint)}>
        <Stack>
          {scope.map((condition, index) => (
            <Inline key={condition.key} gap="sm" align="end" wrap={false}>
              <ConditionFields
                kind={kind}
                condition={condition}
                options={options}
                name={`scope.${index}`}
                errorOf={errorOf}
                onChange={(part) => onChange({ scope: updateItem(scope, index, part) })}
              />
              <IconButton
                aria-label={say(buttonWords.remove, {
                  name: say(chainTexts.condition, { number: index + 1 }),
                })}
                icon={<Trash2 />}
                onPress={() => onChange({ scope: scope.filter((each) => each !== condition) })}
              />
            </Inline>
          ))}
          <Inline>
            <Button
              size="sm"
              iconStart={<Plus />}
              onPress={() => onChange({ scope: [...scope, newCondition()] })}
            >
              {say(chainTexts.addCondition)}
            </Button>
          </Inline>
        </Stack>
      </Section>
      <Section level={3} title={say(chainTexts.steps)}>
        <Stack>
          {steps.map((step, index) => (
            <Card
              key={step.id}
              level={4}
              title={say(chainTexts.step, { number: index + 1 })}
              actions={
                <ListActions
                  of={say(chainTexts.stepItem, { number: index + 1 })}
                  index={index}
                  items={steps}
                  onChange={(moved) => onChange({ steps: moved })}
                />
              }
            >
              <StepFields
                {...{ kind, steps, index, options, words, errorOf }}
                people={everybody}
                onChange={(part) => onChange({ steps: updateItem(steps, index, part) })}
              />
            </Card>
          ))}
          {errorOf("steps") && <Text tone="critical">{errorOf("steps")}</Text>}
          <Inline>
            <Button
              size="sm"
              iconStart={<Plus />}
              onPress={() => onChange({ steps: [...steps, newStep()] })}
            >
              {say(chainTexts.addStep)}
            </Button>
          </Inline>
        </Stack>
      </Section>
    </Stack>
  );
}
