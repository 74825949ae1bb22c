import { type Colleague, type InterviewType, interviewTypes } from "@ats/core/interviews/interview";
import { ComboBox } from "@ats/ui/ComboBox";
import { Grid } from "@ats/ui/Grid";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import type { FormOf } from "../forms/useForm.ts";
import { interviewTypeTexts } from "./label-texts.ts";
import { MakeLink } from "./MakeLink.tsx";
import { interviewsTexts } from "./texts.ts";
import { hasLink, hasRoom, type TypedCommon } from "./typed-interview.ts";

interface CommonFieldsProps {
  form: FormOf<TypedCommon>;
  /** Possible interviewers and recent rooms; undefined while they load. */
  options: { people: Colleague[]; rooms: string[]; google_meet: boolean } | undefined;
  children: ReactNode;
}

/** Fields that an interview and a booking invitation share. */
export function CommonFields({ form, options, children }: CommonFieldsProps) {
  const say = useTexts();
  const { typed, field, change } = form;
  return (
    <>
      <Grid columns={2}>
        <TextField label={say(interviewsTexts.name)} isRequired {...field("title")} />
        <Select<InterviewType>
          label={say(interviewsTexts.how)}
          options={interviewTypes.map((id) => ({
            id,
            label: say(interviewTypeTexts[id]),
          }))}
          {...field("type")}
        />
      </Grid>
      {children}
      <MultiSelect
        label={say(interviewsTexts.interviewers)}
        isRequired
        options={(options?.people ?? []).map(({ id, first_name, last_name }) => ({
          id: String(id),
          label: `${first_name} ${last_name}`,
        }))}
        {...field("panel")}
      />
      {(hasRoom(typed.type) || hasLink(typed.type)) && (
        <Grid columns={2}>
          {hasRoom(typed.type) && (
            <ComboBox
              label={say(interviewsTexts.room)}
              name="room"
              allowsCustomValue
              options={(options?.rooms ?? []).map((room) => ({ id: room, label: room }))}
              inputValue={typed.room}
              onInputChange={(room) => change({ room })}
            />
          )}
          {hasLink(typed.type) && (
            <Stack gap="sm">
              <TextField
                label={say(interviewsTexts.videoLink)}
                type="url"
                placeholder="https://"
                {...field("video_link")}
              />
              {options?.google_meet && !typed.video_link && (
                <MakeLink onMade={(video_link) => change({ video_link })} />
              )}
            </Stack>
          )}
        </Grid>
      )}
    </>
  );
}
