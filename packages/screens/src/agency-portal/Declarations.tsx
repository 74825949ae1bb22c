import { Card } from "@ats/ui/Card";
import { Checkbox, type CheckboxProps } from "@ats/ui/Checkbox";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { answerTexts } from "./client-list/texts.ts";

export interface Declared {
  keeps_conduct: boolean;
  keeps_off_limits: boolean;
}

interface DeclarationsProps {
  client: string;
  off_limits: string;
  checkbox(name: keyof Declared): Pick<CheckboxProps, "name" | "isSelected" | "onChange">;
}

/** What an agency declares before it works with a client. */
export function Declarations({ client, off_limits, checkbox }: DeclarationsProps) {
  const say = useTexts();
  return (
    <Stack gap="md">
      {off_limits && (
        <Card level={3} title={say(answerTexts.offLimits)}>
          <Text as="p">{off_limits}</Text>
        </Card>
      )}
      <Checkbox {...checkbox("keeps_conduct")}>{say(answerTexts.conduct, { client })}</Checkbox>
      <Checkbox {...checkbox("keeps_off_limits")}>
        {say(off_limits ? answerTexts.offLimitsDeclared : answerTexts.noOffLimits, { client })}
      </Checkbox>
    </Stack>
  );
}
