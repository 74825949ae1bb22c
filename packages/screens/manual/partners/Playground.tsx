import { useState } from "react";
import { Button } from "../../../ui/src/Button/Button.tsx";
import { Text } from "../../../ui/src/Text/Text.tsx";
import { LivePlayground } from "./LivePlayground.tsx";
import { otherOrigin } from "./other-origin.ts";

/** A partner's page and the product in a frame of it, on two origins. */
export function Playground() {
  const [isStarted, setStarted] = useState(false);
  const product = otherOrigin(window.location);
  if (!product)
    return (
      <Text>
        The playground needs two origins. Open Storybook at <code>localhost</code> or{" "}
        <code>127.0.0.1</code>: each is the other’s partner.
      </Text>
    );
  if (isStarted) return <LivePlayground product={product} />;
  return <Button onPress={() => setStarted(true)}>Start the playground</Button>;
}
