import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Text } from "@ats/ui/Text";
import { shortcuts, topics } from "./topics.tsx";

/** How to work with what is there, and the keys that make it quick. */
export function Help() {
  return (
    <Page
      width="narrow"
      header={
        <PageHeader title="Help" subtitle="How to do the everyday things, and the keys for them" />
      }
    >
      {topics.map(({ title, text }) => (
        <Card key={title} title={title}>
          <Text as="p">{text}</Text>
        </Card>
      ))}
      <Card title="Keyboard">
        <DescriptionList layout="inline" items={shortcuts} />
      </Card>
    </Page>
  );
}
