import { iframeSettings } from "@ats/core/settings/embedding";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Switch } from "@ats/ui/Switch";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { z } from "zod";
import type { InWords } from "../../drafts/differences.ts";
import { NotSaved } from "../../drafts/NotSaved.tsx";
import { useEditedRecord } from "../../drafts/useEditedRecord.ts";
import { useUser } from "../../session/session.tsx";
import { addressErrors } from "./addresses.ts";
import { embeddingTexts } from "./embedding-texts.ts";
import { settingsTexts } from "./texts.ts";
import { useCompanySetting } from "./useCompanySetting.ts";

/** The setting serves as its own version. */
const typedSchema = z.object({ isIframe: z.boolean(), iframeUrl: z.string(), version: z.string() });
const inWords = (say: Say): InWords<z.output<typeof typedSchema>> => [
  [
    say(embeddingTexts.allowEmbedding),
    ({ isIframe }) => say(isIframe ? settingsTexts.on : settingsTexts.off),
  ],
  [say(embeddingTexts.partnerAddress), ({ iframeUrl }) => iframeUrl],
];

/** Sets the partner's page that may embed the product. Specification §3, `iframeSettings`. */
export function PartnersPageCard() {
  const say = useTexts();
  const saved = useUser().integration_settings.iframeSettings;
  const edited = useEditedRecord(
    "embedding",
    typedSchema,
    { ...saved, iframeUrl: saved.iframeUrl ?? "", version: JSON.stringify(saved) },
    inWords(say),
  );
  const { typed, change } = edited;
  const [errors, setErrors] = useState<FormError[]>([]);
  const setting = useCompanySetting("integration_settings", "iframeSettings");
  const submit = ({ version, ...value } = typed) => {
    const iframeUrl = value.iframeUrl.trim() || null;
    const { data, error } = iframeSettings.safeParse({ ...value, iframeUrl });
    setErrors(addressErrors(error, []));
    if (!data || setting.isPending) return;
    setting.save(data, version, () => {
      edited.takeTheirs();
      showToast({ tone: "positive", title: say(embeddingTexts.embeddingSaved) });
    });
  };
  return (
    <Card title={say(embeddingTexts.embedding)}>
      <Form aria-label={say(embeddingTexts.embedding)} onSubmit={() => submit()} errors={errors}>
        <NotSaved
          edited={edited}
          save={setting}
          what={say(embeddingTexts.thisSettingWas)}
          submit={submit}
        />
        <Switch
          isSelected={typed.isIframe}
          onChange={(isIframe) => change({ isIframe })}
          description={say(embeddingTexts.embeddingHint)}
        >
          {say(embeddingTexts.allowEmbedding)}
        </Switch>
        <TextField
          label={say(embeddingTexts.partnerAddress)}
          name="iframeUrl"
          type="url"
          description={say(embeddingTexts.partnerAddressHint)}
          value={typed.iframeUrl}
          onChange={(iframeUrl) => change({ iframeUrl })}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={setting.isPending}>
            {say(settingsTexts.save)}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
