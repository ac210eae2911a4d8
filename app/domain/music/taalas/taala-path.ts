export const taalaPath = (id: string) => `/taalas/${encodeURIComponent(id)}`;
