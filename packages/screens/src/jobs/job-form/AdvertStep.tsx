import { checkAdvert } from "@ats/core/jobs/advert-check";
import { checkPosting } from "@ats/core/jobs/posting-check";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { SplitView } from "@ats/ui/SplitView";
import { Stack } from "@ats/ui/Stack";
import { Tag } from "@ats/ui/Tag";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Eye } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { contractText } from "../../languages/contract-text.ts";
import { useUser } from "../../session/session.tsx";
import { Advert } from "../Advert.tsx";
import type { StepProps } from "./step-props.ts";
import { stepTexts } from "./step-texts.ts";
import { stepTitles } from "./steps.ts";
import { jobFormTexts } from "./texts.ts";

export default function AdvertStep({ values, field, suggestions }: StepProps) {
  const say = useTexts();
  const { company_name } = useUser();
  const brand_name = values.brand_name || company_name;
  const [isPreview, setPreview] = useState(false);
  return (
    <SplitView
      ratio="start"
      startLabel={say(stepTitles.advert)}
      endLabel={say(stepTexts.advertCheck)}
      start={
        <Stack>
          <RichTextEditor
            label={say(stepTexts.advertText)}
            isRequired
            rows={14}
            maxLength={50_000}
            {...field("description")}
          />
          <Inline>
            <Button iconStart={<Eye />} onPress={() => setPreview(true)}>
              {say(stepTexts.preview)}
            </Button>
          </Inline>
          <Dialog
            isOpen={isPreview}
            onOpenChange={setPreview}
            size="lg"
            title={values.title || say(jobFormTexts.untitled)}
          >
            <Advert job={{ ...values, brand_name, time_zone: suggestions?.time_zone }} />
          </Dialog>
        </Stack>
      }
      end={<AdvertCheck values={values} />}
    />
  );
}

/** Suggests improvements while the user types. Never blocks saving. */
function AdvertCheck({ values }: Pick<StepProps, "values">) {
  const say = useTexts();
  const written = useDeferredValue(values);
  const findings = [...checkAdvert(written), ...checkPosting(written)];
  return (
    <Card title={say(stepTexts.advertCheck)}>
      {findings.length === 0 ? (
        <Text>{say(stepTexts.noSuggestions)}</Text>
      ) : (
        <Stack as="ul" gap="md">
          {findings.map(({ id, message, words }) => (
            <li key={id}>
              <Stack gap="xs">
                <Text>{say(contractText(message))}</Text>
                {words.length > 0 && (
                  <Inline gap="xs">
                    {words.map((word) => (
                      <Tag key={word}>{word}</Tag>
                    ))}
                  </Inline>
                )}
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
