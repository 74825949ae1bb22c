import type { digestFrequencies } from "@ats/core/notifications/digest";
import type { NotificationSettings } from "@ats/core/notifications/settings-contract";
import { Card } from "@ats/ui/Card";
import { Inline } from "@ats/ui/Inline";
import { NativeSelect } from "@ats/ui/NativeSelect";
import { useTexts } from "@ats/ui/texts";
import { useMemo } from "react";
import { zonesWith } from "../interviews/zones.ts";
import { notificationSettingsTexts } from "./settings-texts.ts";

type Frequency = (typeof digestFrequencies)[number];

const company = "company";
const hours = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));

/** When the digest goes out, in three choices of the browser's own, which are light. */
export function DigestCard({
  digest,
  company_time_zone,
  onChange,
}: Pick<NotificationSettings, "digest" | "company_time_zone"> & {
  onChange(body: { body: NotificationSettings["digest"] }): void;
}) {
  const say = useTexts();
  const zones = useMemo(
    () => [
      {
        id: company,
        label: say(notificationSettingsTexts.companyTimeZone, { zone: company_time_zone }),
      },
      ...zonesWith(digest.time_zone),
    ],
    [say, company_time_zone, digest.time_zone],
  );
  const change = (part: Partial<typeof digest>) => onChange({ body: { ...digest, ...part } });
  return (
    <Card title={say(notificationSettingsTexts.digest)}>
      <Inline gap="md">
        <NativeSelect<Frequency>
          label={say(notificationSettingsTexts.frequency)}
          value={digest.frequency}
          onChange={(frequency) => change({ frequency })}
          options={[
            { id: "DAILY", label: say(notificationSettingsTexts.daily) },
            { id: "WEEKLY", label: say(notificationSettingsTexts.weekly) },
          ]}
        />
        <NativeSelect
          label={say(notificationSettingsTexts.hour)}
          value={String(digest.hour)}
          onChange={(hour) => change({ hour: Number(hour) })}
          options={hours}
        />
        <NativeSelect
          label={say(notificationSettingsTexts.timeZone)}
          value={digest.time_zone ?? company}
          onChange={(zone) => change({ time_zone: zone === company ? null : zone })}
          options={zones}
        />
      </Inline>
    </Card>
  );
}
