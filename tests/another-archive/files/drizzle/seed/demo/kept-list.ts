export const keptListStatements = (): string[] => [];
