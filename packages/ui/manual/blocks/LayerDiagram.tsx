import * as css from "./LayerDiagram.css.ts";

export const LayerDiagram = ({
  layers,
}: {
  layers: { name: string; use: string; value: string }[];
}) => (
  <ol role="list" className={`sb-unstyled ${css.pile}`}>
    {layers.map(({ name, use, value }, at) => (
      <li
        key={name}
        className={css.sheet}
        style={{ marginInlineStart: `${(layers.length - 1 - at) * 1.5}rem` }}
      >
        <span className={css.name}>{name}</span>
        <span className={css.use}>{use}</span>
        <code className={css.value}>{value}</code>
      </li>
    ))}
  </ol>
);
