import type about from "../locales/about/en.json";
import type account from "../locales/account/en.json";
import type admin from "../locales/admin/en.json";
import type api from "../locales/api/en.json";
import type batch from "../locales/batch/en.json";
import type beside from "../locales/beside/en.json";
import type catalogue from "../locales/catalogue/en.json";
import type cite from "../locales/cite/en.json";
import type csv from "../locales/csv/en.json";
import type concerts from "../locales/concerts/en.json";
import type common from "../locales/en.json";
import type data from "../locales/data/en.json";
import type deities from "../locales/deities/en.json";
import type device from "../locales/device/en.json";
import type drafts from "../locales/drafts/en.json";
import type failure from "../locales/failure/en.json";
import type follow from "../locales/follow/en.json";
import type history from "../locales/history/en.json";
import type heard from "../locales/heard/en.json";
import type form from "../locales/form/en.json";
import type menus from "../locales/menus/en.json";
import type numbers from "../locales/numbers/en.json";
import type offline from "../locales/offline/en.json";
import type ownList from "../locales/ownList/en.json";
import type parts from "../locales/parts/en.json";
import type people from "../locales/people/en.json";
import type player from "../locales/player/en.json";
import type practise from "../locales/practise/en.json";
import type raagas from "../locales/raagas/en.json";
import type radio from "../locales/radio/en.json";
import type songs from "../locales/songs/en.json";
import type suggest from "../locales/suggest/en.json";
import type sources from "../locales/sources/en.json";
import type sound from "../locales/sound/en.json";
import type taalas from "../locales/taalas/en.json";
import type times from "../locales/times/en.json";

export type CommonMessages = typeof common;

interface AreaMessages {
  about: typeof about;
  account: typeof account;
  admin: typeof admin & typeof csv & typeof times;
  api: typeof api;
  cite: typeof cite;
  csv: typeof csv;
  batch: typeof batch & AreaMessages["songs"];
  data: typeof data;
  deities: typeof deities;
  beside: typeof beside & AreaMessages["raagas"];
  concerts: typeof concerts & typeof parts;
  device: typeof device;
  drafts: typeof drafts & AreaMessages["songs"];
  follow: typeof follow;
  form: object;
  heard: typeof heard;
  history: typeof history;
  numbers: typeof numbers;
  offline: typeof offline;
  ownList: typeof ownList & AreaMessages["songs"];
  people: typeof people & typeof parts;
  player: typeof player;
  practise: typeof practise & typeof taalas;
  raagas: typeof raagas & typeof parts;
  songs: typeof songs & typeof device & typeof parts;
  sources: typeof sources;
  suggest: typeof suggest;
  taalas: typeof taalas;
}
export type Area = keyof AreaMessages;

/** The common key (`home.count`) of plural forms (`home.count_one`, `home.count_other`, …). */
type PluralKey<K> = K extends `${infer Base}_other` ? Base : never;
type KeyOf<Messages> = keyof Messages | PluralKey<keyof Messages>;

/** The message keys of an area's pages; for `never`, the keys that every page has. */
export type KeyIn<A extends Area> =
  | KeyOf<CommonMessages>
  | (A extends Area ? KeyOf<typeof form> | KeyOf<AreaMessages[A]> : never);

export type MessageKey =
  | KeyIn<Area>
  | KeyOf<typeof catalogue>
  | KeyOf<typeof failure>
  | KeyOf<typeof menus>
  | KeyOf<typeof radio>
  | KeyOf<typeof sound>;

export type MessageValues = Record<string, string | number>;

export type Message = MessageKey | { key: MessageKey; values: MessageValues };
