export const melakartaKritiClaims = [];
