/** With `npm run dev` a page shows which of its widgets failed and where; shoppers never see that. */

/**
 * @typedef {{ type: string, error: unknown }} Failure
 */

const STYLE =
  'margin:0;padding:12px;border:1px dashed #cf1322;background:#fff1f0;color:#a8071a;font:14px/1.5 sans-serif'

/**
 * Adds a tile at the top of the page for each widget that threw: `倒计时 W0026 绘制失败：boom（Render.tsx:11）`.
 * @param {string} html a whole document
 * @param {readonly Failure[]} failures
 * @param {(type: string) => string | undefined} titleOf the name of a widget type
 * @returns {string}
 */
export function withFailedTiles(html, failures, titleOf) {
  const tiles = failures.map(
    (failure) => `<p role="alert" style="${STYLE}">${escaped(textOf(failure, titleOf))}</p>`,
  )
  // outside of the element that React hydrates
  return tiles.length === 0 ? html : html.replace('<body>', () => `<body>${tiles.join('')}`)
}

/**
 * @param {Failure} failure
 * @param {(type: string) => string | undefined} titleOf
 */
function textOf({ type, error }, titleOf) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, file, line] = /([\w.-]+\.tsx)(?:\?[^:)\s]*)?:(\d+)/.exec(stack) ?? []
  const name = [titleOf(type), type].filter(Boolean).join(' ')
  return `${name} 绘制失败：${message}${file ? `（${file}:${line}）` : ''}`
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
