import { entryOf } from '@schemas/tables/catalogue-entry'
import { formatted, type Files, type Output } from './output'
import type { WidgetSchema } from './sources'
import { textOnDisk } from './disk'

const FILE = 'docs/widgets.md'

export const tableStart = '<!-- widgets:start -->'
export const tableEnd = '<!-- widgets:end -->'

/** docs/widgets.md with an updated table; nothing if the file or its markers are missing. */
export const widgetList: Output = async ({ widgets, root }) => {
  const text = await textOnDisk(FILE, root)
  // formatted like the whole file, so that formatting the document does not make it stale
  const table = (await formatted(FILE, widgetTable(widgets))).trimEnd()
  const renewed = text === null ? null : withTable(text, table)
  const files: Files = renewed === null ? {} : { [FILE]: renewed }
  return files
}

/** The text with the table between its markers replaced, or null if it has no markers. */
export function withTable(text: string, table: string): string | null {
  const start = text.indexOf(tableStart)
  const end = text.indexOf(tableEnd, start)
  if (start < 0 || end < 0) return null
  return `${text.slice(0, start + tableStart.length)}\n\n${table}\n\n${text.slice(end)}`
}

/** A Markdown table of all widgets of pages. */
export function widgetTable(widgets: WidgetSchema[]): string {
  const rows = widgets.map((widget) => {
    const { type, title, group, platforms, version, children } = entryOf(widget)
    const properties = Object.keys(widget.resolved.properties?.['props']?.properties ?? {}).length
    const holds = children === null ? '' : `${children.length} 种`
    return [type, title, group, platforms.join(' '), String(version), String(properties), holds]
  })
  const head = ['类型', '名称', '分组', '平台', '版本', '属性', '可放入']
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`
