export { useCan, useUser } from "../session/session.tsx";
