/** Whether a key belongs to an input method. Safari sends the one that ends composition as not composing, code 229. */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;
