import type { AgencyClient } from "@ats/core/agency-portal/clients-contract";
import {
  type AgencyPlacement,
  listAgencyPlacements,
} from "@ats/core/agency-portal/placements-contract";
import { defaultPageSize } from "@ats/core/lists/page";
import { Card } from "@ats/ui/Card";
import { Drawer } from "@ats/ui/Drawer";
import { EmptyState } from "@ats/ui/EmptyState";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Table, type TableColumn } from "@ats/ui/Table";
import { type Say, useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { UserCheck } from "lucide-react";
import { useState } from "react";
import { invoiceTones, placementBadge } from "../../agencies/placements/placement-in-words.ts";
import { invoiceStateTexts } from "../../agencies/placements/texts.ts";
import { useEndpoint } from "../../app/endpoint.ts";
import { sayMoney } from "../../costs/cost-words.ts";
import { datesIn } from "../../dates/dates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { ListPagination } from "../../lists/ListPagination.tsx";
import { rowButton } from "../../lists/row-button.tsx";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { AgencyPlacementDetails } from "./AgencyPlacementDetails.tsx";
import { agencyPlacementTexts as placementTexts } from "./texts.ts";

const nameOf = ({ first_name, last_name }: AgencyPlacement) => `${first_name} ${last_name}`.trim();

/** The hires of a client through the agency, the latest start first. */
export function AgencyPlacements({ client }: { client: Pick<AgencyClient, "client_id" | "name"> }) {
  const say = useTexts();
  const { client_id } = client;
  const [state, setState] = useState({ page: 1, per_page: defaultPageSize });
  const [opened, open] = useState<number>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listAgencyPlacements,
    { params: { client_id }, query: { page_no: state.page - 1, per_page: state.per_page } },
    { placeholderData: keepPreviousData },
  );
  const placement = data?.records.find(({ id }) => id === opened);
  return (
    <Card title={say(placementTexts.placements)}>
      {error && !data ? (
        <ListFailed
          what={say(placementTexts.placements)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack>
          <Table
            caption={say(placementTexts.placements)}
            columns={columnsOf(say)}
            rows={data?.records ?? []}
            getKey={({ id }) => String(id)}
            getLabel={nameOf}
            onRowAction={({ id }) => open(id)}
            rowActions={rowButton(
              say(placementTexts.view),
              (row) => say(placementTexts.viewNamed, { name: nameOf(row) }),
              ({ id }) => open(id),
            )}
            isLoading={!data || isPlaceholderData}
            empty={
              <EmptyState
                level={3}
                icon={<UserCheck />}
                title={say(placementTexts.none)}
                description={say(placementTexts.noneHint, { client: client.name })}
              />
            }
          />
          <ListPagination
            state={state}
            onChange={(change) => setState({ ...state, page: 1, ...change })}
            total={data?.total}
          />
        </Stack>
      )}
      {placement && (
        <Drawer
          isOpen
          title={nameOf(placement)}
          description={placement.job_title}
          onOpenChange={() => open(undefined)}
        >
          <AgencyPlacementDetails clientId={client_id} placement={placement} />
        </Drawer>
      )}
    </Card>
  );
}

function columnsOf(say: Say): TableColumn<AgencyPlacement>[] {
  const { shortDate } = datesIn(say.locale);
  const state = (placement: AgencyPlacement) => <StatusBadge {...placementBadge(say, placement)} />;
  const invoice = ({ invoice_state: id }: AgencyPlacement) => (
    <StatusBadge tone={invoiceTones[id]} label={say(invoiceStateTexts[id])} />
  );
  return [
    {
      id: "candidate",
      header: say(placementTexts.candidate),
      width: "max(11rem, 28cqi)",
      isRowHeader: true,
      cell: nameOf,
      detail: (placement) => (
        <>
          {placement.job_title}
          <span className={narrowLine}>
            {state(placement)} {invoice(placement)}
          </span>
        </>
      ),
    },
    {
      id: "start",
      header: say(placementTexts.start),
      width: "8rem",
      hideBelow: "md",
      cell: ({ start_date }) => (start_date ? shortDate(start_date) : say(placementTexts.noStart)),
    },
    {
      id: "state",
      header: say(placementTexts.rebate),
      width: "max(10rem, 18cqi)",
      hideBelow: "md",
      cell: state,
    },
    {
      id: "invoice",
      header: say(placementTexts.invoice),
      width: "max(10rem, 18cqi)",
      hideBelow: "md",
      cell: invoice,
      detail: ({ invoice_number }) => invoice_number,
    },
    {
      id: "fee",
      header: say(placementTexts.fee),
      width: "8rem",
      align: "end",
      hideBelow: "lg",
      cell: ({ fee }) => fee && sayMoney(say, fee),
    },
  ];
}
