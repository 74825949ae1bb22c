import { type Words, stepInWords } from "@ats/core/approvals/chain-in-words";
import { fieldNames, readableFieldsOf } from "@ats/core/approvals/fields";
import { storedStepSchema } from "@ats/core/approvals/stored-chain";
import type { SubjectKind } from "@ats/core/approvals/subject";
import { Checkbox } from "@ats/ui/Checkbox";
import { ComboBox } from "@ats/ui/ComboBox";
import { Grid } from "@ats/ui/Grid";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { NumberField } from "@ats/ui/NumberField";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { contractText } from "../languages/contract-text.ts";
import { roleName } from "../users/role-name.ts";
import { capital, type ChainOptions, ConditionFields } from "./ConditionFields.tsx";
import { chainTexts, readsHints } from "./texts.ts";
import { approverId, approverOf, newCondition, stepsOf, type TypedStep } from "./typed-chain.ts";
import { nameOf, type NamedPerson } from "./useWords.ts";

interface StepFieldsProps {
  kind: SubjectKind;
  steps: readonly TypedStep[];
  index: number;
  options: ChainOptions;
  /** People to choose from, and those whom the chain names already. */
  people: readonly NamedPerson[];
  words: Words;
  errorOf(field: string): string | undefined;
  onChange(change: Partial<TypedStep>): void;
}

export function StepFields({
  kind,
  steps,
  index,
  options,
  people,
  words,
  errorOf,
  onChange,
}: StepFieldsProps) {
  const say = useTexts();
  const step = steps[index] as TypedStep;
  const path = `steps.${index}`;
  const at = (part: string) => ({
    name: `${path}.${part}`,
    errorMessage: errorOf(`${path}.${part}`),
  });
  const persons = people.map((person) => ({ id: String(person.id), label: nameOf(person) }));
  const chosen = step.approvers.map(approverId);
  const roles = [
    ...new Set([
      ...options.roles,
      ...step.approvers.flatMap((each) => (each.by === "role" ? each.role : [])),
    ]),
  ];
  return (
    <Stack>
      <Grid columns={2}>
        <TextField
          {...at("name")}
          label={say(chainTexts.stepName)}
          isRequired
          maxLength={80}
          value={step.name}
          onChange={(name) => onChange({ name })}
        />
        {index > 0 && (
          <Select
            label={say(chainTexts.order)}
            options={[
              { id: "after", label: say(chainTexts.after) },
              { id: "together", label: say(chainTexts.together) },
            ]}
            value={step.isTogether ? "together" : "after"}
            onChange={(order) => onChange({ isTogether: order === "together" })}
          />
        )}
      </Grid>
      <Grid columns={2}>
        <MultiSelect
          {...at("approvers")}
          label={say(chainTexts.approvers)}
          isRequired
          options={[
            {
              id: "of job",
              label: say(chainTexts.ofJob),
              options: [
                { id: "line_manager", label: say(chainTexts.lineManager) },
                { id: "hiring_manager", label: say(chainTexts.hiringManager) },
                { id: "recruiter", label: say(chainTexts.recruiter) },
              ],
            },
            {
              id: "roles",
              label: say(chainTexts.roles),
              options: roles.map((role) => ({ id: `role ${role}`, label: roleName(say, role) })),
            },
            {
              id: "people",
              label: say(chainTexts.people),
              options: persons.map(({ id, label }) => ({ id: `person ${id}`, label })),
            },
          ]}
          value={chosen}
          onChange={(ids) => onChange({ approvers: ids.map(approverOf) })}
        />
        <NumberField
          {...at("needed")}
          label={say(chainTexts.needed)}
          isRequired
          minValue={1}
          maxValue={20}
          value={step.needed}
          onChange={(needed) => onChange({ needed })}
        />
      </Grid>
      <Checkbox
        isSelected={step.condition !== null}
        onChange={(isOn) => onChange({ condition: isOn ? newCondition() : null })}
      >
        {say(chainTexts.onlyIf)}
      </Checkbox>
      {step.condition && (
        <ConditionFields
          kind={kind}
          condition={step.condition}
          options={options}
          name={`${path}.condition`}
          errorOf={errorOf}
          onChange={(change) =>
            step.condition && onChange({ condition: { ...step.condition, ...change } })
          }
        />
      )}
      <Grid columns={2}>
        <ComboBox
          {...at("fallback")}
          label={say(chainTexts.fallback)}
          description={say(chainTexts.fallbackHint)}
          placeholder={say(chainTexts.nobody)}
          options={persons}
          value={step.fallback === null ? null : String(step.fallback)}
          onChange={(id) => onChange({ fallback: id ? Number(id) : null })}
        />
        <NumberField
          {...at("escalate_after")}
          label={say(chainTexts.escalate)}
          description={say(chainTexts.escalateHint)}
          suffix={say(chainTexts.workingDays)}
          minValue={1}
          maxValue={30}
          value={step.escalate_after}
          onChange={(escalate_after) => onChange({ escalate_after })}
        />
      </Grid>
      <MultiSelect
        {...at("reads")}
        label={say(chainTexts.reads)}
        description={say(readsHints[kind])}
        options={readableFieldsOf(kind).map((id) => ({
          id,
          label: capital(say(contractText(fieldNames[id]))),
        }))}
        value={step.reads}
        onChange={(reads) => onChange({ reads })}
      />
      <InWords steps={steps} index={index} words={words} />
    </Stack>
  );
}

/** The step as a sentence, once it is complete. */
function InWords({ steps, index, words }: Pick<StepFieldsProps, "steps" | "index" | "words">) {
  const [before, typed] = [index - 1, index].map(
    (at) => storedStepSchema.safeParse(stepsOf(steps)[at]).data,
  );
  if (!typed) return null;
  return (
    <Text as="p" weight="medium">
      {stepInWords(words, typed, before)}.
    </Text>
  );
}
