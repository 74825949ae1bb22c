import { type ActiveImport, cancelImport, listImports } from "@ats/core/candidates/import-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { candidateImportTexts } from "./texts.ts";

/** Lists the reader's unfinished imports, for example after a reload. */
export function UnfinishedImports({ onGoOn }: { onGoOn(one: ActiveImport): void }) {
  const say = useTexts();
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
              <Button onPress={() => onGoOn(one)}>{say(candidateImportTexts.goOn)}</Button>
              <Button variant="ghost" onPress={() => void forget(one.id)}>
                {say(candidateImportTexts.forget)}
              </Button>
            </Inline>
          }
        >
          {say(candidateImportTexts.unfinished, {
            checked: one.checked,
            total: one.total,
          })}
        </Banner>
      ))}
    </Stack>
  );
}
