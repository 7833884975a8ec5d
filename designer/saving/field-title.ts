/** What operators call a place of a widget: `轮播图片 第 1 项 链接`. */
import { loadForm } from '@engine/settings/form-files'
import type { Path } from '@engine/design'
import type { FormSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { PAGE_TYPE } from '@schemas/page'

/** `undefined` for a place that the schema does not have; `page` is the page configuration. */
export type FieldTitles = (type: string, path: Path) => string | undefined

/** What of the envelope an operator can set. */
const ENVELOPE: Readonly<Record<string, string>> = { name: '名称', alias: '别名' }

/** Fetches the forms of these types; afterwards their titles are at hand. A type without a schema has none. */
export async function loadTitles(types: Iterable<string>): Promise<FieldTitles> {
  const forms = new Map<string, FormSchema | null>()
  const load = async (type: string, form: string) => void forms.set(type, await loadForm(form))
  await Promise.all([load('page', PAGE_TYPE), ...[...new Set(types)].map((type) => load(type, type))])
  return (type, path) => {
    const [key] = path
    if (path.length === 1 && key !== undefined && ENVELOPE[key]) return ENVELOPE[key]
    const form = forms.get(type)
    return form ? titleIn(form.schema, path) : undefined
  }
}

/** The titles on the way down, without that of the tab: `props` says nothing. An entry of a fixed list has its own. */
function titleIn(schema: Schema, path: Path): string | undefined {
  const titles: (string | undefined)[] = []
  let at = schema
  for (const key of path) {
    const next: Schema | undefined = typeof key === 'number' ? itemOf(at, key) : at.properties?.[key]
    if (!next) return undefined
    titles.push(typeof key === 'number' && !Array.isArray(at.items) ? `第 ${key + 1} 项` : next.title)
    at = next
  }
  return titles.slice(1).filter(Boolean).join(' ') || undefined
}

function itemOf({ items }: Schema, index: number): Schema | undefined {
  return Array.isArray(items) ? items[index] : items
}
