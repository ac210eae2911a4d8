export * from "./users.ts";
export * from "./music.ts";
export * from "./people.ts";
export * from "./compositions.ts";
export * from "./songs.ts";
export * from "./search.ts";
export * from "./mails.ts";
export * from "./records.ts";
