/** Names of the inputs of a line, by its number. */
export const keyInput = (number: number) => `key.${number}`;
export const timesInput = (number: number) => `times.${number}`;
export const meaningInput = (number: number) => `meaning.${number}`;
