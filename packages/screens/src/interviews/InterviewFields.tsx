import type { Briefing, Colleague } from "@ats/core/interviews/interview";
import type { InterviewSettings } from "@ats/core/interviews/settings";
import { offsetAt } from "@ats/core/interviews/zoned-time";
import { Checkbox } from "@ats/ui/Checkbox";
import { ComboBox } from "@ats/ui/ComboBox";
import { DatePicker } from "@ats/ui/DatePicker";
import { Grid } from "@ats/ui/Grid";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { TimeField } from "@ats/ui/TimeField";
import { useMemo } from "react";
import { isPast } from "../dates/dates.ts";
import type { FormOf } from "../forms/useForm.ts";
import { ApplicationField } from "./ApplicationField.tsx";
import { BriefingFields } from "./BriefingFields.tsx";
import { CommonFields } from "./CommonFields.tsx";
import { InvitationWarning } from "./InvitationWarning.tsx";
import { InterviewCheck } from "./InterviewCheck.tsx";
import { LengthField } from "./LengthField.tsx";
import { startsOf, type TypedInterview } from "./typed-interview.ts";
import { zonesWith } from "./zones.ts";

export interface InterviewOptions {
  people: Colleague[];
  rooms: string[];
  settings: InterviewSettings;
}

interface InterviewFieldsProps {
  form: FormOf<TypedInterview>;
  options: InterviewOptions;
  /** The application, if already chosen. */
  application: { name: string } | undefined;
  interview: Briefing | undefined;
  /** True if the time has changed. */
  isMoved: boolean;
}

const lengths = [15, 30, 45, 60, 90, 120, 180, 240];

const tellMinutes = (minutes: number) =>
  minutes < 60
    ? `${minutes} minutes`
    : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ""}`;

export function InterviewFields(props: InterviewFieldsProps) {
  const { form, options, application, interview, isMoved } = props;
  const { typed, field, checkbox } = form;
  // Changes to a past interview notify nobody.
  const hasBegun = interview !== undefined && !isMoved && isPast(interview.start_date_time);
  return (
    <Stack gap="lg">
      {!application && !interview && <ApplicationField {...field("application")} />}
      <CommonFields form={form} options={options}>
        <When {...props} />
        {isMoved && (
          <TextArea
            label="Reason for moving"
            description="Kept on record. Not sent to the candidate."
            isRequired
            rows={2}
            maxLength={500}
            {...field("reason")}
          />
        )}
      </CommonFields>
      {!interview && typed.application && <InvitationWarning id={Number(typed.application)} />}
      <InterviewCheck typed={typed} interviewId={interview?.id} />
      <BriefingFields form={form} hasAdjustments={interview?.adjustments !== null} />
      {!hasBegun && (
        <Checkbox {...checkbox("invite")}>
          {interview
            ? "Email the candidate if the time, place, format or interviewers change"
            : "Email the candidate an invitation"}
        </Checkbox>
      )}
    </Stack>
  );
}

/** Date, time, length and zone, and a choice between two times when clocks go back. */
function When({ form: { typed, field, change } }: InterviewFieldsProps) {
  const zones = useMemo(() => zonesWith(typed.time_zone), [typed.time_zone]);
  const starts = startsOf(typed);
  const [first, second] = starts;
  return (
    <>
      <Grid columns={2}>
        <DatePicker label="Date" isRequired {...field("date")} />
        <TimeField label="Time" isRequired {...field("time")} />
        <LengthField
          lengths={lengths}
          labelOf={tellMinutes}
          value={typed.minutes}
          onChange={(minutes) => change({ minutes })}
        />
        <ComboBox
          label="Time zone"
          options={zones}
          value={typed.time_zone}
          onChange={(zone) => zone && change({ time_zone: zone })}
        />
      </Grid>
      {first && second && (
        <RadioGroup
          label={`The clocks go back then, so ${typed.time} happens twice. Which one?`}
          value={typed.isLater ? "later" : "earlier"}
          onChange={(which) => change({ isLater: which === "later" })}
          options={[
            {
              id: "earlier",
              label: `The first ${typed.time}, before the change (UTC${offsetAt(first, typed.time_zone)})`,
            },
            {
              id: "later",
              label: `The second ${typed.time}, after it (UTC${offsetAt(second, typed.time_zone)})`,
            },
          ]}
        />
      )}
    </>
  );
}
