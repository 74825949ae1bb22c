import { careersFrameSettings, noCareersFrame } from "@ats/core/settings/embedding";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form, type FormError } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { z } from "zod";
import { AddressField } from "../../app/AddressField.tsx";
import { CopyButton } from "../../app/CopyButton.tsx";
import type { InWords } from "../../drafts/differences.ts";
import { NotSaved } from "../../drafts/NotSaved.tsx";
import { useEditedRecord } from "../../drafts/useEditedRecord.ts";
import { useUser } from "../../session/session.tsx";
import { addressErrors, addressesIn } from "./addresses.ts";
import { embeddingTexts } from "./embedding-texts.ts";
import { settingsTexts } from "./texts.ts";
import { useCompanySetting } from "./useCompanySetting.ts";

/** The setting serves as its own version. */
const typedSchema = z.object({ isEmbedded: z.boolean(), pages: z.string(), version: z.string() });
const inWords = (say: Say): InWords<z.output<typeof typedSchema>> => [
  [
    say(embeddingTexts.allowCareers),
    ({ isEmbedded }) => say(isEmbedded ? settingsTexts.on : settingsTexts.off),
  ],
  [say(embeddingTexts.careersSites), ({ pages }) => addressesIn(pages).join(", ")],
];

/** Sets the sites that may show the careers pages, and gives the code for them. */
export function CareersFrameCard({ address }: { address: string }) {
  const say = useTexts();
  const user = useUser();
  const { careersFrameSettings: saved = noCareersFrame } = user.integration_settings;
  const edited = useEditedRecord(
    "careersFrame",
    typedSchema,
    { ...saved, pages: saved.pages.join("\n"), version: JSON.stringify(saved) },
    inWords(say),
  );
  const { typed, change } = edited;
  const [errors, setErrors] = useState<FormError[]>([]);
  const setting = useCompanySetting("integration_settings", "careersFrameSettings");
  const submit = ({ version, ...value } = typed) => {
    const pages = addressesIn(value.pages);
    const { data, error } = careersFrameSettings.safeParse({ ...value, pages });
    setErrors(addressErrors(error, pages));
    if (!data || setting.isPending) return;
    setting.save(data, version, () => {
      edited.takeTheirs();
      showToast({ tone: "positive", title: say(embeddingTexts.careersSaved) });
    });
  };
  const code = frameCode(address, say(embeddingTexts.vacanciesAt, { company: user.company_name }));
  return (
    <Card title={say(embeddingTexts.careers)}>
      <Stack gap="lg">
        <Form aria-label={say(embeddingTexts.careers)} onSubmit={() => submit()} errors={errors}>
          <NotSaved
            edited={edited}
            save={setting}
            what={say(embeddingTexts.thisSettingWas)}
            submit={submit}
          />
          <Switch
            isSelected={typed.isEmbedded}
            onChange={(isEmbedded) => change({ isEmbedded })}
            description={say(embeddingTexts.careersHint)}
          >
            {say(embeddingTexts.allowCareers)}
          </Switch>
          <TextArea
            label={say(embeddingTexts.careersSites)}
            name="pages"
            description={say(embeddingTexts.careersSitesHint)}
            rows={2}
            value={typed.pages}
            onChange={(pages) => change({ pages })}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={setting.isPending}>
              {say(settingsTexts.save)}
            </Button>
          </Inline>
        </Form>
        {saved.isEmbedded && (
          <>
            <AddressField
              label={say(embeddingTexts.careersAddress)}
              description={say(embeddingTexts.careersAddressHint)}
              address={address}
            />
            <Stack gap="sm">
              <TextArea
                label={say(embeddingTexts.careersCode)}
                description={say(embeddingTexts.careersCodeHint)}
                isReadOnly
                value={code}
              />
              <Inline>
                <CopyButton
                  label={say(embeddingTexts.copyCode)}
                  text={code}
                  copied={embeddingTexts.codeCopied}
                  notCopied={embeddingTexts.codeNotCopied}
                />
              </Inline>
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  );
}

function frameCode(src: string, title: string): string {
  const frame = Object.assign(document.createElement("iframe"), { src, title });
  Object.assign(frame.style, { width: "100%", height: "60rem", border: "0" });
  return frame.outerHTML;
}
