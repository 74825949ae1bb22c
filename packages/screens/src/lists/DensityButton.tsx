import { IconButton } from "@ats/ui/IconButton";
import { useTexts } from "@ats/ui/texts";
import { Rows4 } from "lucide-react";
import { useAppearance } from "../navigation/appearance.ts";
import { toolbarTexts } from "./toolbar-texts.ts";

export function DensityButton() {
  const say = useTexts();
  const [{ density }, change] = useAppearance();
  const isCompact = density === "compact";
  return (
    <IconButton
      aria-label={say(toolbarTexts.compactRows)}
      icon={<Rows4 />}
      variant="secondary"
      isPressed={isCompact}
      onPress={() => change({ density: isCompact ? "comfortable" : "compact" })}
    />
  );
}
