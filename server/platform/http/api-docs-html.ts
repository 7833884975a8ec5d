const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML. */
export const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

export const code = (text: string) => `<code>${escape(text)}</code>`

/** A table whose cells are HTML already. */
export const table = (heads: string[], rows: string[][]) =>
  `<table>${line(heads.map(escape), 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`

const line = (cells: string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
