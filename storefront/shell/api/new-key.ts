/** A key for `idempotency-key`; `crypto.randomUUID` is missing over plain http. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
