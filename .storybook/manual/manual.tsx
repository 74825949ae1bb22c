export { DoDont } from "../../packages/ui/manual/blocks/DoDont.tsx";
export { Keyboard } from "../../packages/ui/manual/blocks/Keyboard.tsx";
