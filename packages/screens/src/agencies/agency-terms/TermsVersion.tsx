import type { TermsStage } from "@ats/core/agencies/terms";
import { type AgencyTerms, getTermsDocument } from "@ats/core/agencies/terms-contract";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Heading } from "@ats/ui/Heading";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { Tone } from "@ats/ui/tone";
import { useTexts } from "@ats/ui/texts";
import { Download } from "lucide-react";
import { useAts } from "../../app/context.tsx";
import { download } from "../../documents/save-file.ts";
import { termsFacts } from "./terms-facts.ts";
import { sayDays, sayDaysLeft } from "./terms-in-words.ts";
import { agencyTermsTexts, termsStageTexts } from "./texts.ts";

const stageTones: Record<TermsStage, Tone> = {
  LATER: "info",
  IN_FORCE: "positive",
  ENDED: "neutral",
};

interface TermsVersionProps {
  terms: AgencyTerms;
  /** Days until they end, once a warning is due. */
  daysLeft: number | null;
  onChange: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** A version of an agency's terms. */
export function TermsVersion({ terms, daysLeft, onChange, onRemove }: TermsVersionProps) {
  const say = useTexts();
  const { client } = useAts();
  const { document_name, stage } = terms;
  const days = sayDays(say, terms);
  return (
    <Stack gap="sm">
      <Inline gap="sm" justify="between">
        <Inline gap="sm">
          <Heading level={3} size="sm">
            {days}
          </Heading>
          <StatusBadge tone={stageTones[stage]} label={say(termsStageTexts[stage])} />
          {daysLeft !== null && <StatusBadge tone="warning" label={sayDaysLeft(say, daysLeft)} />}
        </Inline>
        <Inline gap="xs">
          {onChange && (
            <Button
              variant="ghost"
              aria-label={say(agencyTermsTexts.changeNamed, { days })}
              onPress={onChange}
            >
              {say(agencyTermsTexts.change)}
            </Button>
          )}
          {onRemove && (
            <Button
              variant="ghost"
              aria-label={say(agencyTermsTexts.removeNamed, { days })}
              onPress={onRemove}
            >
              {say(agencyTermsTexts.remove)}
            </Button>
          )}
        </Inline>
      </Inline>
      <DescriptionList
        items={[
          ...termsFacts(say, terms),
          ...(document_name
            ? [
                {
                  term: say(agencyTermsTexts.document),
                  description: (
                    <Button
                      size="sm"
                      iconStart={<Download />}
                      aria-label={say(agencyTermsTexts.openDocument, { name: document_name })}
                      onPress={() =>
                        void download(say, document_name, () =>
                          client.call(getTermsDocument, { params: { id: terms.id } }),
                        )
                      }
                    >
                      {document_name}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
