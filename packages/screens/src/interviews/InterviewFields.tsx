import type { Briefing, Colleague } from "@ats/core/interviews/interview";
import type { DayOff } from "@ats/core/interviews/days-off";
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
import { useTexts } from "@ats/ui/texts";
import { useMemo } from "react";
import { isPast } from "../dates/dates.ts";
import type { FormOf } from "../forms/useForm.ts";
import { ApplicationField } from "./ApplicationField.tsx";
import { BriefingFields } from "./BriefingFields.tsx";
import { CommonFields } from "./CommonFields.tsx";
import { FreeTimes } from "./FreeTimes.tsx";
import { InterviewCheck } from "./InterviewCheck.tsx";
import { InvitationWarning } from "./InvitationWarning.tsx";
import { LengthField } from "./LengthField.tsx";
import { sayLength } from "./say-length.ts";
import { withChosen } from "../users/with-chosen.ts";
import { interviewsTexts } from "./texts.ts";
import { startsOf, type TypedInterview } from "./typed-interview.ts";
import { zonesWith } from "./zones.ts";

export interface InterviewOptions {
  people: Colleague[];
  rooms: string[];
  google_meet: boolean;
  settings: InterviewSettings;
  days_off: DayOff[];
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

export function InterviewFields(props: InterviewFieldsProps) {
  const say = useTexts();
  const { form, options, application, interview, isMoved } = props;
  const { typed, field, checkbox } = form;
  // Changes to a past interview notify nobody.
  const hasBegun = interview !== undefined && !isMoved && isPast(interview.start_date_time);
  return (
    <Stack gap="lg">
      {!application && !interview && <ApplicationField {...field("application")} />}
      {!hasBegun && <FreeTimes form={form} people={options.people} interviewId={interview?.id} />}
      <CommonFields
        form={form}
        options={{ ...options, people: withChosen(options.people, interview?.panel ?? []) }}
      >
        <When {...props} />
        {isMoved && (
          <TextArea
            label={say(interviewsTexts.moveReason)}
            description={say(interviewsTexts.moveReasonHint)}
            isRequired
            rows={2}
            maxLength={500}
            {...field("reason")}
          />
        )}
      </CommonFields>
      {!interview && typed.application && <InvitationWarning id={Number(typed.application)} />}
      <InterviewCheck typed={typed} daysOff={options.days_off} interviewId={interview?.id} />
      <BriefingFields form={form} hasAdjustments={interview?.adjustments !== null} />
      {!hasBegun && (
        <Checkbox {...checkbox("invite")}>
          {interview ? say(interviewsTexts.emailChanges) : say(interviewsTexts.emailInvitation)}
        </Checkbox>
      )}
    </Stack>
  );
}

/** Date, time, length and zone, and a choice between two times when clocks go back. */
function When({ form: { typed, field, change } }: InterviewFieldsProps) {
  const say = useTexts();
  const zones = useMemo(() => zonesWith(typed.time_zone), [typed.time_zone]);
  const starts = startsOf(typed);
  const [first, second] = starts;
  return (
    <>
      <Grid columns={2}>
        <DatePicker label={say(interviewsTexts.date)} isRequired {...field("date")} />
        <TimeField label={say(interviewsTexts.time)} isRequired {...field("time")} />
        <LengthField
          lengths={lengths}
          labelOf={(minutes) => sayLength(say, minutes)}
          value={typed.minutes}
          onChange={(minutes) => change({ minutes })}
        />
        <ComboBox
          label={say(interviewsTexts.timeZone)}
          options={zones}
          value={typed.time_zone}
          onChange={(zone) => zone && change({ time_zone: zone })}
        />
      </Grid>
      {first && second && (
        <RadioGroup
          label={say(interviewsTexts.whichTime, { time: typed.time ?? "" })}
          value={typed.isLater ? "later" : "earlier"}
          onChange={(which) => change({ isLater: which === "later" })}
          options={[
            {
              id: "earlier",
              label: say(interviewsTexts.firstTime, {
                time: typed.time ?? "",
                offset: offsetAt(first, typed.time_zone),
              }),
            },
            {
              id: "later",
              label: say(interviewsTexts.secondTime, {
                time: typed.time ?? "",
                offset: offsetAt(second, typed.time_zone),
              }),
            },
          ]}
        />
      )}
    </>
  );
}
