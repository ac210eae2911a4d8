export const catalogues = {
  wikidata: { name: "Wikidata", address: (id: string) => `https://www.wikidata.org/wiki/${id}` },
  musicbrainz: {
    name: "MusicBrainz",
    address: (id: string) => `https://musicbrainz.org/artist/${id}`,
  },
  viaf: { name: "VIAF", address: (id: string) => `https://viaf.org/viaf/${id}` },
};
