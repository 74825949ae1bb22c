import { Button } from "../src/Button/Button.tsx";
import { Card } from "../src/Card/Card.tsx";
import { Heading } from "../src/Heading/Heading.tsx";
import { IconButton } from "../src/IconButton/IconButton.tsx";
import { Link } from "../src/Link/Link.tsx";
import { Select } from "../src/Select/Select.tsx";
import { Stack } from "../src/Stack/Stack.tsx";
import { StatusBadge } from "../src/StatusBadge/StatusBadge.tsx";
import { Table } from "../src/Table/Table.tsx";
import { Text } from "../src/Text/Text.tsx";
import { TextField } from "../src/TextField/TextField.tsx";
import { setTheme } from "../src/theme/theme.tsx";

/** The compiler must reject every line marked here; an accepted line is an error. */
export const invalid = [
  // @ts-expect-error looks are props, not classes
  <Button className="big">Save</Button>,
  // @ts-expect-error looks are props, not styles
  <Stack style={{ gap: 3 }} />,
  // @ts-expect-error a gap is a step of the scale
  <Stack gap="13px" />,
  // @ts-expect-error no such variant
  <Button variant="tertiary">Save</Button>,
  // @ts-expect-error a button without words is an IconButton
  <Button />,
  // @ts-expect-error the prop is `onPress`, not the DOM's name
  <Button onClick={() => {}}>Save</Button>,
  // @ts-expect-error the prop is `isDisabled`, not the DOM's name
  <Button disabled>Save</Button>,
  // @ts-expect-error an icon button needs a name
  <IconButton icon={<svg />} />,
  // @ts-expect-error a link needs an address
  <Link>Registered nurse</Link>,
  // @ts-expect-error a heading needs a level
  <Heading>Jobs</Heading>,
  // @ts-expect-error levels are 1 to 6
  <Heading level={7}>Jobs</Heading>,
  // @ts-expect-error a tone is a meaning, not a colour
  <StatusBadge label="Active" tone="green" />,
  // @ts-expect-error text colours are tones too
  <Text tone="#f00">Late</Text>,
  // @ts-expect-error a field needs a label, even a hidden one
  <TextField placeholder="Email" />,
  // @ts-expect-error a value must be one of the options
  <Select label="Place" options={[{ id: "leeds", label: "Leeds" }]} value="york" />,
  // @ts-expect-error a table needs a name
  <Table columns={[]} rows={[]} getKey={String} />,
  <Table
    caption="Jobs"
    rows={[{ title: "Registered nurse" }]}
    getKey={(job) => job.title}
    // @ts-expect-error a cell reads only fields of its row
    columns={[{ id: "place", header: "Place", cell: (job) => job.place }]}
  />,
  // @ts-expect-error padding is a step of the scale
  <Card padding="1rem" />,
];

export const theme = () => {
  // @ts-expect-error no such theme
  setTheme({ theme: "sepia" });
  // @ts-expect-error no such density
  setTheme({ density: "cosy" });
};
