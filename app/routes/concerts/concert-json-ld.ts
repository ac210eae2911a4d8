import type { MusicEvent, WithContext } from "schema-dts";
import type { ConcertDetail } from "../../data/songs/concerts/find-concert.ts";
import { concertPath } from "../../domain/songs/concert.ts";

/** Returns the JSON-LD of a concert: when and where it was, who performed, and the pieces in their order. */
export function concertDescription(
  { concert, pieces, performers }: ConcertDetail,
  { SITE_ORIGIN: origin }: { SITE_ORIGIN: string },
): WithContext<MusicEvent> {
  const url = origin + concertPath(concert.id);
  const people = new Map(performers.map((one) => [one.personId ?? one.name, one]));
  return {
    "@context": "https://schema.org",
    "@type": "MusicEvent",
    "@id": url,
    url,
    name: concert.id,
    description: concert.description || undefined,
    startDate: concert.heldOn ?? undefined,
    location: concert.place ? { "@type": "Place", name: concert.place } : undefined,
    performer: [...people.values()].map(({ name, personId, personName }) => ({
      "@type": "Person" as const,
      "@id": personId ? `${origin}/people/${personId}` : undefined,
      name: personName ?? name,
    })),
    workPerformed: pieces.map(({ id, title }) => ({
      "@type": "MusicComposition" as const,
      "@id": `${origin}/songs/${id}`,
      name: title,
    })),
  };
}
