import type { JobInput } from "@ats/core/jobs/job-input";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { stepTexts } from "./step-texts.ts";

type Team = Pick<JobInput, "recruiter_id" | "hiring_manager_id" | "members">;

interface TeamFieldsProps {
  values: Team;
  set(change: Partial<Team>): void;
  /** The colleagues to choose from. */
  team: readonly { id: number; first_name: string; last_name: string; user_type?: string }[];
}

/** Fields of a job's hiring team. */
export function TeamFields({ values, set, team }: TeamFieldsProps) {
  const say = useTexts();
  const people = team.map(({ id, first_name, last_name, user_type }) => ({
    id: String(id),
    label: `${first_name} ${last_name}`,
    ...(user_type && { description: user_type }),
  }));
  return (
    <>
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
    </>
  );
}
