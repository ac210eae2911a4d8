export async function findJson<Found>(
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Found> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
