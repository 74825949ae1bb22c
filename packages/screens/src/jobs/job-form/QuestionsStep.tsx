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
import { useTexts } from "@ats/ui/texts";
import { MessageCircleQuestion, Plus } from "lucide-react";
import { ListActions } from "./ListActions.tsx";
import { updateItem } from "./list-edits.ts";
import type { StepProps } from "./step-props.ts";
import { questionTypeTexts, stepTexts } from "./step-texts.ts";

const newQuestion = (): Question => ({
  id: crypto.randomUUID(),
  type: "text",
  text: "",
  is_required: true,
  options: [],
  knock_out: [],
});

export default function QuestionsStep({ values, set }: StepProps) {
  const say = useTexts();
  const { questions } = values;
  const put = (next: Question[]) => set({ questions: next });
  const add = (
    <Button iconStart={<Plus />} onPress={() => put([...questions, newQuestion()])}>
      {say(stepTexts.addQuestion)}
    </Button>
  );
  if (questions.length === 0)
    return (
      <EmptyState
        icon={<MessageCircleQuestion />}
        title={say(stepTexts.noQuestions)}
        description={say(stepTexts.noQuestionsHint)}
        action={add}
      />
    );
  return (
    <Stack gap="lg">
      {questions.map((question, index) => (
        <Card
          key={question.id}
          title={say(stepTexts.questionCard, { number: index + 1 })}
          actions={
            <ListActions
              of={say(stepTexts.questionInSentence, { number: index + 1 })}
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
  const say = useTexts();
  const choices = choicesOf(question);
  return (
    <Stack>
      <TextField
        label={say(stepTexts.question)}
        name={`${name}.text`}
        isRequired
        maxLength={500}
        value={question.text}
        onChange={(text) => onChange({ text })}
      />
      <Grid columns={2}>
        <Select
          label={say(stepTexts.answerType)}
          value={question.type}
          onChange={(type: QuestionType) => onChange({ type, knock_out: [] })}
          options={(Object.keys(questionTypes) as QuestionType[]).map((id) => ({
            id,
            label: say(questionTypeTexts[id]),
          }))}
        />
        <Checkbox
          isSelected={question.is_required}
          onChange={(is_required) => onChange({ is_required })}
        >
          {say(stepTexts.required)}
        </Checkbox>
      </Grid>
      {question.type.endsWith("_choice") && (
        <TagField
          label={say(stepTexts.choices)}
          name={`${name}.options`}
          description={say(stepTexts.choicesHint)}
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
          label={say(stepTexts.knockOut)}
          description={say(stepTexts.knockOutHint)}
          orientation="horizontal"
          value={question.knock_out}
          onChange={(knock_out) => onChange({ knock_out })}
          options={choices.map((choice) => ({ id: choice, label: choice }))}
        />
      )}
    </Stack>
  );
}
