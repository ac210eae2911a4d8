/** Responds with one page (from 0) of a list of `total` rows. */
export function pageResponse(
  content: unknown[],
  total: number,
  { page, size }: { page: number; size: number },
): Response {
  const totalPages = Math.ceil(total / size);
  return Response.json({
    content,
    totalPages,
    totalElements: total,
    number: page,
    size,
    numberOfElements: content.length,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: content.length === 0,
  });
}

export function textResponse(text: string): Response {
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=UTF-8" } });
}
