export const knownRecordingClaims = [];
