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
  ["Jobs may anonymise their applicants", ({ is_enabled }) => yesOrNo(is_enabled)],
  ["Every new job does", (each) => yesOrNo(each.is_auto_enabled_for_new_jobs)],
];
const yesOrNo = (is: boolean) => (is ? "yes" : "no");

/** The company's rules for anonymising applicants. */
export default function AnonymisingSection() {
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
      showToast({ tone: "positive", title: "The anonymisation is saved" });
    });
  };
  return (
    <Card title="Anonymisation">
      <Form aria-label="Anonymisation" onSubmit={() => submit()}>
        <NotSaved edited={edited} save={setting} what="This setting was" submit={submit} />
        <Switch
          isSelected={typed.is_enabled}
          onChange={(is_enabled) => put({ is_enabled })}
          description="Names, contact details and CVs are hidden from the hiring team. Jobs that hide them now go on, whatever you choose here."
        >
          Jobs may anonymise their applicants
        </Switch>
        <Switch
          isSelected={typed.is_enabled && typed.is_auto_enabled_for_new_jobs}
          onChange={(is_auto_enabled_for_new_jobs) => put({ is_auto_enabled_for_new_jobs })}
          isDisabled={!typed.is_enabled}
          description="Also one that is begun from another job or a template. Whoever writes it may turn that off until it is handed in."
        >
          Every new job does
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
