/** Steps that set, add and remove values of widgets and of the page. */
import {
  listInsert,
  listRemove,
  requireWidget,
  resize,
  setAlias,
  setHidden,
  setLocked,
  setPage,
  setProp,
  setStyle,
  type Command,
  type Editor,
  type PageDoc,
  type Widget,
} from '@engine/design'
import { heightForText } from '@engine/page/text-box'
import { closestOf } from '@schemas/dialect/closest'
import { fillWidget } from '@schemas/fill'
import { catalogue } from '@schemas/generated/catalogue'
import { isRecord, valueIn } from '@schemas/json'
import type { Json, WidgetJson } from '@schemas/page'
import { segmentsOf, toPointer } from '@schemas/pointer'
import { FIXED_SECTION } from '@schemas/rules/fixed-section'
import { schemaAt } from '@schemas/schema-at'
import type { Step } from '../inputs'
import { Refusal } from '../refusal'
import { requireFree } from './place'

type Path = readonly (string | number)[]
type ValueStep = Extract<Step, { do: 'set' | 'unset' | 'add' | 'page' }>

export function runValueStep(editor: Editor, step: ValueStep): void {
  switch (step.do) {
    case 'page':
      return setOnPage(editor, step.path, step.value)
    case 'add':
      return addItem(editor, step.uuid, segmentsOf(step.path), step.value)
    default: {
      const segments = segmentsOf(step.path)
      const value = step.do === 'set' ? step.value : undefined
      if (step.do === 'set' && value === undefined) throw new Refusal('no value; unset removes one')
      for (const uuid of targetsOf(editor.doc, step, segments)) setIn(editor, uuid, segments, value)
    }
  }
}

function setOnPage(editor: Editor, pointer: string, value: Json | undefined): void {
  const path = segmentsOf(pointer.replace(/^(?:\/page)?\/props(?=\/)/, ''))
  requirePlace('W0000', ['props', ...path])
  editor.run(setPage(path, value))
}

/** Uuids of the widgets that an edit names. @throws Refusal if there are none */
function targetsOf(
  doc: PageDoc,
  { uuid, uuids = [], type }: Extract<Step, { do: 'set' }> | Extract<Step, { do: 'unset' }>,
  segments: readonly string[],
): string[] {
  const named = [...(uuid === undefined ? [] : [uuid]), ...uuids]
  if (type === undefined && named.length > 0) return named
  const fits = (widget: Widget) =>
    type === '*' ? placeIn(widget.type, segments) !== undefined : widget.type === type
  const found = [...doc.widgets].filter(([, widget]) => fits(widget)).map(([each]) => each)
  if (found.length === 0)
    throw new Refusal(
      type === undefined ? 'name uuid, uuids or type' : `the page has no widget of type ${type}`,
    )
  return found
}

function setIn(editor: Editor, uuid: string, segments: readonly string[], value: Json | undefined): void {
  const before = requireWidget(editor.doc, uuid, 'set')
  const { type } = before
  // what the schema does not have can be removed
  if (value !== undefined) requirePlace(type, segments)
  if (value !== undefined && segments.length > 2) writeDefault(editor, uuid, segments)
  const places = [...placesOf(requireWidget(editor.doc, uuid, 'set'), segments)]
  // later items first: removing one shifts those after it
  for (const path of value === undefined ? places.toReversed() : places)
    editor.run(commandFor(editor.doc, uuid, path, value))
  const height = heightForText(requireWidget(editor.doc, uuid, 'set'))
  // a box in which the text fitted follows it
  if (height !== null && !before.locked && segments[0] === 'props' && heightForText(before) === null)
    editor.run(setStyle(uuid, { height }))
}

/** A value inside of a property that is not saved yet: the property's default is written first. */
function writeDefault(editor: Editor, uuid: string, [part, name = '']: readonly string[]): void {
  const widget = requireWidget(editor.doc, uuid, 'set')
  if (part !== 'props' || widget.props[name] !== undefined) return
  const usual = fillWidget(widget.type, widget).props[name]
  if (usual !== undefined) editor.run(setProp(uuid, [name], structuredClone(usual)))
}

/** Paths that a pointer means; `*` is each item of a list. */
function* placesOf(value: unknown, [key, ...rest]: readonly string[], path: Path = []): Generator<Path> {
  if (key === undefined) {
    yield path
    return
  }
  if (!Array.isArray(value)) {
    yield* placesOf(isRecord(value) ? value[key] : undefined, rest, [...path, key])
    return
  }
  for (const index of value.keys())
    if (key === '*' || key === String(index)) yield* placesOf(value[index], rest, [...path, index])
  if (key !== '*' && Number(key) >= value.length)
    throw new Refusal(`${toPointer(path)} has ${value.length} items, none at ${key}; add one with do "add"`)
}

/** px of a box, which a lock holds. */
const GEOMETRY: ReadonlySet<unknown> = new Set(['x', 'y', 'width', 'height', 'z'])

function commandFor(doc: PageDoc, uuid: string, path: Path, value: Json | undefined): Command {
  const [part, name] = path
  const last = path.at(-1)
  switch (part) {
    case 'props':
      if (value === undefined && typeof last === 'number') return listRemove(uuid, path.slice(1, -1), last)
      return setProp(uuid, path.slice(1), value, titled(doc, uuid, path))
    case 'style':
      if (GEOMETRY.has(name)) requireFree(doc, uuid)
      if (name === 'width' && typeof value === 'number')
        return resize(uuid, { width: value }, titled(doc, uuid, path))
      if (name === 'height' && typeof value === 'number')
        return resize(uuid, { height: value }, titled(doc, uuid, path))
      return setStyle(
        uuid,
        { [String(name)]: value } as Partial<WidgetJson['style']>,
        titled(doc, uuid, path),
      )
    case 'alias':
      return setAlias(uuid, typeof value === 'string' ? value : '')
    case 'hidden':
      if (catalogue[requireWidget(doc, uuid, 'set').type]?.fixed) throw new Refusal(FIXED_SECTION.hidden)
      return setHidden([uuid], value === true)
    case 'locked':
      return setLocked([uuid], value === true)
    default:
      return { label: () => '手机端：编辑', run: (tx) => tx.set(uuid, path, value) }
  }
}

/** The field as the history names it. */
function titled(doc: PageDoc, uuid: string, path: Path) {
  const { type } = requireWidget(doc, uuid, 'set')
  return { field: schemaAt(type, path.map(String))?.title }
}

function addItem(editor: Editor, uuid: string, segments: readonly string[], value: Json): void {
  const { type } = requireWidget(editor.doc, uuid, 'add')
  const end = segments.at(-1) ?? ''
  const list = segments.slice(0, -1)
  requirePlace(type, [...list, '0'])
  if (list[0] !== 'props') throw new Refusal('only lists of /props have items to add')
  writeDefault(editor, uuid, list)
  for (const path of placesOf(requireWidget(editor.doc, uuid, 'add'), list)) {
    const items = valueIn(editor.doc.widgets.get(uuid), path)
    const length = Array.isArray(items) ? items.length : 0
    const index = end === '-' ? length : Number(end)
    editor.run(
      items === undefined
        ? setProp(uuid, path.slice(1), [value])
        : listInsert(uuid, path.slice(1), index, value),
    )
  }
}

const EDITABLE: ReadonlySet<unknown> = new Set(['alias', 'hidden', 'locked'])
const PARTS: ReadonlySet<unknown> = new Set(['props', 'style', 'h5'])

const placeIn = (type: string, segments: readonly string[]) =>
  schemaAt(
    type,
    segments.map((key) => (key === '*' || key === '-' ? '0' : key)),
  )

/** @throws Refusal for what the schema does not have, with the name that was probably meant */
function requirePlace(type: string, segments: readonly string[]): void {
  const [first] = segments
  if (segments.length === 1 && EDITABLE.has(first)) return
  if (first === 'h5' && (segments.length === 1 || (segments.length === 2 && segments[1] === 'hidden'))) return
  if (segments.length > 1 && PARTS.has(first) && placeIn(type, segments)) return
  const known = Object.keys(placeIn(type, segments.slice(0, -1))?.properties ?? {})
  const closest = closestOf(String(segments.at(-1)).toLowerCase(), known)
  const meant = closest === '' ? '' : `; did you mean ${toPointer([...segments.slice(0, -1), closest])}?`
  throw new Refusal(`${type} has no ${toPointer(segments)}${meant} (describe lists what it has)`)
}
