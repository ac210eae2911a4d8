export * from "./accounts.ts";
export * from "./catalogue.ts";
export * from "./songs.ts";
export * from "./search.ts";
export * from "./mails.ts";
export * from "./audit.ts";
