import { anonymisationSettings } from "@ats/core/jobs/anonymisation-settings";
import { choosableFields, hidesName } from "@ats/core/anonymisation/fields";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Switch } from "@ats/ui/Switch";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { z } from "zod";
import { actions } from "../app/action-texts.ts";
import { hiddenFieldsInWords, hiddenFieldTexts } from "../applications/anonymised-texts.ts";
import type { InWords } from "../drafts/differences.ts";
import { NotSaved } from "../drafts/NotSaved.tsx";
import { useEditedRecord } from "../drafts/useEditedRecord.ts";
import { useUser } from "../session/session.tsx";
import { SettingStanding } from "../settings/settings/SettingStanding.tsx";
import { useCompanySetting } from "../settings/settings/useCompanySetting.ts";
import { useEffectFirst } from "../settings/settings/useEffectFirst.tsx";
import { anonymisationTexts } from "./settings-texts.ts";

/** The setting serves as its own version. */
const typedSchema = anonymisationSettings.extend({ version: z.string() });
function inWords(say: Say): InWords<z.output<typeof typedSchema>> {
  const { allow, always, hidden, yes, no } = anonymisationTexts;
  const yesOrNo = (is: boolean) => say(is ? yes : no);
  return [
    [say(allow), ({ is_enabled }) => yesOrNo(is_enabled)],
    [say(always), (each) => yesOrNo(each.is_auto_enabled_for_new_jobs)],
    [say(hidden), (each) => hiddenFieldsInWords(say, each.hidden_fields)],
  ];
}

export default function AnonymisationSection() {
  const say = useTexts();
  const saved = useUser().ats_settings.anonymize_appl_data_settings;
  const edited = useEditedRecord(
    "anonymising",
    typedSchema,
    { ...saved, version: JSON.stringify(saved) },
    inWords(say),
  );
  const { typed, change: put } = edited;
  const setting = useCompanySetting("ats_settings", "anonymize_appl_data_settings");
  const effect = useEffectFirst("anonymize_appl_data_settings");
  const submit = ({ version, ...settings } = typed) => {
    if (setting.isPending || effect.isPending) return;
    effect.saveAfter(settings, () =>
      setting.save(settings, version, () => {
        edited.takeTheirs();
        showToast({ tone: "positive", title: say(anonymisationTexts.saved) });
      }),
    );
  };
  return (
    <SettingStanding of="anonymize_appl_data_settings">
      <Card title={say(anonymisationTexts.title)}>
        {effect.dialog}
        <Form aria-label={say(anonymisationTexts.title)} onSubmit={() => submit()}>
          <NotSaved
            edited={edited}
            save={setting}
            what={say(anonymisationTexts.thisSettingWas)}
            submit={submit}
          />
          <Switch
            isSelected={typed.is_enabled}
            onChange={(is_enabled) => put({ is_enabled })}
            description={say(anonymisationTexts.allowHint)}
          >
            {say(anonymisationTexts.allow)}
          </Switch>
          <Switch
            isSelected={typed.is_enabled && typed.is_auto_enabled_for_new_jobs}
            onChange={(is_auto_enabled_for_new_jobs) => put({ is_auto_enabled_for_new_jobs })}
            isDisabled={!typed.is_enabled}
            description={say(anonymisationTexts.alwaysHint)}
          >
            {say(anonymisationTexts.always)}
          </Switch>
          <CheckboxGroup
            label={say(anonymisationTexts.hidden)}
            description={say(anonymisationTexts.hiddenHint)}
            errorMessage={
              typed.hidden_fields.length === 0 ? say(anonymisationTexts.noneHidden) : undefined
            }
            options={choosableFields.map((id) => ({ id, label: say(hiddenFieldTexts[id]) }))}
            value={typed.hidden_fields}
            onChange={(chosen) =>
              put({ hidden_fields: choosableFields.filter((field) => chosen.includes(field)) })
            }
          />
          {hidesName(typed.hidden_fields) && !typed.hidden_fields.includes("email") && (
            <Banner tone="warning">{say(anonymisationTexts.nameInEmail)}</Banner>
          )}
          <Inline>
            <Button
              type="submit"
              isDisabled={typed.hidden_fields.length === 0}
              variant="primary"
              isPending={setting.isPending || effect.isPending}
            >
              {say(actions.save)}
            </Button>
          </Inline>
        </Form>
      </Card>
    </SettingStanding>
  );
}
