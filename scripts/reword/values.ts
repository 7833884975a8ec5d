/** Texts with values: templates, and what tests write for them. */
const VALUE = /\$\{[^}]*\}/g

/** The `${…}` of a template, which any order keeps. */
export const placeholders = (text: string) => (text.match(VALUE) ?? []).toSorted().join()

/** Characters of a text without its values from which it is recognised where tests write values in. */
const RECOGNISED = 4

/**
 * What a quotation of the text says afterwards; `undefined` for another text. Tests may quote it with values:
 * `还剩5件` of `还剩${store}件`.
 */
export function restating(from: string, to: string): (text: string) => string | undefined {
  const values = from.match(VALUE) ?? []
  const parts = from.split(VALUE)
  if (values.length === 0 || parts.join('').length < RECOGNISED)
    return (text) => (text === from ? to : undefined)
  const pattern = RegExp(
    `^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('(.+?)')}$`,
  )
  return (text) => {
    const found = pattern.exec(text)
    return found ? to.replaceAll(VALUE, (value) => found[values.indexOf(value) + 1] ?? value) : undefined
  }
}

/** The longest part of a text between its values. */
export const longest = (text: string) =>
  text.split(VALUE).reduce((most, part) => (part.length > most.length ? part : most), '')
