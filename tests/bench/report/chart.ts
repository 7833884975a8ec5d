/** The chart for the README: each ratio as a bar beside its target. */
import { GROUPS, isMet, type GroupId, type Row } from '../measure/row'
import { times } from './format'

const WIDTH = 960
const ROW = 26
const SECTION = 40
const HEAD = 88
const FOOT = 56
const LABEL = 380
const TRACK = 400
/** Position of the target on the track, independent of its value: the distance to it is what matters. */
const MARK_AT = 0.8

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

export function chart(rows: readonly Row[]): string {
  const marked = rows.filter(({ limit }) => limit !== undefined)
  let y = HEAD
  const parts: string[] = []
  for (const group of Object.keys(GROUPS) as GroupId[]) {
    const members = marked.filter((row) => row.group === group)
    if (members.length === 0) continue
    parts.push(`<text class="section" x="28" y="${y + 26}">${GROUPS[group]}</text>`)
    y += SECTION
    for (const row of members) {
      parts.push(bar(row, y))
      y += ROW
    }
  }
  return frame(y, parts.join('\n'))
}

function frame(bottom: number, body: string): string {
  const height = bottom + FOOT
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
<title id="title">铺面性能：每项结果与它的标准</title>
<style>
text { font: 13px system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; fill: #333 }
.heading { font-size: 20px; font-weight: 600; fill: #111 }
.section { font-size: 14px; font-weight: 600; fill: #111 }
.note { fill: #777; font-size: 12px }
.value { font-weight: 600; font-variant-numeric: tabular-nums }
.missed { fill: #c2410c }
</style>
<rect width="${WIDTH}" height="${height}" rx="12" fill="#fff"/>
<text class="heading" x="28" y="42">铺面性能：每项结果与它的标准</text>
<text class="note" x="28" y="66">条越短越好，虚线是标准；× 是与对照之比：同一次运行中交替测量，取中位数。</text>
${body}
<line x1="${markX}" y1="${HEAD + 8}" x2="${markX}" y2="${bottom + 4}" stroke="#111" stroke-width="1.5" stroke-dasharray="3 3"/>
<text class="note" x="${markX}" y="${bottom + 22}" text-anchor="middle">标准</text>
<text class="note" x="28" y="${height - 18}">由 npm run bench 生成</text>
</svg>
`
}

const markX = LABEL + TRACK * MARK_AT

function bar(row: Row, y: number): string {
  const { what, ours, base, limit = 1, unit } = row
  const value = base?.ratio ?? ours
  const width = Math.max(2, Math.min(TRACK, (value / limit) * TRACK * MARK_AT))
  const met = isMet(row) === true
  const label = shorten(what) + (base ? `，比${base.name}` : '')
  const figure = base ? times(value) : `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`
  const goal = base ? `≤ ${limit} ×` : `≤ ${limit} ${unit}`
  return `<text x="${LABEL - 12}" y="${y + 15}" text-anchor="end">${escape(label)}</text>
<rect x="${LABEL}" y="${y + 2}" width="${TRACK}" height="18" rx="4" fill="#f1f3f5"/>
<rect x="${LABEL}" y="${y + 2}" width="${width.toFixed(1)}" height="18" rx="4" fill="${met ? '#479EE9' : '#f08c4b'}"/>
<text class="value${met ? '' : ' missed'}" x="${LABEL + TRACK + 14}" y="${y + 16}">${figure}</text>
<text class="note" x="${LABEL + TRACK + 84}" y="${y + 16}">${goal}</text>`
}

/** Without the text in brackets, which the table shows. */
const shorten = (what: string) => what.replace(/（[^）]*）/g, '')
