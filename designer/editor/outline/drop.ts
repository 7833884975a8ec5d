import { childrenOf, type InsertPosition, isPanel, isRoot, type PageDoc, ROOTS } from '@engine/design'
import { refusal } from '../placement'
import type { OutlineRow } from './rows'

/** Of a panel's line, above and below which a drop goes beside the panel rather than into it. */
const EDGE = 0.3

/** The panel that a drop goes into: the one whose line it is in the middle of, where all of it is allowed there. */
export function panelUnder(
  doc: PageDoc,
  rows: readonly OutlineRow[],
  at: number,
  moved: readonly string[],
): string | null {
  const row = rows[Math.floor(at)]
  const within = at % 1
  if (row?.uuid === undefined || !isPanel(row.type) || within < EDGE || within > 1 - EDGE) return null
  const panel = row.uuid
  const types = moved.map((uuid) => doc.widgets.get(uuid)?.type ?? '')
  const mayEnter = types.every((type) => refusal(doc, type, panel) === null)
  return mayEnter && !moved.includes(panel) ? panel : null
}

/**
 * Where a drop between two lines puts a widget: before the line below, under its parent; after the last line of a
 * panel or region, at its end.
 */
export function dropPosition(
  doc: PageDoc,
  rows: readonly OutlineRow[],
  gap: number,
  moved: readonly string[],
): InsertPosition {
  const below = rows[gap]
  if (below?.uuid !== undefined) {
    const parent = doc.widgets.get(below.uuid)?.parent ?? null
    return { parent, index: indexAmong(doc, parent, below.uuid, moved) }
  }
  const above = rows[gap - 1]
  if (!above) return { parent: rows[0] ? ROOTS[rows[0].region] : null, index: 0 }
  return { parent: ROOTS[above.region] }
}

/** Index among the siblings that stay. */
function indexAmong(doc: PageDoc, parent: string | null, uuid: string, moved: readonly string[]): number {
  return childrenOf(doc, parent)
    .filter((sibling) => !moved.includes(sibling) || sibling === uuid)
    .indexOf(uuid)
}

/** Whether a widget lies in one of these, or is one. */
export function isWithin(doc: PageDoc, parent: string | null, uuids: readonly string[]): boolean {
  let at = parent
  while (at !== null && !isRoot(at)) {
    if (uuids.includes(at)) return true
    at = doc.widgets.get(at)?.parent ?? null
  }
  return false
}
