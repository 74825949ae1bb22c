import { fieldGroupWords } from "../rights/decide.ts";
import type { RoleInput } from "./role.ts";

/** Numbers that a change of a role concerns. */
export interface EffectCounts {
  people: number;
  /** Jobs that the role's people see now, after the change, and in both cases. */
  jobs_before: number;
  jobs_after: number;
  jobs_both: number;
}

/** Says what a change of a role gives its people and takes from them; nothing while nobody has it. */
export function effectOf(
  before: Pick<RoleInput, "rights" | "hidden_groups">,
  after: Pick<RoleInput, "rights" | "hidden_groups">,
  { people, jobs_before, jobs_after, jobs_both }: EffectCounts,
): string[] {
  if (people === 0) return [];
  const who = people === 1 ? "1 person" : `${people} people`;
  const verbs = (gains: boolean) => `${gains ? "gain" : "lose"}${people === 1 ? "s" : ""}`;
  const taken = jobs_before - jobs_both;
  const given = jobs_after - jobs_both;
  return [
    ...(taken > 0 ? [`${who} ${verbs(false)} sight of ${jobs(taken)}.`] : []),
    ...(given > 0 ? [`${who} ${verbs(true)} sight of ${jobs(given)}.`] : []),
    ...changed(after.hidden_groups, before.hidden_groups).map(
      (group) => `${who} ${verbs(false)} ${fieldGroupWords[group]} on ${jobs(jobs_both)}.`,
    ),
    ...changed(before.hidden_groups, after.hidden_groups).map(
      (group) => `${who} ${verbs(true)} ${fieldGroupWords[group]} on ${jobs(jobs_after)}.`,
    ),
    ...rightsText(who, verbs(false), changed(before.rights, after.rights)),
    ...rightsText(who, verbs(true), changed(after.rights, before.rights)),
  ];
}

const jobs = (count: number): string => (count === 1 ? "1 job" : `${count} jobs`);

const changed = <T>(from: readonly T[], to: readonly T[]): T[] =>
  from.filter((each) => !to.includes(each));

const rightsText = (who: string, verb: string, rights: readonly string[]): string[] =>
  rights.map((right) => `${who} ${verb} the right to ${right.replaceAll("_", " ").toLowerCase()}.`);
