import {
  type ClientDisputeLine,
  listClientDisputes,
} from "@ats/core/agency-portal/disputes-contract";
import { defaultPageSize } from "@ats/core/lists/page";
import { fullName } from "@ats/core/validation/person-name";
import { Card } from "@ats/ui/Card";
import { Stack } from "@ats/ui/Stack";
import { Table } from "@ats/ui/Table";
import { useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { disputeColumns } from "../../agencies/disputes/columns.tsx";
import { disputeTexts } from "../../agencies/disputes/texts.ts";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { rowButton } from "../../lists/row-button.tsx";

const ClientDisputeDrawer = lazy(() => import("./ClientDisputeDrawer.tsx"));

/** The agency's disputes with a client, the newest first; nothing for an agency without one. */
export default function ClientDisputes({ clientId }: { clientId: number }) {
  const say = useTexts();
  const [state, setState] = useState({ page: 1, per_page: defaultPageSize });
  const [opened, open] = useState<number>();
  const { data, isPlaceholderData } = useEndpoint(
    listClientDisputes,
    {
      params: { client_id: clientId },
      query: { page_no: state.page - 1, per_page: state.per_page },
    },
    { placeholderData: keepPreviousData, meta: { isLive: true } },
  );
  if (!data || data.total === 0) return null;
  return (
    <Card title={say(disputeTexts.disputes)}>
      <Stack>
        <Table
          caption={say(disputeTexts.disputes)}
          columns={disputeColumns<ClientDisputeLine>(say, say(disputeTexts.person), fullName)}
          rows={data.records}
          getKey={({ id }) => String(id)}
          getLabel={fullName}
          onRowAction={({ id }) => open(id)}
          rowActions={rowButton(
            say(disputeTexts.view),
            (row) => say(disputeTexts.viewAbout, { name: fullName(row) }),
            ({ id }) => open(id),
          )}
          isLoading={isPlaceholderData}
        />
        <ListPagination
          state={state}
          onChange={(change) => setState({ ...state, page: 1, ...change })}
          total={data.total}
        />
      </Stack>
      <Suspense>
        {opened !== undefined && (
          <ClientDisputeDrawer clientId={clientId} id={opened} onClose={() => open(undefined)} />
        )}
      </Suspense>
    </Card>
  );
}
