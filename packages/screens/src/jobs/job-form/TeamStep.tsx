import { Card } from "@ats/ui/Card";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import type { StepProps } from "./step-props.ts";

export default function TeamStep({ values, set, suggestions }: StepProps) {
  const people = (suggestions?.team ?? []).map(({ id, first_name, last_name, user_type }) => ({
    id: String(id),
    label: `${first_name} ${last_name}`,
    description: user_type,
  }));
  return (
    <Card title="Hiring team">
      <Stack>
        <Select
          label="Recruiter"
          name="recruiter_id"
          description="Is notified of applications and responds to them."
          isRequired
          value={String(values.recruiter_id)}
          onChange={(id) => set({ recruiter_id: Number(id) })}
          options={people}
        />
        <Select
          label="Hiring manager"
          name="hiring_manager_id"
          isRequired
          value={String(values.hiring_manager_id)}
          onChange={(id) => set({ hiring_manager_id: Number(id) })}
          options={people}
        />
        <MultiSelect
          label="Other members"
          name="members"
          description="Colleagues who interview and decide too. They see the job under My jobs and are notified."
          value={values.members.map(String)}
          onChange={(ids) => set({ members: ids.map(Number) })}
          options={people}
        />
      </Stack>
    </Card>
  );
}
