import { routes } from "@ats/core/navigation/routes";
import { useTexts } from "@ats/ui/texts";
import { CaseTable } from "../../ui/manual/blocks/CaseTable.tsx";
import { Access } from "./Access.tsx";
import { titleOf } from "../src/app/title-of.ts";
import { allScreens } from "./routes.ts";

/** Lists the screens of an area: address, door, and who may see them. */
export function Screens({ area }: { area: string }) {
  const say = useTexts();
  const own = allScreens.filter((screen) => screen.area === area);
  if (own.length === 0) return <p>No screen of its own.</p>;
  return (
    <CaseTable
      head={["Screen", "Address", "Door", "For"]}
      rows={own.map(({ route, door }) => [
        say(titleOf(route)),
        <code key="address">{routes[route.name]}</code>,
        door ? <code>{door}</code> : "Part of <Ats>",
        <Access
          key="access"
          access={route.right ?? route.feature ?? (route.layout === "shell" ? "session" : "public")}
          company={route.company}
        />,
      ])}
    />
  );
}
