import { anonymisationSettings } from "@ats/core/jobs/anonymisation-settings";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Switch } from "@ats/ui/Switch";
import { showToast } from "@ats/ui/Toast";
import { z } from "zod";
import type { InWords } from "../drafts/differences.ts";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { NotSaved } from "../drafts/NotSaved.tsx";
import { useUser } from "../session/session.tsx";
import { useCompanySetting } from "../settings/settings/useCompanySetting.ts";

/** The setting serves as its own version. */
const typedSchema = anonymisationSettings.extend({ version: z.string() });
const inWords: InWords<z.output<typeof typedSchema>> = [
  ["Allow anonymised jobs", ({ is_enabled }) => yesOrNo(is_enabled)],
  ["Anonymise every new job", (each) => yesOrNo(each.is_auto_enabled_for_new_jobs)],
];
const yesOrNo = (is: boolean) => (is ? "yes" : "no");

export default function AnonymisationSection() {
  const saved = useUser().ats_settings.anonymize_appl_data_settings;
  const edited = useEditedRecord(
    "anonymising",
    typedSchema,
    { ...saved, version: JSON.stringify(saved) },
    inWords,
  );
  const { typed, change: put } = edited;
  const setting = useCompanySetting("anonymize_appl_data_settings");
  const submit = ({ version, ...settings } = typed) => {
    if (setting.isPending) return;
    setting.save(settings, version, () => {
      edited.takeTheirs();
      showToast({ tone: "positive", title: "Anonymisation saved" });
    });
  };
  return (
    <Card title="Anonymisation">
      <Form aria-label="Anonymisation" onSubmit={() => submit()}>
        <NotSaved edited={edited} save={setting} what="This setting was" submit={submit} />
        <Switch
          isSelected={typed.is_enabled}
          onChange={(is_enabled) => put({ is_enabled })}
          description="Hides names, contact details and CVs from the hiring team. Jobs that are already anonymised stay so."
        >
          Allow anonymised jobs
        </Switch>
        <Switch
          isSelected={typed.is_enabled && typed.is_auto_enabled_for_new_jobs}
          onChange={(is_auto_enabled_for_new_jobs) => put({ is_auto_enabled_for_new_jobs })}
          isDisabled={!typed.is_enabled}
          description="Including copies and jobs from a template. The author can turn it off until the job is submitted."
        >
          Anonymise every new job
        </Switch>
        <Inline>
          <Button type="submit" variant="primary" isPending={setting.isPending}>
            Save
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
