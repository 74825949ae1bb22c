import type { Meta, StoryObj } from "@storybook/react-vite";
import { EyeOff } from "lucide-react";
import { expect } from "storybook/test";
import { Banner } from "../../src/Banner/Banner.tsx";
import { Card } from "../../src/Card/Card.tsx";
import { DescriptionList } from "../../src/DescriptionList/DescriptionList.tsx";
import { Stack } from "../../src/Stack/Stack.tsx";
import { Tag } from "../../src/Tag/Tag.tsx";

const meta = { title: "Patterns/Anonymised data" } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Profile: Story = {
  render: () => (
    <Stack gap="lg">
      <Banner tone="info" title="This job is recruited anonymously">
        Name, contact details and CV are hidden until the interview stage.
      </Banner>
      <Card
        title="Anonymised Candidate 20417"
        actions={<Tag icon={<EyeOff aria-hidden />}>Anonymised</Tag>}
      >
        <DescriptionList
          items={[
            { term: "Applied for", description: "Registered nurse" },
            { term: "Experience", description: "6 years in acute care" },
            { term: "Email", description: "Hidden" },
          ]}
        />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Anonymised Candidate 20417")).toBeVisible();
    await expect(canvas.getByText("Hidden")).toBeVisible();
  },
};
