/** What to do and what not, side by side. */
export const DoDont = ({ do: right, dont: wrong }: { do: string[]; dont: string[] }) => (
  <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "1rem" }}>
    <Advice title="Do" items={right} />
    <Advice title="Don’t" items={wrong} />
  </div>
);

const Advice = ({ title, items }: { title: string; items: string[] }) => (
  <div>
    <strong>{title}</strong>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

/** Which key does what: `{ "Enter, Space": "Presses it" }`. */
export const Keyboard = ({ keys }: { keys: Record<string, string> }) => (
  <table>
    <thead>
      <tr>
        <th>Key</th>
        <th>What it does</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(keys).map(([key, does]) => (
        <tr key={key}>
          <td>
            <kbd>{key}</kbd>
          </td>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
