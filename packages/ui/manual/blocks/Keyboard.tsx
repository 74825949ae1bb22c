import * as css from "./Keyboard.css.ts";

/** Lists keys and actions: `{ "Enter, Space": "Presses it", "Shift+Tab": "Goes back" }`. */
export const Keyboard = ({ keys }: { keys: Record<string, string> }) => (
  <div className="sb-unstyled">
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([combinations, does]) => (
          <tr key={combinations}>
            <td>
              <span className={css.keys}>
                {combinations.split(", ").map((combination) => (
                  <Combination key={combination} text={combination} />
                ))}
              </span>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Shows keys and plain words: `Ctrl V in the drop area`. */
function Combination({ text }: { text: string }) {
  const [, names = text, place] = /^(.+?)((?: on| in) .*)?$/.exec(text) ?? [];
  return (
    <>
      {names.split(/(?<=^(?:Ctrl|Shift|Alt|⌘))[ +]/).map((name) => (
        <kbd key={name} className={css.key}>
          {name}
        </kbd>
      ))}
      {place && <span className={css.place}>{place}</span>}
    </>
  );
}
