export const demoConcerts = [];
