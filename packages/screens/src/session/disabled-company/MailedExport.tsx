import { downloadMailedExport, getMailedExport } from "@ats/core/companies/disabled-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { sizeOf } from "@ats/ui/FileField";
import { Loader } from "@ats/ui/Loader";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { Download } from "lucide-react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { download } from "../../documents/save-file.ts";
import { SignInPage } from "../sign-in-frame/SignInPage.tsx";
import { disabledCompanyTexts } from "./texts.ts";

/** Milliseconds between two looks at the progress. */
const lookMs = 1_000;

/** Shows the export of a mailed link, and downloads it once it is made. */
export function MailedExport({ id, another }: { id: string; another(): void }) {
  const say = useTexts();
  const dates = useDates();
  const { client } = useAts();
  const params = { id };
  const query = useEndpoint(
    getMailedExport,
    { params, mayBeMissing: true },
    {
      refetchInterval: ({ state: { data } }) =>
        data && (data.status === "WAITING" || data.status === "RUNNING") ? lookMs : false,
    },
  );
  const anew = (
    <Button size="lg" fullWidth onPress={another}>
      {say(disabledCompanyTexts.another)}
    </Button>
  );
  if (query.isPending) return <Loader label={say(disabledCompanyTexts.checking)} isFullPage />;
  if (!query.data)
    return (
      <SignInPage title={say(disabledCompanyTexts.badLink)} about={query.error.message}>
        {anew}
      </SignInPage>
    );
  const { company_name: company, name, status, step, done, total, message, bytes } = query.data;
  const title = say(disabledCompanyTexts.exportOf, { company });
  if (query.data.has_file)
    return (
      <SignInPage
        title={title}
        about={say(disabledCompanyTexts.ready, {
          day: dates.longDate(query.data.expires_date_time),
        })}
      >
        <Button
          variant="primary"
          size="lg"
          fullWidth
          iconStart={<Download />}
          onPress={() =>
            void download(say, name, () => client.call(downloadMailedExport, { params }))
          }
        >
          {say(disabledCompanyTexts.download, { size: sizeOf(bytes ?? 0, say.locale) })}
        </Button>
      </SignInPage>
    );
  if (status === "FAILED" || status === "DONE")
    return (
      <SignInPage title={title}>
        <Stack>
          <Banner tone="critical">{message ?? say(disabledCompanyTexts.removed)}</Banner>
          {anew}
        </Stack>
      </SignInPage>
    );
  return (
    <SignInPage title={title} about={say(disabledCompanyTexts.preparing)}>
      <ProgressBar
        label={step || say(disabledCompanyTexts.progress)}
        isIndeterminate={total === 0}
        value={done}
        max={Math.max(1, total)}
        valueLabel={
          total > 0
            ? say(disabledCompanyTexts.counted, {
                done: done.toLocaleString(say.locale),
                total: total.toLocaleString(say.locale),
              })
            : undefined
        }
      />
    </SignInPage>
  );
}
