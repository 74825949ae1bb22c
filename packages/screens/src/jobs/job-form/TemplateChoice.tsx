import { startsAnonymised } from "@ats/core/jobs/anonymisation-settings";
import type { JobInput } from "@ats/core/jobs/job-input";
import { type JobTemplate, listJobTemplates } from "@ats/core/jobs/templates-contract";
import { Card } from "@ats/ui/Card";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { useUser } from "../../session/session.tsx";
import { useChannels } from "../useChannels.ts";
import { labelOf } from "./field-texts.ts";
import type { StepProps } from "./step-props.ts";
import { basicsTexts } from "./texts.ts";
import { newVacancy } from "./values.ts";

const ConfirmDialog = lazy(async () => ({
  default: (await import("@ats/ui/ConfirmDialog")).ConfirmDialog,
}));

/**
 * Fills the job from a template, except its team and closing date. Confirms before replacing filled
 * fields.
 */
export function TemplateChoice({ values, set }: Pick<StepProps, "values" | "set">) {
  const say = useTexts();
  const templates = useEndpoint(listJobTemplates, {}).data?.records ?? [];
  const [chosen, setChosen] = useState<JobTemplate>();
  const [asked, setAsked] = useState<JobTemplate>();
  const offered = useChannels();
  const user = useUser();
  const blank = newVacancy(user);
  /** The template's fields, limited to values that the company offers. */
  const begunFrom = ({ job }: JobTemplate): Partial<JobInput> => {
    const {
      recruiter_id: _,
      hiring_manager_id: __,
      members: ___,
      closing_date_time: ____,
      ...rest
    } = job;
    return {
      ...rest,
      channels: offered.filter((channel) => job.channels.includes(channel)),
      questions: job.questions.map(ownId),
      scorecard: job.scorecard.map(ownId),
      anonymised: startsAnonymised(user.ats_settings.anonymize_appl_data_settings, job),
    };
  };
  const filled = (template: JobTemplate | undefined) => ({
    ...blank,
    ...(template && begunFrom(template)),
  });
  const replacedBy = (template: JobTemplate) => {
    const [before, after] = [filled(chosen), filled(template)];
    return (Object.keys(begunFrom(template)) as (keyof JobInput)[]).filter(
      (name) => !isAlike(values[name], before[name]) && !isAlike(values[name], after[name]),
    );
  };
  const fill = (template: JobTemplate) => {
    setChosen(template);
    setAsked(undefined);
    set(begunFrom(template));
  };
  if (templates.length === 0) return null;
  return (
    <Card title={say(basicsTexts.template)}>
      <Select
        label={say(basicsTexts.startFromTemplate)}
        description={say(basicsTexts.templateHint)}
        value={chosen ? String(chosen.id) : null}
        onChange={(id) => {
          const template = templates.find((each) => String(each.id) === id);
          if (template && replacedBy(template).length > 0) setAsked(template);
          else if (template) fill(template);
        }}
        options={templates.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
      {asked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setAsked(undefined)}
            title={say(basicsTexts.startFrom, { name: asked.name })}
            confirmLabel={say(basicsTexts.replace)}
            onConfirm={() => fill(asked)}
          >
            {say(basicsTexts.replaces, {
              fields: replacedBy(asked)
                .map((field) => labelOf(say, field))
                .join(", "),
            })}
          </ConfirmDialog>
        </Suspense>
      )}
    </Card>
  );
}

const ownId = <Part extends { id: string }>(part: Part): Part => ({
  ...part,
  id: crypto.randomUUID(),
});

/** Compares two values without the ids of their questions. */
const isAlike = (one: unknown, other: unknown) => withoutIds(one) === withoutIds(other);
const withoutIds = (value: unknown) =>
  JSON.stringify(value, (key, each: unknown) => (key === "id" ? undefined : each));
