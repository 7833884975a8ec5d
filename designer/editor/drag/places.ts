/** Where a drag is on the canvas, and where what it holds would lie. */
import { PanelReader, dropPosition, type PanelView } from '@engine/freepanel/panel-view'
import { loadRules } from '@engine/freepanel/rules'
import { boxOf, type CanvasView, type Point } from '../canvas-view'
import { drawnHeights } from '../placement'
import { ghost, type Geometry, type Load, type Target } from './target'

export function geometryOf(view: CanvasView): Geometry {
  const { regions } = view.workspace
  return {
    regions: regions.flatMap((region) => {
      const element = view.regionOf(region)
      return element ? [{ region, box: boxOf(element.getBoundingClientRect()) }] : []
    }),
    frame: (uuid) => view.frameOf(uuid)?.getBoundingClientRect() ?? null,
    body: (uuid) => view.bodyOf(uuid)?.getBoundingClientRect() ?? null,
    zoom: view.zoom,
  }
}

/** Positions of a drop inside a panel: within its bounds, on a grid in free cells. One for each drag. */
export class PanelPlaces {
  readonly #readers = new Map<string, PanelReader>()
  /** Panels without what is dragged; a view stays the same object while nothing in its panel changes. */
  readonly #others = new WeakMap<PanelView, PanelView>()

  constructor(
    private readonly view: CanvasView,
    private readonly load: Load,
  ) {
    const types = [...view.workspace.editor.doc.widgets.values()].map(({ type }) => type)
    // without the rules a drop is placed under the pointer, which is acceptable
    loadRules([...types, ...load.types]).catch(console.warn)
  }

  /** Inside a panel the panel's rules decide the position. */
  settled(target: Target): Target {
    const { at, reason, position } = target
    if (!at || reason !== null || position.parent === null) return target
    const place = this.#settle(position.parent, at)
    const area = this.view.bodyOf(position.parent)?.getBoundingClientRect()
    if (!area) return target
    return { ...target, at: place, box: ghost(boxOf(area), place, this.load, this.view.zoom) }
  }

  /** @param at px inside the panel */
  #settle(panel: string, at: Point): Point {
    const { view, load } = this
    const reader = this.#readers.get(panel) ?? new PanelReader(view.registry, panel)
    this.#readers.set(panel, reader)
    const { doc } = view.workspace.editor
    const known = reader.read(doc, drawnHeights(view, panel))
    if (!known) return at
    return dropPosition(this.#withoutMoved(known), at, load.size)
  }

  #withoutMoved(known: PanelView): PanelView {
    const others = this.#others.get(known) ?? {
      ...known,
      children: known.children.filter(({ uuid }) => !this.load.moved.includes(uuid)),
    }
    this.#others.set(known, others)
    return others
  }
}
