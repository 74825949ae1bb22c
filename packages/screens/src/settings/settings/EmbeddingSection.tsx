import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { iframeSettings } from "@ats/core/settings/embedding";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Switch } from "@ats/ui/Switch";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { useUserCache } from "../../session/queries.ts";
import { useUser } from "../../session/session.tsx";
import { settingsTexts } from "./texts.ts";

const typedSchema = z.object({ isIframe: z.boolean(), iframeUrl: z.string() });

/** Sets the partner's page that may embed the product. Specification §3, `iframeSettings`. */
export default function EmbeddingSection() {
  const say = useTexts();
  const saved = useUser().integration_settings.iframeSettings;
  const cache = useUserCache();
  const [draft, setDraft] = useDraftState("embedding", typedSchema);
  const [errors, setErrors] = useState<FormError[]>([]);
  const { mutate, isPending, error } = useCall(saveSpecificSetting);
  const typed = draft ?? { ...saved, iframeUrl: saved.iframeUrl ?? "" };
  const submit = () => {
    const value = { ...typed, iframeUrl: typed.iframeUrl.trim() || null };
    const { error } = iframeSettings.safeParse(value);
    setErrors(error?.issues.map(({ message }) => ({ name: "iframeUrl", message })) ?? []);
    if (error || isPending) return;
    mutate(
      {
        body: {
          field: "integration_settings",
          property: "iframeSettings",
          value: JSON.stringify(value),
        },
      },
      {
        onSuccess: async () => {
          await cache.refetch();
          setDraft(undefined);
          showToast({ tone: "positive", title: say(settingsTexts.embeddingSaved) });
        },
      },
    );
  };
  return (
    <Card title={say(settingsTexts.embedding)}>
      <Form aria-label={say(settingsTexts.embedding)} onSubmit={submit} errors={errors}>
        {error && (
          <Banner tone="critical" title={say(settingsTexts.notSaved)}>
            {error.message}
          </Banner>
        )}
        <Switch
          isSelected={typed.isIframe}
          onChange={(isIframe) => setDraft({ ...typed, isIframe })}
          description={say(settingsTexts.embeddingHint)}
        >
          {say(settingsTexts.allowEmbedding)}
        </Switch>
        <TextField
          label={say(settingsTexts.partnerAddress)}
          name="iframeUrl"
          type="url"
          description={say(settingsTexts.partnerAddressHint)}
          value={typed.iframeUrl}
          onChange={(iframeUrl) => setDraft({ ...typed, iframeUrl })}
          errorMessage={errors[0]?.message}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending}>
            {say(settingsTexts.save)}
          </Button>
          {draft && (
            <Button variant="ghost" isDisabled={isPending} onPress={() => setDraft(undefined)}>
              {say(settingsTexts.discardChanges)}
            </Button>
          )}
        </Inline>
      </Form>
    </Card>
  );
}
