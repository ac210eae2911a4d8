export { MusicName } from "../ui/name.tsx";
