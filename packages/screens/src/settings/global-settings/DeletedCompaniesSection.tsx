import { downloadCertificate, listDeletedCompanies } from "@ats/core/companies/deletion-contract";
import type { Output } from "@ats/core/contract/endpoint";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { Building2, Download } from "lucide-react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import { download } from "../../documents/save-file.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { globalSettingsTexts } from "./texts.ts";

type Deleted = Output<typeof listDeletedCompanies>["records"][number];

/** Lists deleted companies, each with the certificate of its deletion. */
export default function DeletedCompaniesSection() {
  const say = useTexts();
  const query = useEndpoint(listDeletedCompanies, {});
  return (
    <Table
      caption={say(globalSettingsTexts.deleted)}
      columns={columns(say)}
      rows={query.data?.records ?? []}
      getKey={({ id }) => String(id)}
      isLoading={!query.data}
      failed={
        query.error && !query.data ? (
          <ListFailed
            what={say(globalSettingsTexts.deleted)}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : undefined
      }
      empty={
        <EmptyState
          icon={<Building2 />}
          title={say(globalSettingsTexts.noneDeleted)}
          description={say(globalSettingsTexts.noneDeletedHint)}
        />
      }
    />
  );
}

function Certificate({ company: { id, name } }: { company: Deleted }) {
  const say = useTexts();
  const { client } = useAts();
  const load = () => client.call(downloadCertificate, { params: { id } });
  return (
    <Button
      size="sm"
      iconStart={<Download />}
      aria-label={say(globalSettingsTexts.downloadCertificate, { name })}
      onPress={() => void download(say, `${name}.pdf`, load)}
    >
      {say(globalSettingsTexts.download)}
    </Button>
  );
}

const columns = (say: Say): TableColumn<Deleted>[] => [
  {
    id: "name",
    header: say(globalSettingsTexts.deletedName),
    isRowHeader: true,
    cell: ({ name }) => name,
  },
  {
    id: "requested",
    header: say(globalSettingsTexts.requested),
    hideBelow: "sm",
    cell: ({ requested_date_time: time }) => datesIn(say.locale).longDate(time),
  },
  {
    id: "confirmed",
    header: say(globalSettingsTexts.confirmed),
    hideBelow: "md",
    cell: ({ confirmed_date_time: time }) => datesIn(say.locale).longDate(time),
  },
  {
    id: "finished",
    header: say(globalSettingsTexts.finished),
    cell: ({ finished_date_time: time }) =>
      time ? datesIn(say.locale).longDate(time) : say(globalSettingsTexts.underWay),
  },
  {
    id: "certificate",
    header: say(globalSettingsTexts.certificate),
    cell: (company) => company.finished_date_time && <Certificate company={company} />,
  },
];
