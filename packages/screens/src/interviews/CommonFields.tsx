import {
  type Colleague,
  type InterviewType,
  interviewTypeLabels,
} from "@ats/core/interviews/interview";
import { ComboBox } from "@ats/ui/ComboBox";
import type { FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { Select } from "@ats/ui/Select";
import { TextField } from "@ats/ui/TextField";
import type { ReactNode } from "react";
import type { TypedCommon } from "./typed-interview.ts";

interface CommonFieldsProps {
  typed: TypedCommon;
  onChange(change: Partial<TypedCommon>): void;
  errors: readonly FormError[];
  /** Possible interviewers and recent rooms; undefined while they load. */
  options: { people: Colleague[]; rooms: string[] } | undefined;
  children: ReactNode;
}

/** Fields that an interview and a booking invitation share. */
export function CommonFields({ typed, onChange, errors, options, children }: CommonFieldsProps) {
  const text = (name: "title" | "video_link") => ({
    name,
    value: typed[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: errors.find((error) => error.name === name)?.message,
  });
  return (
    <>
      <Grid columns={2}>
        <TextField label="Name" isRequired {...text("title")} />
        <Select<InterviewType>
          label="How"
          options={Object.entries(interviewTypeLabels).map(([id, label]) => ({
            id: id as InterviewType,
            label,
          }))}
          value={typed.type}
          onChange={(type) => onChange({ type })}
        />
      </Grid>
      {children}
      <MultiSelect
        label="Interviewers"
        name="panel"
        isRequired
        options={(options?.people ?? []).map(({ id, first_name, last_name }) => ({
          id: String(id),
          label: `${first_name} ${last_name}`,
        }))}
        value={typed.panel}
        onChange={(panel) => onChange({ panel })}
        errorMessage={errors.find(({ name }) => name === "panel")?.message}
      />
      <Grid columns={2}>
        <ComboBox
          label="Room"
          name="room"
          allowsCustomValue
          options={(options?.rooms ?? []).map((room) => ({ id: room, label: room }))}
          inputValue={typed.room}
          onInputChange={(room) => onChange({ room })}
        />
        <TextField label="Video link" type="url" placeholder="https://" {...text("video_link")} />
      </Grid>
    </>
  );
}
