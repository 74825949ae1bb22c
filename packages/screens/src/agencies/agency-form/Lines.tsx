import { Button } from "@ats/ui/Button";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { agencyFormTexts } from "./texts.ts";

interface LinesProps<Line> {
  /** Name of the field that holds the lines, before the place of each: "contacts". */
  name: string;
  lines: readonly Line[];
  empty: Line;
  addLabel: string;
  nameOf(line: Line): string;
  columns: 2 | 3 | 4;
  isReadOnly: boolean;
  onChange(lines: Line[]): void;
  /** The fields of a line; `field` names and binds one of them. */
  children(line: Line, field: LineField<Line>, change: (part: Partial<Line>) => void): ReactNode;
}

type LineField<Line> = <Name extends keyof Line & string>(
  name: Name,
) => { name: string; value: Line[Name]; onChange(value: Line[Name]): void };

/** Lines of fields that can be added to and removed. */
export function Lines<Line extends object>(props: LinesProps<Line>) {
  const { name, lines, empty, addLabel, nameOf, columns, isReadOnly, onChange, children } = props;
  const say = useTexts();
  return (
    <Stack>
      {lines.map((line, at) => {
        const change = (part: Partial<Line>) =>
          onChange(lines.map((each, place) => (place === at ? { ...each, ...part } : each)));
        const field: LineField<Line> = (key) => ({
          name: `${name}.${at}.${key}`,
          value: line[key],
          onChange: (value) => change({ [key]: value } as unknown as Partial<Line>),
        });
        const spoken = nameOf(line).trim();
        return (
          // Two lines may be alike while they are typed.
          // oxlint-disable-next-line react/no-array-index-key
          <Grid key={at} columns={columns}>
            {children(line, field, change)}
            {!isReadOnly && (
              <Inline>
                <Button
                  variant="ghost"
                  iconStart={<Trash2 />}
                  aria-label={
                    spoken
                      ? say(agencyFormTexts.removeNamed, { name: spoken })
                      : say(agencyFormTexts.removeNew)
                  }
                  onPress={() => onChange(lines.filter((_, place) => place !== at))}
                >
                  {say(agencyFormTexts.remove)}
                </Button>
              </Inline>
            )}
          </Grid>
        );
      })}
      {!isReadOnly && (
        <Inline>
          <Button iconStart={<Plus />} onPress={() => onChange([...lines, empty])}>
            {addLabel}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
