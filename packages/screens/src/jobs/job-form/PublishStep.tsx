import { endOfDay, localTimeOf } from "@ats/core/interviews/zoned-time";
import { channelNames, channels } from "@ats/core/jobs/channel";
import { Card } from "@ats/ui/Card";
import { CheckboxGroup } from "@ats/ui/CheckboxGroup";
import { DatePicker } from "@ats/ui/DatePicker";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { Advert } from "../Advert.tsx";
import { useChannels } from "../useChannels.ts";
import { TemplateCard } from "./TemplateCard.tsx";
import { useUser } from "../../session/session.tsx";
import type { StepProps } from "./step-props.ts";

export default function PublishStep({ values, set, suggestions }: StepProps) {
  const { company_name } = useUser();
  const brand_name = values.brand_name || company_name;
  const zone = suggestions?.time_zone;
  const { closing_date_time: closing } = values;
  const offered = useChannels();
  const shown = channelNames.filter((channel) =>
    [...offered, ...values.channels].includes(channel),
  );
  return (
    <Stack gap="lg">
      <Card title="Where and until when">
        <Stack>
          <CheckboxGroup
            label="Advertise on"
            name="channels"
            description="While the job is active, people can find it and apply there. Its link works only on channels you tick."
            value={values.channels}
            onChange={(chosen) => set({ channels: chosen })}
            options={shown.map((id) => ({
              id,
              label: channels[id].label,
              description: offered.includes(id)
                ? channels[id].reach
                : "Your company no longer publishes here",
            }))}
          />
          <DatePicker
            label="Closing date"
            name="closing_date_time"
            description="The last day to apply. Leave empty to accept applications until the job closes."
            isDisabled={!zone}
            value={closing && zone ? localTimeOf(closing, zone).slice(0, 10) : null}
            onChange={(day) => set({ closing_date_time: day && zone ? endOfDay(day, zone) : null })}
          />
        </Stack>
      </Card>
      <Card title={values.title || "Untitled job"}>
        <Stack>
          <Text tone="muted">This is what applicants will see.</Text>
          <Advert job={{ ...values, brand_name, time_zone: zone }} />
        </Stack>
      </Card>
      <TemplateCard values={values} />
    </Stack>
  );
}
