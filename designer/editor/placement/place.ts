/** Where widgets may go: the rules for palette, drag, paste, modules and moves. */
import { catalogue } from '@schemas/generated/catalogue'
import { strings } from '@schemas/generated/strings/W0006'
import {
  childrenOf,
  freshSeed,
  insertInto,
  isPanel,
  isRoot,
  requireWidget,
  rootOf,
  ROOTS,
  setStyle,
  type PageDoc,
  type Parent,
  type Seed,
  type InsertPosition,
} from '@engine/design'
import { together } from '@engine/settings/store/together'
import { REGIONS, type Region } from '@schemas/page-data'
import { FIXED_SECTION } from '@schemas/rules/fixed-section'
import { roomInPanel } from './in-panel'
import { REGION_NAMES, type Workspace } from '../workspace'

/** The panel's property that says which document it belongs to (rule canvas-1). */
export const REGION_PROPERTY = 'comptyle'

/** Whether widgets of this type exist once, on their own page, and cannot be removed (`x-ui.fixed`). */
export const isFixed = (type: string): boolean => catalogue[type]?.fixed ?? false

/** The region whose top level this root is; `undefined` for a widget's uuid. */
export const regionOfRoot = (parent: Parent): Region | undefined =>
  REGIONS.find((region) => ROOTS[region] === parent)

/** Why a widget of this type is not allowed under this parent; null if it is allowed. */
export function refusal(doc: PageDoc, type: string, parent: Parent): string | null {
  if (parent !== null && !isRoot(parent)) {
    const allowed = catalogue[requireWidget(doc, parent, 'place').type]?.children ?? []
    return allowed.includes(type) ? null : strings.notAllowed
  }
  const region = regionOfRoot(parent) ?? 'body'
  if (region === 'body' || isPanel(type)) return null
  return `${REGION_NAMES[region]}的顶层只能放置自由面板`
}

/** Why another widget of this type is not allowed anywhere on the page; null if it is allowed. */
export function copyRefusal({ editor, section }: Workspace, type: string): string | null {
  if (!isFixed(type)) return null
  if (type !== section) return FIXED_SECTION.elsewhere(catalogue[type]?.title ?? type)
  const isThere = [...editor.doc.widgets.values()].some((widget) => widget.type === type)
  return isThere ? FIXED_SECTION.twice : null
}

/** A seed for a parent: a panel gets the region that it goes to. */
export function fitted(seed: Seed, parent: Parent): Seed {
  const region = regionOfRoot(parent)
  if (!region || !isPanel(seed.type)) return seed
  return { ...seed, props: { ...seed.props, [REGION_PROPERTY]: region } }
}

/** Right above or below a widget, under the same parent. */
export function positionBeside(doc: PageDoc, uuid: string, where: 'above' | 'below'): InsertPosition {
  const { parent } = requireWidget(doc, uuid, 'place')
  return { parent, index: childrenOf(doc, parent).indexOf(uuid) + (where === 'above' ? 0 : 1) }
}

/** The default position of a new widget: in the selected panel, below the selected widget, else at the end. */
export function defaultPosition({ editor: { doc }, selected }: Workspace, type: string): InsertPosition {
  const widget = selected === null ? undefined : doc.widgets.get(selected)
  if (selected === null || !widget) return { parent: null }
  if (isPanel(widget.type) && refusal(doc, type, selected) === null && !isPanel(type))
    return { parent: selected }
  const position = positionBeside(doc, selected, 'below')
  if (refusal(doc, type, position.parent) === null) return position
  const region = rootOf(doc, selected) ?? 'body'
  return refusal(doc, type, ROOTS[region]) === null ? { parent: ROOTS[region] } : { parent: null }
}

/**
 * Inserts a new widget of the palette and selects it. In a panel it covers no other one; the panel grows in the same step.
 * @param at px inside the panel, for drops on one
 * @returns its uuid; null where it is not allowed, and the operator has been told why
 */
export function insertWidget(
  workspace: Workspace,
  type: string,
  position: InsertPosition = defaultPosition(workspace, type),
  at?: { x: number; y: number },
): string | null {
  const { editor, host } = workspace
  const reason = refusal(editor.doc, type, position.parent)
  if (reason !== null) {
    host.warn(reason)
    return null
  }
  const seed = fitted(freshSeed(editor.doc, type, position.parent), position.parent)
  const { parent } = position
  const inside = parent !== null && !isRoot(parent)
  const room = inside && !at ? roomInPanel(workspace, parent, seed) : null
  const panelHeight = room?.panelHeight ?? null
  if (inside && panelHeight !== null && editor.doc.widgets.get(parent)?.locked) {
    host.warn('面板已锁定，不能加高，放不下这个组件')
    return null
  }
  const placed = { ...seed, style: { ...seed.style, ...(room?.box ?? at) } }
  const insert = insertInto(position.parent, placed, position.index)
  const command =
    inside && panelHeight !== null ? together([insert, setStyle(parent, { height: panelHeight })]) : insert
  if (editor.run(command).changes.length === 0) return null
  workspace.select([insert.uuid])
  return insert.uuid
}
