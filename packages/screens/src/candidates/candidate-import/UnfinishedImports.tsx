import { cancelImport, type ActiveImport, listImports } from "@ats/core/candidates/import-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";

const number = new Intl.NumberFormat("en-GB");

/** Lists the reader's unfinished imports, for example after a reload. */
export function UnfinishedImports({ onGoOn }: { onGoOn(one: ActiveImport): void }) {
  const { client } = useAts();
  const { data, refetch } = useEndpoint(listImports, {}, { staleTime: 0 });
  const forget = async (id: number) => {
    await client.call(cancelImport, { params: { id }, mayBeMissing: true }).catch(() => undefined);
    await refetch();
  };
  return (
    <Stack gap="sm">
      {data?.records.map((one) => (
        <Banner
          key={one.id}
          title={one.name}
          actions={
            <Inline gap="sm">
              <Button onPress={() => onGoOn(one)}>Go on</Button>
              <Button variant="ghost" onPress={() => void forget(one.id)}>
                Forget
              </Button>
            </Inline>
          }
        >
          Not finished: {number.format(one.checked)} of {number.format(one.total)} rows are checked.
        </Banner>
      ))}
    </Stack>
  );
}
