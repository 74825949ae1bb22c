import type { ShownTerms } from "@ats/core/agency-portal/shown-terms";
import { Card } from "@ats/ui/Card";
import { Checkbox, type CheckboxProps } from "@ats/ui/Checkbox";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { termsFacts } from "../agencies/agency-terms/terms-facts.ts";
import { sayDays } from "../agencies/agency-terms/terms-in-words.ts";
import { answerTexts } from "./client-list/texts.ts";

export interface Declared {
  keeps_conduct: boolean;
  keeps_off_limits: boolean;
}

interface DeclarationsProps {
  client: string;
  off_limits: string;
  terms: ShownTerms | null;
  checkbox(name: keyof Declared): Pick<CheckboxProps, "name" | "isSelected" | "onChange">;
}

/** What an agency declares before it works with a client. */
export function Declarations({ client, off_limits, terms, checkbox }: DeclarationsProps) {
  const say = useTexts();
  return (
    <Stack gap="md">
      {terms && (
        <Card level={3} title={say(answerTexts.terms)}>
          <Stack gap="sm">
            <DescriptionList
              items={[
                { term: say(answerTexts.valid), description: sayDays(say, terms) },
                ...termsFacts(say, terms),
              ]}
            />
            <Text as="p" size="sm" tone="muted">
              {say(answerTexts.termsHint)}
            </Text>
          </Stack>
        </Card>
      )}
      {off_limits && (
        <Card level={3} title={say(answerTexts.offLimits)}>
          <Text as="p" preserveLines>
            {off_limits}
          </Text>
        </Card>
      )}
      <Checkbox {...checkbox("keeps_conduct")}>{say(answerTexts.conduct, { client })}</Checkbox>
      <Checkbox {...checkbox("keeps_off_limits")}>
        {say(off_limits ? answerTexts.offLimitsDeclared : answerTexts.noOffLimits, { client })}
      </Checkbox>
    </Stack>
  );
}
