import { Text } from "../../../ui/src/Text/Text.tsx";
import { LivePlayground } from "./LivePlayground.tsx";
import { otherOrigin } from "./other-origin.ts";

/** A partner's page and the product in a frame of it, on two origins. */
export function Playground() {
  const product = otherOrigin(window.location);
  return product ? (
    <LivePlayground product={product} />
  ) : (
    <Text>
      The playground needs two origins. Open Storybook at <code>localhost</code> or{" "}
      <code>127.0.0.1</code>: each is the other’s partner.
    </Text>
  );
}
