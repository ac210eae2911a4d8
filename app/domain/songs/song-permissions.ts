import { type FieldPlace, fieldsHiddenIn } from "./hidden-fields.ts";
import { hasPermission, type Permission } from "../users/permissions.ts";
import { type SongField, specOf } from "./song-fields.ts";
import type { FieldChanges } from "./song-revision.ts";

export const editPermissions = {
  own: "addSongs",
  any: "editAnySong",
} as const satisfies Record<string, Permission>;

/** Whether a user may change a composition or recording that `createdBy` has added. Every write checks it again. */
function mayEdit(
  user: { id: number; roles: readonly string[] },
  createdBy: number | null,
): boolean {
  return (
    hasPermission(user.roles, editPermissions.any) ||
    (createdBy === user.id && hasPermission(user.roles, editPermissions.own))
  );
}

export interface SongCreators {
  createdBy: number | null;
  compositionCreatedBy: number | null;
  /** Where fields of the song are hidden for whoever has the rights; absent where nothing is edited. */
  hidden?: readonly FieldPlace[];
}

export interface EditableParts {
  composition: boolean;
  song: boolean;
  /** The fields that are hidden, which nobody changes; none if absent. */
  hidden?: readonly SongField[];
}

/** Returns which parts of a song a user may change. */
export const editableParts = (
  user: { id: number; roles: readonly string[] },
  { createdBy, compositionCreatedBy, hidden = [] }: SongCreators,
): EditableParts => ({
  composition: mayEdit(user, compositionCreatedBy),
  song: mayEdit(user, createdBy),
  hidden: fieldsHiddenIn(hidden),
});

/** Whether a user with these parts may change a field. What is no field of a song belongs to the recording. */
export const mayEditField = (
  { composition, song, hidden }: EditableParts,
  field: SongField,
): boolean => (specOf(field)?.shared ? composition : song) && !hidden?.includes(field);

/** Lists the changed fields that a user may not edit. If there is any, nothing is written. */
export const lockedFields = (changes: FieldChanges, parts: EditableParts): SongField[] =>
  (Object.keys(changes) as SongField[]).filter((field) => !mayEditField(parts, field));
