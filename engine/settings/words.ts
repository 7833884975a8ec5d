/** The words of `field-words.ts`, of forms that are at hand. */
import type { FormSchema } from '@schemas/dialect/form-schema'
import { isLinkedColour } from '@schemas/linked-colours'
import type { Path } from '../page/patch'
import { enumLabels, hintsOf, partUnder, type FormPart } from './schema-at'
import { texts } from '../texts/texts'

export interface FieldWords {
  /** `undefined` for a place that the schema does not have; `page` is the type of the page configuration. */
  titleOf(type: string, path: Path): string | undefined
  /** A value in a few words. */
  textOf(type: string, path: Path, value: unknown): string
}

/** @param formOf form of a type, `page` is that of the page configuration; `null` without a schema */
export function wordsOf(formOf: (type: string) => FormSchema | null): FieldWords {
  const partsOf = (type: string, path: Path) => partsOn(formOf(type), path)
  const words: FieldWords = {
    titleOf(type, path) {
      if (path[0] === 'h5')
        return texts.forms.onPhone(ofPatch(path[1]) ?? words.titleOf(type, path.slice(1)) ?? '')
      return (path.length === 1 && ofEnvelope(path[0])) || titleOn(partsOf(type, path), path)
    },
    textOf(type, path, value) {
      if (path[0] === 'h5') return words.textOf(type, path.slice(1), value)
      const part = partsOf(type, path)?.at(-1)
      if (part && hintsOf(part.ui).linked === true && isLinkedColour(value))
        return texts.forms.colour.following(texts.forms.colour.linked[value])
      const index = part?.schema.enum?.findIndex((each) => each === value) ?? -1
      return (part && enumLabels(part.ui)[index]) || plainText(value)
    },
  }
  return words
}

type Key = Path[number] | undefined

/** The title of what an operator can set beside properties. */
function ofEnvelope(key: Key): string | undefined {
  const { envelope } = texts.forms
  return typeof key === 'string' && key in envelope ? envelope[key as keyof typeof envelope] : undefined
}

/** The title of what a phone patch holds besides props and style. */
function ofPatch(key: Key): string | undefined {
  if (key === 'hidden') return texts.forms.envelope.hidden
  return key === 'order' ? texts.forms.position : undefined
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
    return typeof key === 'number' && !fixed ? texts.forms.list.nth(key + 1) : schema.title
  })
  return titles?.slice(1).filter(Boolean).join(' ') || undefined
}

function plainText(value: unknown): string {
  if (value === undefined || value === null || value === '') return texts.forms.noValue
  if (typeof value === 'boolean') return value ? texts.forms.yes : texts.forms.no
  if (Array.isArray(value)) return texts.forms.items(value.length)
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
