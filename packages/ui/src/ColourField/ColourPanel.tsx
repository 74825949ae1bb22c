import { useState } from "react";
import {
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Label,
  parseColor,
  SliderTrack,
} from "react-aria-components";
import { label } from "../Field/Field.css.ts";
import { useTexts } from "../texts/texts.tsx";
import * as css from "./ColourField.css.ts";
import { colourFieldTexts } from "./texts.ts";

/** Shows an area for saturation and brightness, a hue slider, and the suggested colours. */
export function ColourPanel({
  hex,
  onChange,
  swatches,
}: {
  hex: string;
  onChange: (hex: string) => void;
  swatches: { value: string; label: string }[];
}) {
  const say = useTexts();
  // Hex values of grey lose the hue, so the picked colour is kept while it has the same hex value.
  const [picked, setPicked] = useState(() => parseColor(hex).toFormat("hsb"));
  const isSame = picked.toString("hex").toLowerCase() === hex.toLowerCase();
  return (
    <ColorPicker
      value={isSame ? picked : parseColor(hex).toFormat("hsb")}
      onChange={(colour) => {
        setPicked(colour.toFormat("hsb"));
        onChange(colour.toString("hex").toLowerCase());
      }}
    >
      <ColorArea
        className={css.area}
        aria-label={say(colourFieldTexts.colourArea)}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
      >
        <ColorThumb className={css.thumb} />
      </ColorArea>
      <ColorSlider className={css.slider} colorSpace="hsb" channel="hue">
        <Label className={label}>{say(colourFieldTexts.colourHue)}</Label>
        <SliderTrack className={css.track}>
          <ColorThumb className={css.thumb} />
        </SliderTrack>
      </ColorSlider>
      {swatches.length > 0 && (
        <ColorSwatchPicker
          className={css.swatches}
          aria-label={say(colourFieldTexts.colourSwatches)}
        >
          {swatches.map(({ value, label: name }) => (
            <ColorSwatchPickerItem key={value} color={value} className={css.choice}>
              <ColorSwatch className={css.swatch} colorName={name} />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      )}
    </ColorPicker>
  );
}
