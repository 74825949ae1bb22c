/** Made by `.storybook/names-from-core.ts`. */
declare module "virtual:names-from-core" {
  const names: Record<string, readonly string[]>;
  export default names;
}
