/** The words of `field-words.ts`, of forms that are at hand. */
import type { FormSchema } from '@schemas/dialect/form-schema'
import { isLinkedColour, LINKED_COLOURS } from '@schemas/linked-colours'
import type { Path } from '../page/patch'
import { enumLabels, hintsOf, partUnder, type FormPart } from './schema-at'

export interface FieldWords {
  /** `undefined` for a place that the schema does not have; `page` is the type of the page configuration. */
  titleOf(type: string, path: Path): string | undefined
  /** A value in a few words. */
  textOf(type: string, path: Path, value: unknown): string
}

/** What of the envelope an operator can set. */
const ENVELOPE: Readonly<Record<string, string>> = {
  name: '名称',
  alias: '别名',
  hidden: '隐藏',
  locked: '锁定',
}

/** What a phone patch holds besides props and style. */
const PATCH: Readonly<Record<string, string>> = { hidden: '隐藏', order: '位置' }

/** @param formOf form of a type, `page` is that of the page configuration; `null` without a schema */
export function wordsOf(formOf: (type: string) => FormSchema | null): FieldWords {
  const partsOf = (type: string, path: Path) => partsOn(formOf(type), path)
  const words: FieldWords = {
    titleOf(type, path) {
      if (path[0] === 'h5')
        return `手机端 ${PATCH[String(path[1])] ?? words.titleOf(type, path.slice(1)) ?? ''}`.trim()
      return (path.length === 1 && ENVELOPE[String(path[0])]) || titleOn(partsOf(type, path), path)
    },
    textOf(type, path, value) {
      if (path[0] === 'h5') return words.textOf(type, path.slice(1), value)
      const part = partsOf(type, path)?.at(-1)
      if (part && hintsOf(part.ui).linked === true && isLinkedColour(value))
        return `跟随${LINKED_COLOURS[value]}`
      const index = part?.schema.enum?.findIndex((each) => each === value) ?? -1
      return (part && enumLabels(part.ui)[index]) || plainText(value)
    },
  }
  return words
}

/** The parts of the form on the way down, beginning with the first key's; `null` where the way ends early. */
function partsOn(form: FormSchema | null, path: Path): FormPart[] | null {
  const parts: FormPart[] = []
  let at: FormPart | undefined = form ? { schema: form.schema, ui: form.uiSchema } : undefined
  for (const key of path) {
    at = at && partUnder(at, key)
    if (!at) return null
    parts.push(at)
  }
  return parts
}

/** Titles on the way, without that of the tab: `props` says nothing. An entry of a fixed list has its own. */
function titleOn(parts: FormPart[] | null, path: Path): string | undefined {
  const titles = parts?.map(({ schema }, depth) => {
    const key = path[depth]
    const fixed = Array.isArray(parts[depth - 1]?.schema.items)
    return typeof key === 'number' && !fixed ? `第 ${key + 1} 项` : schema.title
  })
  return titles?.slice(1).filter(Boolean).join(' ') || undefined
}

function plainText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '（空）'
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value)) return `${value.length} 项`
  const text = typeof value === 'object' ? nameIn(value) : String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** What an entry or a link calls itself. */
const NAMES = [
  'title',
  'goods_name',
  'shop_name',
  'category_name',
  'name',
  'text',
  'linkPageLabel',
  'imgUrl',
  'href',
]

function nameIn(value: object): string {
  const found = NAMES.map((name) => (value as Record<string, unknown>)[name]).find(Boolean)
  return typeof found === 'string' ? found : JSON.stringify(value)
}
