import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogue } from '@schemas/generated/catalogue'

/**
 * Writes `index.html`: one row per subject, one column per width, from the pictures in the folder.
 * @returns its path
 */
export function writeContactSheet(folder: string): string {
  const widths = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  const subjects = new Set(
    widths.flatMap((width) =>
      readdirSync(join(folder, width), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.png'),
      ),
    ),
  )
  const groups = new Map<string, string[]>()
  for (const name of [...subjects].toSorted()) {
    const group = dirname(name)
    groups.set(group, [...(groups.get(group) ?? []), name])
  }
  const file = join(folder, 'index.html')
  writeFileSync(file, sheet(widths, [...groups].toSorted(pagesFirst)))
  return file
}

const pagesFirst = ([a]: [string, string[]], [b]: [string, string[]]) =>
  Number(b === 'pages') - Number(a === 'pages') || a.localeCompare(b)

const cell = (width: string, name: string) =>
  `<td><a href="${width}/${name}"><img loading="lazy" src="${width}/${name}" alt="${name} ${width}"></a></td>`

function sheet(widths: string[], groups: [string, string[]][]): string {
  const row = (name: string) =>
    `<tr><th>${name.replace(/^.*?\/|\.png$/g, '')}</th>${widths.map((width) => cell(width, name)).join('')}</tr>`
  const section = ([group, names]: [string, string[]]) =>
    `<h2>${group} ${catalogue[group]?.title ?? ''}</h2><table><tr><th></th>${widths
      .map((width) => `<th>${width}</th>`)
      .join('')}</tr>${names.map(row).join('')}</table>`
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Screens</title><style>
body{font:14px/1.5 sans-serif;margin:24px;background:#ddd}table{border-collapse:collapse}
th{padding:8px;text-align:left;vertical-align:top}td{padding:8px;vertical-align:top}
img{display:block;width:440px;max-height:640px;object-fit:cover;object-position:top;background:#fff}
</style>${groups.map(section).join('')}</html>\n`
}
