import { divider } from "./Divider.css.ts";

export function Divider() {
  return <hr className={divider} />;
}
