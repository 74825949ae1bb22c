import { evidenceMax } from "@ats/core/checks/check-input";
import { evidenceMaxBytes } from "@ats/core/checks/contract";
import { evidenceTypes } from "@ats/core/checks/evidence-file";
import {
  checkDocuments,
  type CheckRoute,
  checkRoutes,
  checkStatements,
  type DocumentList,
  documentLists,
  listsOf,
} from "@ats/core/checks/right-to-work";
import { Checkbox } from "@ats/ui/Checkbox";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { DatePicker } from "@ats/ui/DatePicker";
import { FileField } from "@ats/ui/FileField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import type { FormOf } from "../forms/useForm.ts";
import type { TypedCheck } from "./typed-check.ts";

interface CheckFieldsProps {
  form: FormOf<TypedCheck>;
  today: string;
  files: File[];
  onFiles(files: File[]): void;
}

/** Fields of a right to work check. Some depend on the route and the list. */
export function CheckFields({ form, today, files, onFiles }: CheckFieldsProps) {
  const { typed, field } = form;
  const { route, list, checked_date = today } = typed;
  return (
    <>
      <RadioGroup
        label="How it was checked"
        {...field("route")}
        onChange={(next: CheckRoute) =>
          form.change({
            route: next,
            list: listsOf(next).includes(list) ? list : "A",
            documents: [],
            likeness_confirmed: false,
          })
        }
        options={Object.entries(checkRoutes).map(([key, label]) => ({
          id: key as CheckRoute,
          label,
        }))}
      />
      <RadioGroup
        label="What it proves"
        {...field("list")}
        onChange={(next: DocumentList) => form.change({ list: next, documents: [] })}
        options={listsOf(route).map((key) => ({ id: key, label: documentLists[key] }))}
      />
      <CheckboxGroup
        label="Documents"
        isRequired
        {...field("documents")}
        options={checkDocuments[route][list].map((each) => ({ id: each as string, label: each }))}
      />
      {route === "ONLINE" && (
        <TextField
          label="Share code"
          isRequired
          maxLength={20}
          description="Nine letters and digits, which the candidate gave you."
          name="share_code"
          value={typed.share_code ?? ""}
          onChange={(code) => form.change({ share_code: code || null })}
        />
      )}
      {route === "IDENTITY_PROVIDER" && (
        <TextField label="Provider" isRequired maxLength={200} {...field("provider")} />
      )}
      <DatePicker
        label="Checked on"
        isRequired
        maxValue={today}
        {...field("checked_date")}
        value={checked_date}
      />
      {list === "B1" && (
        <DatePicker
          label="Permission lasts until"
          isRequired
          description="The check is repeated before this day."
          {...field("permission_date")}
        />
      )}
      {list === "B2" && (
        <DatePicker
          label="Date of the notice"
          isRequired
          description="As it stands on the Positive Verification Notice: its months count from there."
          maxValue={today}
          {...field("notice_date")}
        />
      )}
      <TextArea
        label="Restrictions"
        rows={2}
        maxLength={1000}
        description="Hours, kinds of work: what the permission allows only in part."
        {...field("restrictions")}
      />
      <FileField
        label="Copies"
        name="evidence"
        isRequired
        isMultiple
        description={`Scans or photographs of what you checked, or the result page: ${evidenceMax} at most, PDF, PNG or JPEG, 10 MB at most each.`}
        accept={[...evidenceTypes, ".pdf", ".png", ".jpg", ".jpeg"]}
        maxSize={evidenceMaxBytes}
        files={files}
        onChange={onFiles}
      />
      <Checkbox isRequired {...form.checkbox("likeness_confirmed")}>
        {checkStatements[route]}
      </Checkbox>
    </>
  );
}
