/** What we use of wawoff2, which brings no types. */
declare module 'wawoff2' {
  /** Bytes of a TrueType font, of those of a WOFF2 file. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
