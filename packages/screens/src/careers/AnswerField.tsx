import { choicesOf, yesNo } from "@ats/core/jobs/answer";
import type { Question } from "@ats/core/jobs/question";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { DateField } from "@ats/ui/DateField";
import { FileField } from "@ats/ui/FileField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { applicationFormTexts as here } from "./texts.ts";

interface AnswerFieldProps {
  question: Omit<Question, "knock_out">;
  answer: string[];
  onChange(answer: string[]): void;
  files: File[];
  onFiles(files: File[]): void;
  limits: { accept: string[]; maxSize: number };
}

/** Shows the field for a question's type. */
export function AnswerField(props: AnswerFieldProps) {
  const say = useTexts();
  const { question, answer, onChange, files, onFiles, limits } = props;
  const { id: name, text: label, is_required: isRequired, type } = question;
  const field = { name, label, isRequired };
  const [first = ""] = answer;
  const one = { value: first, onChange: (text: string) => onChange(text ? [text] : []) };
  const options = choicesOf(question).map((choice) => ({
    id: choice,
    label: type === "yes_no" ? say(choice === yesNo[0] ? here.yes : here.no) : choice,
  }));
  switch (type) {
    case "text":
      return <TextField {...field} {...one} maxLength={500} />;
    case "number":
      return <TextField {...field} {...one} inputMode="decimal" maxLength={20} />;
    case "long_text":
      return <TextArea {...field} {...one} rows={6} maxLength={5000} hasCount />;
    case "date":
      return (
        <DateField
          {...field}
          value={first || null}
          onChange={(date) => onChange(date ? [date] : [])}
        />
      );
    case "yes_no":
    case "single_choice":
      return (
        <RadioGroup
          {...field}
          options={options}
          value={first || null}
          onChange={(choice) => onChange([choice])}
        />
      );
    case "multiple_choice":
      return <CheckboxGroup {...field} options={options} value={answer} onChange={onChange} />;
    case "file":
      return <FileField {...field} {...limits} files={files} onChange={onFiles} />;
  }
}
