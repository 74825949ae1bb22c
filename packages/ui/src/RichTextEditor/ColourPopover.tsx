import { Baseline } from "lucide-react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { Popover } from "../Popover/Popover.tsx";
import { highlights, inks } from "../RichText/colours.ts";
import { prose } from "../RichText/RichText.css.ts";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./ColourPopover.css.ts";
import { ToolbarMenuButton } from "./ToolbarButton.tsx";
import { richTextEditorTexts } from "./texts.ts";
import type { ToolbarPart } from "./toolbarState.ts";

const names = {
  none: richTextEditorTexts.colourDefault,
  grey: richTextEditorTexts.colourGrey,
  green: richTextEditorTexts.colourGreen,
  amber: richTextEditorTexts.colourAmber,
  red: richTextEditorTexts.colourRed,
  blue: richTextEditorTexts.colourBlue,
  yellow: richTextEditorTexts.colourYellow,
} as const;
type Name = keyof typeof names;

/** The colour of the text and of its highlight. */
export function ColourPopover({ editor, state, isDisabled }: ToolbarPart) {
  const say = useTexts();
  return (
    <Popover
      label={say(richTextEditorTexts.inkAndHighlight)}
      trigger={
        <ToolbarMenuButton label={say(richTextEditorTexts.inkAndHighlight)} isDisabled={isDisabled}>
          <span className={prose}>
            <span data-color={state.color} data-highlight={state.highlight} className={css.letter}>
              <Baseline />
            </span>
          </span>
        </ToolbarMenuButton>
      }
    >
      {(close) => {
        const set = (attribute: "color" | "highlight") => (value: string | null) => {
          close();
          editor
            .chain()
            .focus()
            .setMark("textStyle", { [attribute]: value })
            .removeEmptyTextStyle()
            .run();
        };
        return (
          <div className={css.groups}>
            <Swatches
              label={say(richTextEditorTexts.ink)}
              attribute="data-color"
              colours={["none", ...(Object.keys(inks) as Name[])]}
              value={state.color}
              onChange={set("color")}
            />
            <Swatches
              label={say(richTextEditorTexts.highlight)}
              attribute="data-highlight"
              colours={["none", ...(Object.keys(highlights) as Name[])]}
              value={state.highlight}
              onChange={set("highlight")}
            />
          </div>
        );
      }}
    </Popover>
  );
}

type SwatchesProps = {
  label: string;
  attribute: "data-color" | "data-highlight";
  colours: Name[];
  value: string | undefined;
  onChange: (value: string | null) => void;
};

function Swatches({ label, attribute, colours, value, onChange }: SwatchesProps) {
  const say = useTexts();
  return (
    <div className={css.group}>
      <div aria-hidden="true" className={css.title}>
        {label}
      </div>
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value ?? "none"]}
        onSelectionChange={([key]) => onChange(key === "none" ? null : String(key))}
        className={`${prose} ${css.swatches}`}
      >
        {colours.map((name) => (
          <Tooltip key={name} label={say(names[name])} placement="top">
            <ToggleButton id={name} aria-label={say(names[name])} className={css.swatch}>
              <span {...{ [attribute]: name }} className={css.letter}>
                A
              </span>
            </ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
