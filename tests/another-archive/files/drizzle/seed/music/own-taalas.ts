export const ownTaalas: readonly (readonly [id: string, structure: string])[] = [];
export const ownTaalaPages = "";
export const ownTaalaNote = "";
