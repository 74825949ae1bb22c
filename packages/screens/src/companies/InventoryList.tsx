import type { Inventory } from "@ats/core/companies/deletion-contract";
import { Accordion } from "@ats/ui/Accordion";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { sizeOf } from "@ats/ui/FileField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../dates/useDates.ts";
import { deletionTexts } from "./texts.ts";

/** Everything that a deletion removes, and the records that law keeps. */
export function InventoryList({ inventory }: { inventory: Inventory }) {
  const say = useTexts();
  const dates = useDates();
  const { tables, files, holds } = inventory;
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Stack>
      <DescriptionList
        items={[
          {
            term: say(deletionTexts.goes),
            description: (
              <Stack gap="none">
                <Text>
                  {say(deletionTexts.records, {
                    count: total.toLocaleString(say.locale),
                    tables: tables.length,
                  })}
                </Text>
                <Text>
                  {say(deletionTexts.files, {
                    count: files.count.toLocaleString(say.locale),
                    size: sizeOf(files.bytes, say.locale),
                  })}
                </Text>
              </Stack>
            ),
          },
          {
            term: say(deletionTexts.held),
            description:
              holds.length === 0
                ? say(deletionTexts.noHolds)
                : holds.map(({ kind, count, kept_until }) => (
                    <Text as="p" key={kind}>
                      {say(
                        kind === "right to work" ? deletionTexts.rightToWork : deletionTexts.signed,
                        { count, day: dates.longDate(kept_until) },
                      )}
                    </Text>
                  )),
          },
        ]}
      />
      <Accordion
        items={[
          {
            id: "tables",
            title: say(deletionTexts.allTables),
            content: (
              <DescriptionList
                columns={2}
                items={tables.map(({ name, rows }) => ({
                  term: words(name),
                  description: rows.toLocaleString(say.locale),
                }))}
              />
            ),
          },
        ]}
      />
    </Stack>
  );
}

function words(name: string): string {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
