import { evidenceMax } from "@ats/core/checks/check-input";
import { evidenceMaxBytes } from "@ats/core/checks/contract";
import { evidenceAccept } from "@ats/core/checks/evidence-file";
import {
  type CheckRoute,
  checkDocuments,
  checkStatements,
  type DocumentList,
  listsOf,
} from "@ats/core/checks/right-to-work";
import { Checkbox } from "@ats/ui/Checkbox";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { DatePicker } from "@ats/ui/DatePicker";
import { FileField } from "@ats/ui/FileField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { contractText } from "../languages/contract-text.ts";
import type { FormOf } from "../forms/useForm.ts";
import { checkTexts } from "./check-texts.ts";
import { listTexts, routeTexts } from "./state-texts.ts";
import type { TypedCheck } from "./typed-check.ts";

interface CheckFieldsProps {
  form: FormOf<TypedCheck>;
  today: string;
  files: File[];
  onFiles(files: File[]): void;
}

/** Fields of a right to work check. Some depend on the route and the list. */
export function CheckFields({ form, today, files, onFiles }: CheckFieldsProps) {
  const say = useTexts();
  const { typed, field } = form;
  const { route, list, checked_date = today } = typed;
  return (
    <>
      <RadioGroup
        label={say(checkTexts.route)}
        {...field("route")}
        onChange={(next: CheckRoute) =>
          form.change({
            route: next,
            list: listsOf(next).includes(list) ? list : "A",
            documents: [],
            likeness_confirmed: false,
          })
        }
        options={Object.entries(routeTexts).map(([key, label]) => ({
          id: key as CheckRoute,
          label: say(label),
        }))}
      />
      <RadioGroup
        label={say(checkTexts.list)}
        {...field("list")}
        onChange={(next: DocumentList) => form.change({ list: next, documents: [] })}
        options={listsOf(route).map((key) => ({ id: key, label: say(listTexts[key]) }))}
      />
      <CheckboxGroup
        label={say(checkTexts.documents)}
        isRequired
        {...field("documents")}
        options={checkDocuments[route][list].map((id: string) => ({
          id,
          label: say(contractText(id)),
        }))}
      />
      {route === "ONLINE" && (
        <TextField
          label={say(checkTexts.shareCode)}
          isRequired
          maxLength={20}
          description={say(checkTexts.shareCodeHint)}
          name="share_code"
          value={typed.share_code ?? ""}
          onChange={(code) => form.change({ share_code: code || null })}
        />
      )}
      {route === "IDENTITY_PROVIDER" && (
        <TextField
          label={say(checkTexts.provider)}
          isRequired
          maxLength={200}
          {...field("provider")}
        />
      )}
      <DatePicker
        label={say(checkTexts.checkedOn)}
        isRequired
        maxValue={today}
        {...field("checked_date")}
        value={checked_date}
      />
      {list === "B1" && (
        <DatePicker
          label={say(checkTexts.permissionUntil)}
          isRequired
          description={say(checkTexts.permissionUntilHint)}
          {...field("permission_date")}
        />
      )}
      {list === "B2" && (
        <DatePicker
          label={say(checkTexts.noticeDate)}
          isRequired
          description={say(checkTexts.noticeDateHint)}
          maxValue={today}
          {...field("notice_date")}
        />
      )}
      <TextArea
        label={say(checkTexts.restrictions)}
        rows={2}
        maxLength={1000}
        description={say(checkTexts.restrictionsHint)}
        {...field("restrictions")}
      />
      <FileField
        label={say(checkTexts.copies)}
        name="evidence"
        isRequired
        isMultiple
        description={say(checkTexts.copiesHint, { most: evidenceMax })}
        accept={evidenceAccept}
        maxSize={evidenceMaxBytes}
        files={files}
        onChange={onFiles}
      />
      <Checkbox isRequired {...form.checkbox("likeness_confirmed")}>
        {say(contractText(checkStatements[route]))}
      </Checkbox>
    </>
  );
}
