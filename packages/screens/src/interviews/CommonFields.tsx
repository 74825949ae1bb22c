import {
  type Colleague,
  type InterviewType,
  interviewTypeLabels,
} from "@ats/core/interviews/interview";
import { ComboBox } from "@ats/ui/ComboBox";
import { Grid } from "@ats/ui/Grid";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { Select } from "@ats/ui/Select";
import { TextField } from "@ats/ui/TextField";
import type { ReactNode } from "react";
import type { FormOf } from "../forms/useForm.ts";
import type { TypedCommon } from "./typed-interview.ts";

interface CommonFieldsProps {
  form: FormOf<TypedCommon>;
  /** Possible interviewers and recent rooms; undefined while they load. */
  options: { people: Colleague[]; rooms: string[] } | undefined;
  children: ReactNode;
}

/** Fields that an interview and a booking invitation share. */
export function CommonFields({ form, options, children }: CommonFieldsProps) {
  const { typed, field, change } = form;
  return (
    <>
      <Grid columns={2}>
        <TextField label="Name" isRequired {...field("title")} />
        <Select<InterviewType>
          label="How"
          options={Object.entries(interviewTypeLabels).map(([id, label]) => ({
            id: id as InterviewType,
            label,
          }))}
          {...field("type")}
        />
      </Grid>
      {children}
      <MultiSelect
        label="Interviewers"
        isRequired
        options={(options?.people ?? []).map(({ id, first_name, last_name }) => ({
          id: String(id),
          label: `${first_name} ${last_name}`,
        }))}
        {...field("panel")}
      />
      <Grid columns={2}>
        <ComboBox
          label="Room"
          name="room"
          allowsCustomValue
          options={(options?.rooms ?? []).map((room) => ({ id: room, label: room }))}
          inputValue={typed.room}
          onInputChange={(room) => change({ room })}
        />
        <TextField label="Video link" type="url" placeholder="https://" {...field("video_link")} />
      </Grid>
    </>
  );
}
