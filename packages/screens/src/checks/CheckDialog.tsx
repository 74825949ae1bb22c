import { checkInput, type CheckInput, evidenceMax } from "@ats/core/checks/check-input";
import {
  evidenceMaxBytes,
  getRightToWork,
  recordCheck,
  sendEvidence,
} from "@ats/core/checks/contract";
import { evidenceTypes } from "@ats/core/checks/evidence-file";
import {
  checkDocuments,
  type CheckRoute,
  checkRoutes,
  checkStatements,
  dayOf,
  type DocumentList,
  documentLists,
  listsOf,
  candidateUploadRefusal,
} from "@ats/core/checks/right-to-work";
import { listActivity } from "@ats/core/applications/contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Checkbox } from "@ats/ui/Checkbox";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { DatePicker } from "@ats/ui/DatePicker";
import { Dialog } from "@ats/ui/Dialog";
import { FileField } from "@ats/ui/FileField";
import { Form, type FormError } from "@ats/ui/Form";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useIntents } from "../app/useIntents.ts";
import { keyOf } from "../app/query.ts";
import { useDraft } from "../drafts/draft.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";

/** Stands for the copies while the form is checked: they have ids once they are sent. */
const someCopy = "00000000-0000-4000-8000-000000000000";

const nullable = z.string().nullable();
const typedSchema = z.object({
  route: z.enum(Object.keys(checkRoutes) as [CheckRoute]),
  list: z.enum(Object.keys(documentLists) as [DocumentList]),
  documents: z.array(z.string()),
  /** Absent until somebody chooses one: then it is today. */
  checked_date: nullable.optional(),
  permission_date: nullable,
  notice_date: nullable.default(null),
  share_code: nullable,
  provider: z.string(),
  restrictions: z.string(),
  likeness_confirmed: z.boolean(),
});
type Typed = z.output<typeof typedSchema>;

const newCheck: Typed = {
  route: "MANUAL",
  list: "A",
  documents: [],
  permission_date: null,
  notice_date: null,
  share_code: null,
  provider: "",
  restrictions: "",
  likeness_confirmed: false,
};

interface CheckDialogProps {
  /** The application's. */
  id: number;
  onClose(): void;
}

/** Records a check that the reader made. What is typed is kept on this device until it is recorded. */
export function CheckDialog({ id, onClose }: CheckDialogProps) {
  const { client } = useAts();
  const queries = useQueryClient();
  const form = useId();
  const [today] = useState(() => dayOf(new Date()));
  const draft = useDraft(`check.${id}`, typedSchema);
  const [typed, setTyped] = useState(draft.found ?? newCheck);
  const [isRestored, setRestored] = useState(draft.found !== undefined);
  const checked_date = typed.checked_date === undefined ? today : typed.checked_date;
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** Copies that were sent, by their files. */
  const [sent] = useState(() => new Map<File, string>());
  const intentOf = useIntents();
  const put = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    // What was seen is confirmed anew.
    draft.keep({ ...next, likeness_confirmed: false });
  };
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const { route, list } = typed;
  const isOnline = route === "ONLINE";

  const submit = async () => {
    const check = {
      ...typed,
      checked_date,
      permission_date: list === "B1" ? typed.permission_date : null,
      notice_date: list === "B2" ? typed.notice_date : null,
      share_code: isOnline ? typed.share_code : null,
      provider: route === "IDENTITY_PROVIDER" ? typed.provider : "",
    };
    const evidence = files.map(() => someCopy);
    const found = (checkInput.safeParse({ ...check, evidence }).error?.issues ?? []).map(
      ({ path, message }) => ({ name: String(path[0]), message }),
    );
    setErrors(found);
    setRefusal(undefined);
    if (found.length > 0 || isSending) return;
    setSending(true);
    const params = { id };
    const key = keyOf(getRightToWork, { params });
    try {
      const copies: string[] = [];
      for (const file of files) {
        const query = { name: file.name };
        const copy =
          sent.get(file) ?? (await client.call(sendEvidence, { params, query, body: file })).id;
        sent.set(file, copy);
        copies.push(copy);
      }
      const body = { ...check, evidence: copies } as CheckInput;
      const idempotencyKey = intentOf(body);
      const saved = await client.call(recordCheck, { params, body, idempotencyKey });
      queries.setQueryData(key, saved);
      void queries.invalidateQueries({ queryKey: keyOf(listActivity) });
      draft.forget();
      showToast({ tone: "positive", title: "Check recorded" });
      onClose();
    } catch (error) {
      setRefusal((error as Error).message);
      setSending(false);
      // It may be recorded, and the answer lost.
      void queries.invalidateQueries({ queryKey: key });
    }
  };

  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Record a right to work check"
      description="You are recorded as who checked. What is recorded stays as it is; a later check stands beside it."
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={isSending}>
            Record the check
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={() => void submit()}>
        {isRestored && (
          <RestoredBanner
            onDiscard={() => {
              draft.forget();
              setTyped(newCheck);
              setRestored(false);
            }}
          >
            This is what you typed before, which is not recorded yet. Choose the copies again.
          </RestoredBanner>
        )}
        {refusal && (
          <Banner tone="critical" title="Not recorded">
            {refusal}
          </Banner>
        )}
        <RadioGroup
          label="How it was checked"
          name="route"
          value={route}
          onChange={(next: CheckRoute) =>
            put({
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
          name="list"
          value={list}
          onChange={(next: DocumentList) => put({ list: next, documents: [] })}
          options={listsOf(route).map((key) => ({ id: key, label: documentLists[key] }))}
          errorMessage={errorOf("list")}
        />
        <CheckboxGroup
          label="Documents"
          name="documents"
          isRequired
          value={typed.documents}
          onChange={(documents) => put({ documents })}
          options={checkDocuments[route][list].map((each) => ({ id: each as string, label: each }))}
          errorMessage={errorOf("documents")}
        />
        {isOnline && (
          <TextField
            label="Share code"
            name="share_code"
            isRequired
            maxLength={20}
            description="Nine letters and digits, which the candidate gave you."
            value={typed.share_code ?? ""}
            onChange={(code) => put({ share_code: code || null })}
            errorMessage={errorOf("share_code")}
          />
        )}
        {route === "IDENTITY_PROVIDER" && (
          <TextField
            label="Provider"
            name="provider"
            isRequired
            maxLength={200}
            value={typed.provider}
            onChange={(provider) => put({ provider })}
            errorMessage={errorOf("provider")}
          />
        )}
        <DatePicker
          label="Checked on"
          name="checked_date"
          isRequired
          maxValue={today}
          value={checked_date}
          onChange={(checked_date) => put({ checked_date })}
          errorMessage={errorOf("checked_date")}
        />
        {list === "B1" && (
          <DatePicker
            label="Permission lasts until"
            name="permission_date"
            isRequired
            description="The check is repeated before this day."
            value={typed.permission_date}
            onChange={(permission_date) => put({ permission_date })}
            errorMessage={errorOf("permission_date")}
          />
        )}
        {list === "B2" && (
          <DatePicker
            label="Date of the notice"
            name="notice_date"
            isRequired
            description="As it stands on the Positive Verification Notice: its months count from there."
            maxValue={today}
            value={typed.notice_date}
            onChange={(notice_date) => put({ notice_date })}
            errorMessage={errorOf("notice_date")}
          />
        )}
        <TextArea
          label="Restrictions"
          name="restrictions"
          rows={2}
          maxLength={1000}
          description="Hours, kinds of work: what the permission allows only in part."
          value={typed.restrictions}
          onChange={(restrictions) => put({ restrictions })}
          errorMessage={errorOf("restrictions")}
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
          onChange={setFiles}
          errorMessage={errorOf("evidence")}
        />
        <Checkbox
          name="likeness_confirmed"
          isRequired
          isSelected={typed.likeness_confirmed}
          onChange={(likeness_confirmed) => put({ likeness_confirmed })}
          errorMessage={errorOf("likeness_confirmed") && candidateUploadRefusal}
        >
          {checkStatements[route]}
        </Checkbox>
      </Form>
    </Dialog>
  );
}
