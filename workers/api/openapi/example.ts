import { archive, exampleSong } from "#app/archive.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import type { JsonSchema } from "./json-schema.ts";

const samples: Record<string, unknown> = {
  username: "you@example.org",
  userName: "you@example.org",
  password: "veena under stars",
  newPassword: "veena under stars",
  confirmPassword: "veena under stars",
  passwordToken: "12345678",
  token: "12345678",
  title: exampleSong.title,
  singer: archive.composer,
  recordingDate: "1975-08-15",
  raagaId: exampleSong.raagaId,
  description: "In praise.",
  searchString: exampleSong.title.split(" ")[0]!.toLowerCase(),
  searchTerm: "lyrics",
  url: "https://youtu.be/VIDEO_ID_11",
  id: exampleSong.raagaId,
  size: 5,
};

const samplesOf: Record<string, Record<string, unknown>> = {
  Raagas: { description: "A raaga of four swaras" },
  Taalas: { id: "Adi", description: "A taala of eight aksharas" },
  "Song types": { id: "Kriti", description: "A composition in three sections" },
  Deities: { id: "Ganesha", description: "Ganesha", otherNames: ["Ganapati", "Vinayaka"] },
  "Accompaniment types": { name: "Ghatam", description: "A clay pot" },
  "Media types": { description: "Audio" },
  "Media location types": { description: "YouTube" },
  "Signing up and passwords": { roles: [roleIds.Viewer] },
  Users: { name: "you@example.org", roles: [roleIds.Viewer] },
  Roles: { id: roleIds.Viewer, name: "Editor", description: "Corrects lyrics." },
};

const shownFields = new Set(
  "title singer recordingDate raagaId description roles token id otherNames".split(" "),
);

/** Returns an example value, valid by `schema`, for the field `name` of a resource. */
export function exampleOf(schema: JsonSchema, name: string, resource: string): unknown {
  if (schema.anyOf) return exampleOf(schema.anyOf.at(-1)!, name, resource);
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const named = Object.entries(schema.properties).filter(
      ([field]) => schema.required?.includes(field) || shownFields.has(field),
    );
    return Object.fromEntries(
      named.map(([field, one]) => [field, exampleOf(one, field, resource)]),
    );
  }
  const sample = samplesOf[resource]?.[name] ?? samples[name];
  if (schema.type === "integer") return typeof sample === "number" ? sample : 1;
  if (sample !== undefined) return sample;
  return schema.type === "array" ? [exampleOf(schema.items ?? {}, name, resource)] : name;
}
