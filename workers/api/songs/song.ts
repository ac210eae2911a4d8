import { z } from "zod";
import type { Person, SongRecord } from "#app/data/songs/song-records.ts";
import type { User } from "#app/data/users/users.ts";
import { youTubeAddress } from "#app/domain/media/media-url.ts";
import { may } from "#app/domain/users/permissions.ts";
import { named } from "../http/schemas.ts";

/** A song as programs read it. */
export const song = z
  .object({
    id: z.int(),
    title: z.string(),
    singer: z.string(),
    composer: z.string(),
    raagaId: named.nullable(),
    taalaId: named.nullable(),
    songTypeId: named.nullable(),
    recordingDate: z.iso.date().nullable(),
    description: z.string(),
    lyrics: z.string(),
    uploadType: z.enum(["YouTube", "Audio", "Video"]).nullable(),
    mediaurl: z.string().nullable().meta({ description: "Where the recording can be heard." }),
    externalMediaId: z.string().nullable().meta({ description: "The id of a YouTube video." }),
    mediadescription: z.string(),
    accompaniments: z.array(
      z.object({
        accompanimentTypeId: z.int(),
        accompanimentTypeName: z.string(),
        playedBy: z.array(z.string()),
      }),
    ),
    createdBy: z.string().nullable().meta({
      description:
        "The username, for your own songs and for Administrators; else the name that the site shows. Null for a former member.",
    }),
    createdAt: z.iso.datetime(),
    updatedBy: z.string().nullable(),
    updatedAt: z.iso.datetime().nullable().meta({ description: "Null until the first edit." }),
  })
  .meta({ id: "Song" });

/** A song for a reader: whose e-mail addresses they may see depends on who they are. */
export function toSong(
  record: SongRecord,
  reader: User | null,
  origin: string,
): z.output<typeof song> {
  const name = (person: Person | null) =>
    person && (person.id === reader?.id || (reader && may(reader.roles, "administer")))
      ? person.username
      : (person?.displayName ?? null);
  return {
    id: record.id,
    title: record.title,
    singer: record.singer,
    composer: record.composer,
    raagaId: record.raaga,
    taalaId: record.taala,
    songTypeId: record.songType,
    recordingDate: record.recordingDate,
    description: record.description,
    lyrics: record.lyrics,
    uploadType: record.uploadType,
    mediaurl: addressOf(record, origin),
    externalMediaId: record.externalMediaId,
    mediadescription: record.mediaDescription,
    accompaniments: record.accompaniments.map(({ typeId, typeName, players }) => ({
      accompanimentTypeId: typeId,
      accompanimentTypeName: typeName,
      playedBy: players,
    })),
    createdBy: name(record.createdBy),
    createdAt: new Date(record.createdAt).toISOString(),
    updatedBy: name(record.updatedBy),
    updatedAt: record.updatedAt === null ? null : new Date(record.updatedAt).toISOString(),
  };
}

/** Where a song can be heard, as an address that anybody may open; null without a recording. */
export function addressOf(
  record: Pick<SongRecord, "externalMediaId" | "mediaFileId" | "mediaUrl">,
  origin: string,
): string | null {
  if (record.externalMediaId) return youTubeAddress(record.externalMediaId);
  if (record.mediaFileId) return `${origin}/media/${record.mediaFileId}`;
  return record.mediaUrl;
}
