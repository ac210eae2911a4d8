export const deityPath = (id: string) => `/deities/${encodeURIComponent(id)}`;
