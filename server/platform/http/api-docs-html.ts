import { escapeHtml } from '@schemas/text/escape-html'

export const code = (text: string) => `<code>${escapeHtml(text)}</code>`

/** A table whose cells are HTML already. */
export const table = (heads: string[], rows: string[][]) =>
  `<table>${line(heads.map(escapeHtml), 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`

const line = (cells: string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
