import { choicesOf } from "@ats/core/jobs/answer";
import { type Question, type QuestionType, questionTypes } from "@ats/core/jobs/question";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { EmptyState } from "@ats/ui/EmptyState";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TagField } from "@ats/ui/TagField";
import { TextField } from "@ats/ui/TextField";
import { MessageCircleQuestion, Plus } from "lucide-react";
import { ListActions } from "./ListActions.tsx";
import { updateItem } from "./list-edits.ts";
import type { StepProps } from "./step-props.ts";

const newQuestion = (): Question => ({
  id: crypto.randomUUID(),
  type: "text",
  text: "",
  is_required: true,
  options: [],
  knock_out: [],
});

export default function QuestionsStep({ values, set }: StepProps) {
  const { questions } = values;
  const put = (next: Question[]) => set({ questions: next });
  const add = (
    <Button iconStart={<Plus />} onPress={() => put([...questions, newQuestion()])}>
      Add a question
    </Button>
  );
  if (questions.length === 0)
    return (
      <EmptyState
        icon={<MessageCircleQuestion />}
        title="No questions yet"
        description="Ask what a CV does not say. Applicants answer when they apply."
        action={add}
      />
    );
  return (
    <Stack gap="lg">
      {questions.map((question, index) => (
        <Card
          key={question.id}
          title={`Question ${index + 1}`}
          actions={
            <ListActions
              of={`question ${index + 1}`}
              {...{ index }}
              items={questions}
              onChange={put}
            />
          }
        >
          <QuestionFields
            question={question}
            name={`questions.${index}`}
            onChange={(change) => put(updateItem(questions, index, change))}
          />
        </Card>
      ))}
      <Inline>{add}</Inline>
    </Stack>
  );
}

interface QuestionFieldsProps {
  question: Question;
  name: string;
  onChange(change: Partial<Question>): void;
}

function QuestionFields({ question, name, onChange }: QuestionFieldsProps) {
  const choices = choicesOf(question);
  return (
    <Stack>
      <TextField
        label="Question"
        name={`${name}.text`}
        isRequired
        maxLength={500}
        value={question.text}
        onChange={(text) => onChange({ text })}
      />
      <Grid columns={2}>
        <Select
          label="Answer type"
          value={question.type}
          onChange={(type: QuestionType) => onChange({ type, knock_out: [] })}
          options={Object.entries(questionTypes).map(([id, label]) => ({
            id: id as QuestionType,
            label,
          }))}
        />
        <Checkbox
          isSelected={question.is_required}
          onChange={(is_required) => onChange({ is_required })}
        >
          Required
        </Checkbox>
      </Grid>
      {question.type.endsWith("_choice") && (
        <TagField
          label="Choices"
          name={`${name}.options`}
          description="Press Enter after each."
          max={50}
          value={question.options}
          onChange={(options) =>
            onChange({
              options,
              knock_out: question.knock_out.filter((each) => options.includes(each)),
            })
          }
        />
      )}
      {choices.length > 0 && (
        <CheckboxGroup
          label="Knock-out answers"
          description="Flagged to you. No one is rejected automatically."
          orientation="horizontal"
          value={question.knock_out}
          onChange={(knock_out) => onChange({ knock_out })}
          options={choices.map((choice) => ({ id: choice, label: choice }))}
        />
      )}
    </Stack>
  );
}
