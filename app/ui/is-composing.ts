/** Whether a key belongs to an input method: Safari sends the one that ends it as no longer composing, with the code 229. */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;
