import { useEffect, useState } from "react";

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags: string[];
}

/** Links to every story of an area: each shows a state of its screens. */
export function States({ area }: { area: string }) {
  const stories = useEntries()?.filter(
    ({ type, tags, importPath }) =>
      type === "story" &&
      tags.includes("dev") &&
      importPath.startsWith(`./packages/screens/src/${area}/`),
  );
  if (!stories) return null;
  if (stories.length === 0) return <p>No stories of its own.</p>;
  return [...Map.groupBy(stories, ({ title }) => title)].map(([title, states]) => (
    <section key={title}>
      <h3>{title.split("/").at(-1)}</h3>
      <ul>
        {states.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Storybook's own list of its stories. */
function useEntries(): Entry[] | undefined {
  const [entries, setEntries] = useState<Entry[]>();
  useEffect(() => {
    const read = async () => {
      const response = await fetch("./index.json");
      const index = (await response.json()) as { entries: Record<string, Entry> };
      setEntries(Object.values(index.entries));
    };
    void read();
  }, []);
  return entries;
}
