import type account from "../locales/account/en.json";
import type admin from "../locales/admin/en.json";
import type api from "../locales/api/en.json";
import type common from "../locales/en.json";
import type failure from "../locales/failure/en.json";
import type form from "../locales/form/en.json";
import type songs from "../locales/songs/en.json";

/** The messages that every page has. */
export type CommonMessages = typeof common;

interface AreaMessages {
  account: typeof account;
  admin: typeof admin;
  api: typeof api;
  /** What the other areas share. */
  form: object;
  songs: typeof songs;
}
export type Area = keyof AreaMessages;

/** `home.count` stands for `home.count_one`, `home.count_other`, …: `count` decides which. */
type PluralKey<K> = K extends `${infer Base}_other` ? Base : never;
type KeyOf<Messages> = keyof Messages | PluralKey<keyof Messages>;

/** The keys whose messages a page of an area has; of `never`, those that every page has. */
export type KeyIn<A extends Area> =
  | KeyOf<CommonMessages>
  | (A extends Area ? KeyOf<typeof form> | KeyOf<AreaMessages[A]> : never);

/** The keys of all messages: only the server has them all. */
export type MessageKey = KeyIn<Area> | KeyOf<typeof failure>;

export type MessageValues = Record<string, string | number>;

/** A message to be translated, with its values where it has any. */
export type Message = MessageKey | { key: MessageKey; values: MessageValues };
