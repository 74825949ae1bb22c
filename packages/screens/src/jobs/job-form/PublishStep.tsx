import { endOfDay, localDateOf } from "@ats/core/interviews/zoned-time";
import { channelNames } from "@ats/core/jobs/channel";
import { Card } from "@ats/ui/Card";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { DatePicker } from "@ats/ui/DatePicker";
import { NumberField } from "@ats/ui/NumberField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useUser } from "../../session/session.tsx";
import { Advert } from "../Advert.tsx";
import { channelTexts, reachTexts } from "../label-texts.ts";
import { useChannels } from "../useChannels.ts";
import { fieldTexts } from "./field-texts.ts";
import { PublishOutcome } from "./PublishOutcome.tsx";
import type { StepProps } from "./step-props.ts";
import { stepTexts } from "./step-texts.ts";
import { TemplateCard } from "./TemplateCard.tsx";
import { jobFormTexts } from "./texts.ts";

export default function PublishStep({ values, set, suggestions, job }: StepProps) {
  const say = useTexts();
  const { ats_settings, company_name } = useUser();
  const brand_name = values.brand_name || company_name;
  const zone = suggestions?.time_zone;
  const { closing_date_time: closing } = values;
  const offered = useChannels();
  const shown = channelNames.filter((channel) =>
    [...offered, ...values.channels].includes(channel),
  );
  return (
    <Stack gap="lg">
      <Card title={say(stepTexts.whereAndWhen)}>
        <Stack>
          <CheckboxGroup
            label={say(stepTexts.advertiseOn)}
            name="channels"
            description={say(stepTexts.advertiseHint)}
            value={values.channels}
            onChange={(chosen) => set({ channels: chosen })}
            options={shown.map((id) => ({
              id,
              label: say(channelTexts[id]),
              description: offered.includes(id) ? say(reachTexts[id]) : say(stepTexts.channelGone),
            }))}
          />
          <DatePicker
            label={say(fieldTexts.closing_date_time)}
            name="closing_date_time"
            description={say(stepTexts.closingDateHint)}
            isDisabled={!zone}
            value={closing && zone ? localDateOf(closing, zone) : null}
            onChange={(day) => set({ closing_date_time: day && zone ? endOfDay(day, zone) : null })}
          />
          {ats_settings.agency_enabled && (
            <NumberField
              label={say(fieldTexts.agency_cv_cap)}
              name="agency_cv_cap"
              description={say(stepTexts.agencyCapHint)}
              minValue={1}
              maxValue={100}
              value={values.agency_cv_cap}
              onChange={(agency_cv_cap) => set({ agency_cv_cap })}
            />
          )}
        </Stack>
      </Card>
      <Card title={values.title || say(jobFormTexts.untitled)}>
        <Stack>
          <Text tone="muted">{say(stepTexts.previewHint)}</Text>
          <Advert job={{ ...values, brand_name, time_zone: zone }} />
        </Stack>
      </Card>
      <TemplateCard values={values} />
      <PublishOutcome {...{ values, job, zone }} />
    </Stack>
  );
}
