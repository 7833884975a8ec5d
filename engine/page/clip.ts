/** A part of a page without uuids and order keys: the content of the clipboard, and the source of copies. */
import type { WidgetJson } from '@schemas/page'
import { isOptionalFlag, isPhonePatch } from '@schemas/envelope'
import { isList, isRecord } from '@schemas/json'
import { fillPageProps, insertDefaults } from '@schemas/fill'
import { catalogue } from '@schemas/generated/catalogue'
import { childrenOf } from './children'
import { type PageDoc, isRoot, type Parent } from './doc'
import { requireWidget, PageError } from './find'
import { newUuid } from './uuid'

/** A widget without a position. */
export type Seed = Omit<WidgetJson, 'parent' | 'order'>

export interface Clip {
  widget: Seed
  children: Clip[]
  /** Of the widget that it was made from: links to it are led to the copy (`followCopies`). */
  uuid?: string
}

/** A widget with its descendants. */
export function clipOf(doc: PageDoc, uuid: string, above: readonly string[] = []): Clip {
  if (above.includes(uuid)) throw new PageError('a tree', `"${uuid}" inside itself`, 'clip')
  // a copy is free to be moved
  const { parent: _parent, order: _order, locked: _locked, ...widget } = requireWidget(doc, uuid, 'clip')
  const children = childrenOf(doc, uuid).map((child) => clipOf(doc, child, [...above, uuid]))
  return { widget, children, uuid }
}

/** Uuid of each copy by that of its original. @param uuid of the pasted clip's outermost widget */
export function copiesOf(doc: PageDoc, clip: Clip, uuid: string): [original: string, copy: string][] {
  const inside = childrenOf(doc, uuid)
  return [
    ...(clip.uuid === undefined ? [] : [[clip.uuid, uuid] as [string, string]]),
    ...clip.children.flatMap((child, index) => copiesOf(doc, child, inside[index] ?? '')),
  ]
}

/** A uuid for a widget of a clip on a page of its own: that of its original where it has one that is not taken. */
export function uuidFor({ uuid }: Clip, widgets: Readonly<Record<string, unknown>>): string {
  return uuid !== undefined && !Object.hasOwn(widgets, uuid) ? uuid : newUuid()
}

/**
 * Reads a clip from the clipboard. Its content is not validated here.
 * @throws PageError if it is not a clip
 */
export function readClip(value: unknown): Clip {
  const { widget, children, uuid } = isRecord(value) ? value : {}
  if (!isSeed(widget) || !isList(children)) {
    throw new PageError(
      'a widget with its children',
      JSON.stringify(value)?.slice(0, 80) ?? 'nothing',
      'clipboard',
    )
  }
  const known = typeof uuid === 'string' && UUID.test(uuid) ? { uuid } : {}
  return { widget, children: children.map(readClip), ...known }
}

/** Of widgets that the designer made or a file names; no name of the language itself. */
const UUID = /^[a-z\d][a-z\d-]{0,63}$/i

/**
 * Reads the content of a saved module: a clip, or `{ clips }` where it holds several.
 * @throws PageError if it is neither
 */
export function readModule(value: unknown): Clip[] {
  const { clips } = isRecord(value) ? value : {}
  return isList(clips) && clips.length > 0 ? clips.map(readClip) : [readClip(value)]
}

/** The content of a module, as `readModule` reads it. */
export const moduleOf = (clips: readonly Clip[]): Clip | { clips: readonly Clip[] } => {
  const [first] = clips
  return first && clips.length === 1 ? first : { clips }
}

function isSeed(value: unknown): value is Seed {
  if (!isRecord(value)) return false
  const { type, v, name, alias, hidden, locked, props, style, h5 } = value
  const texts = [name, alias].every((text) => text === undefined || typeof text === 'string')
  return (
    typeof type === 'string' &&
    typeof v === 'number' &&
    texts &&
    isOptionalFlag(hidden) &&
    isOptionalFlag(locked) &&
    isRecord(props) &&
    isRecord(style) &&
    isPhonePatch(h5)
  )
}

/**
 * A new widget of the palette for an insert under `parent`, with every default written, or what its schema says instead
 * for new widgets. At top level a widget of the
 * default page width takes the width of this page; others keep their own, limited to the page's (rule page-format-5,
 * rule widgets-3).
 * @throws PageError for a type that the palette does not have
 */
export function freshSeed(doc: PageDoc, type: string, parent: Parent): Seed {
  const entry = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined
  if (!entry || !entry.palette) throw new PageError('a type of the palette', `"${type}"`, 'freshSeed')
  const { pageWidth } = fillPageProps(doc.page.props)
  const { props, style } = insertDefaults(type)
  const spansPage = isRoot(parent) && style.width >= fillPageProps({}).pageWidth
  const width = spansPage ? pageWidth : Math.min(style.width, pageWidth)
  return {
    type,
    v: entry.version,
    name: entry.title,
    alias: '',
    props: { ...props, ...entry.insert },
    // a type without a box has no width
    style: 'width' in style ? { ...style, width } : style,
  }
}
