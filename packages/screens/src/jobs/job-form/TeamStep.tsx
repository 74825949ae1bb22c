import { Card } from "@ats/ui/Card";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import type { StepProps } from "./step-props.ts";
import { stepTexts } from "./step-texts.ts";
import { stepTitles } from "./steps.ts";

export default function TeamStep({ values, set, suggestions }: StepProps) {
  const say = useTexts();
  const people = (suggestions?.team ?? []).map(({ id, first_name, last_name, user_type }) => ({
    id: String(id),
    label: `${first_name} ${last_name}`,
    description: user_type,
  }));
  return (
    <Card title={say(stepTitles.team)}>
      <Stack>
        <Select
          label={say(stepTexts.recruiter)}
          name="recruiter_id"
          description={say(stepTexts.recruiterHint)}
          isRequired
          value={String(values.recruiter_id)}
          onChange={(id) => set({ recruiter_id: Number(id) })}
          options={people}
        />
        <Select
          label={say(stepTexts.hiringManager)}
          name="hiring_manager_id"
          isRequired
          value={String(values.hiring_manager_id)}
          onChange={(id) => set({ hiring_manager_id: Number(id) })}
          options={people}
        />
        <MultiSelect
          label={say(stepTexts.members)}
          name="members"
          description={say(stepTexts.membersHint)}
          value={values.members.map(String)}
          onChange={(ids) => set({ members: ids.map(Number) })}
          options={people}
        />
      </Stack>
    </Card>
  );
}
