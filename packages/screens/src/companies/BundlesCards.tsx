import {
  type BundleJob,
  downloadBundle,
  downloadReport,
  exportCompany,
  importCompany,
  listBundles,
  removeBundle,
} from "@ats/core/companies/bundle-contract";
import { activeDeletionRequest } from "@ats/core/companies/deletion-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { FileField, sizeOf } from "@ats/ui/FileField";
import { Heading } from "@ats/ui/Heading";
import { Inline } from "@ats/ui/Inline";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Archive, Download } from "lucide-react";
import { useState } from "react";
import { useAts } from "../app/context.tsx";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { Said } from "../app/Said.tsx";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { useDates } from "../dates/useDates.ts";
import { download } from "../documents/save-file.ts";
import { useRefresh } from "../settings/settings/queries.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import * as css from "../api-tokens/ApiTokensSection.css.ts";
import { InviteImported } from "./InviteImported.tsx";
import { bundleTexts } from "./texts.ts";

const isOpen = ({ status }: BundleJob) => status === "WAITING" || status === "RUNNING";

/** Milliseconds between two looks at the progress. */
const lookMs = 1_000;

/** Starts an export or import of the whole company, and shows how far each is. */
export function BundlesCards() {
  const say = useTexts();
  const query = useEndpoint(
    listBundles,
    {},
    { refetchInterval: ({ state }) => (state.data?.records.some(isOpen) ? lookMs : false) },
  );
  return (
    <SectionState query={query} title={say(bundleTexts.notLoaded)}>
      {({ records, in_the_way }) => (
        <>
          <ExportCard records={records} />
          <ImportCard isEmpty={in_the_way.length === 0} isBusy={records.some(isOpen)} />
        </>
      )}
    </SectionState>
  );
}

function ExportCard({ records }: { records: readonly BundleJob[] }) {
  const say = useTexts();
  const refresh = useRefresh();
  const start = useCall(exportCompany, { onSuccess: () => refresh(listBundles) });
  const begin = (
    <Button
      variant="primary"
      size="sm"
      iconStart={<Archive />}
      isPending={start.isPending}
      isDisabled={records.some(isOpen)}
      onPress={() => start.mutate({})}
    >
      {say(bundleTexts.start)}
    </Button>
  );
  return (
    <Card title={say(bundleTexts.exportTitle)} actions={begin}>
      <Stack>
        <Text as="p" tone="muted">
          {say(bundleTexts.exportHint)}
        </Text>
        {start.error && <Banner tone="critical">{start.error.message}</Banner>}
        {records.length > 0 ? (
          <ul role="list" aria-label={say(bundleTexts.listTitle)} className={css.list}>
            {records.map((job) => (
              <Job key={job.id} job={job} />
            ))}
          </ul>
        ) : (
          <EmptyState
            level={3}
            icon={<Archive />}
            title={say(bundleTexts.none)}
            description={say(bundleTexts.noneHint)}
          />
        )}
      </Stack>
    </Card>
  );
}

const tones = {
  WAITING: "neutral",
  RUNNING: "info",
  DONE: "positive",
  FAILED: "critical",
} as const;
const states = {
  WAITING: bundleTexts.waiting,
  RUNNING: bundleTexts.running,
  DONE: bundleTexts.done,
  FAILED: bundleTexts.failed,
};

function Job({ job }: { job: BundleJob }) {
  const say = useTexts();
  const dates = useDates();
  const { client } = useAts();
  const refresh = useRefresh();
  const remove = useCall(removeBundle, { onSuccess: () => refresh(listBundles) });
  const { id, name, status, kind } = job;
  const params = { params: { id } };
  const save = async () => {
    await download(say, name, () => client.call(downloadBundle, params));
    await refresh(listBundles, activeDeletionRequest);
  };
  return (
    <li className={css.token}>
      <Inline justify="between">
        <Inline>
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <StatusBadge label={say(states[status])} tone={tones[status]} />
        </Inline>
        <Inline>
          {job.has_file && (
            <Button
              size="sm"
              iconStart={<Download />}
              aria-label={say(bundleTexts.downloadNamed, { name })}
              onPress={() => void save()}
            >
              {say(bundleTexts.download)}
            </Button>
          )}
          {kind === "IMPORT" && status === "DONE" && <InviteImported />}
          {kind === "IMPORT" && status === "DONE" && (
            <Button
              size="sm"
              iconStart={<Download />}
              aria-label={say(bundleTexts.reportNamed, { name })}
              onPress={() =>
                void download(say, `${name} report.csv`, () => client.call(downloadReport, params))
              }
            >
              {say(bundleTexts.report)}
            </Button>
          )}
          {job.has_file && (
            <Button
              size="sm"
              aria-label={say(bundleTexts.removeNamed, { name })}
              isPending={remove.isPending}
              onPress={() => remove.mutate(params)}
            >
              {say(bundleTexts.remove)}
            </Button>
          )}
        </Inline>
      </Inline>
      {isOpen(job) && (
        <ProgressBar
          label={job.step || say(bundleTexts.waiting)}
          isIndeterminate={job.total === 0}
          value={job.done}
          max={Math.max(1, job.total)}
          valueLabel={
            job.total > 0
              ? say(bundleTexts.counted, {
                  done: job.done.toLocaleString(say.locale),
                  total: job.total.toLocaleString(say.locale),
                })
              : undefined
          }
        />
      )}
      {job.message && <Banner tone="critical">{job.message}</Banner>}
      <DescriptionList
        columns={2}
        layout="stacked"
        items={[
          {
            term: say(bundleTexts.by),
            description: (
              <Said
                text={bundleTexts.byAndWhen}
                values={{
                  name: job.created_by,
                  when: <RelativeTime iso={job.created_date_time} />,
                }}
              />
            ),
          },
          ...(job.rows === null
            ? []
            : [{ term: say(bundleTexts.rows), description: job.rows.toLocaleString(say.locale) }]),
          ...(job.bytes === null
            ? []
            : [{ term: say(bundleTexts.size), description: sizeOf(job.bytes, say.locale) }]),
          ...(job.problems
            ? [
                {
                  term: say(bundleTexts.problems),
                  description: job.problems.toLocaleString(say.locale),
                },
              ]
            : []),
          ...(job.has_file
            ? [
                {
                  term: say(bundleTexts.downloaded),
                  description: job.downloaded_date_time ? (
                    <RelativeTime iso={job.downloaded_date_time} />
                  ) : (
                    say(bundleTexts.never)
                  ),
                },
                {
                  term: say(bundleTexts.until),
                  description: dates.longDate(job.expires_date_time),
                },
              ]
            : []),
        ]}
      />
    </li>
  );
}

function ImportCard({ isEmpty, isBusy }: { isEmpty: boolean; isBusy: boolean }) {
  const say = useTexts();
  const refresh = useRefresh();
  const [files, setFiles] = useState<File[]>([]);
  const start = useCall(importCompany, {
    onSuccess: () => {
      setFiles([]);
      return refresh(listBundles);
    },
  });
  const [file] = files;
  return (
    <Card title={say(bundleTexts.importTitle)}>
      {isEmpty ? (
        <Stack>
          <Text as="p" tone="muted">
            {say(bundleTexts.importHint)}
          </Text>
          {start.error && <Banner tone="critical">{start.error.message}</Banner>}
          <FileField
            label={say(bundleTexts.importFile)}
            accept={[".zip"]}
            files={files}
            onChange={setFiles}
          />
          <Inline>
            <Button
              variant="primary"
              isDisabled={!file || isBusy}
              isPending={start.isPending}
              onPress={() => file && start.mutate({ query: { name: file.name }, body: file })}
            >
              {say(bundleTexts.startImport)}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <Text as="p" tone="muted">
          {say(bundleTexts.notEmpty)}
        </Text>
      )}
    </Card>
  );
}
