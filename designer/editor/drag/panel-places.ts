import { loadRules } from '@engine/freepanel/rules'
import { PanelReader, dropPosition } from '@engine/freepanel/panel-view'
import type { CanvasView, Point } from '../canvas-view'
import { drawnHeights } from '../placement'
import type { Load } from './target'

/** Positions of a drop inside a panel: within its bounds, on a grid in free cells. One for each drag. */
export class PanelPlaces {
  readonly #readers = new Map<string, PanelReader>()

  constructor(
    private readonly view: CanvasView,
    private readonly load: Load,
  ) {
    const types = [...view.workspace.editor.doc.widgets.values()].map(({ type }) => type)
    // without the rules a drop is placed under the pointer, which is acceptable
    loadRules([...types, ...load.types]).catch(console.warn)
  }

  /** @param at px inside the panel */
  settle(panel: string, at: Point): Point {
    const { view, load } = this
    const reader = this.#readers.get(panel) ?? new PanelReader(view.registry, panel)
    this.#readers.set(panel, reader)
    const { doc } = view.workspace.editor
    const known = reader.read(doc, drawnHeights(view, panel))
    if (!known) return at
    const children = known.children.filter(({ uuid }) => !load.moved.includes(uuid))
    return dropPosition({ ...known, children }, at, load.size)
  }
}
