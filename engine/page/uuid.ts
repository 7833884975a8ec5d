const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 10
// Bytes from here on would favour the alphabet's first letters.
const FAIR = 256 - (256 % ALPHABET.length)

/** A new widget uuid: 10 random lower-case letters and digits (52 bits). */
export function newUuid(): string {
  let uuid = ''
  while (uuid.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < FAIR && uuid.length < LENGTH) uuid += ALPHABET[byte % ALPHABET.length]
    }
  }
  return uuid
}

/** New uuids for the widgets that one command inserts: the same ones in the same order on each run. */
export function uuidSeries(first: string): () => () => string {
  const series = [first]
  return () => {
    let taken = 0
    return () => (series[taken++] ??= newUuid())
  }
}
