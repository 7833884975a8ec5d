/** Files that are dragged over the window, by the browser's own events. */
import { strings } from '@schemas/generated/strings/image-url'
import { canvasOf, type CanvasView, isInside, type Point } from '../canvas-view'
import { DragCover, DropMark, PanelPlaces, scrollStep } from '../drag'
import { ACCEPT, holdsFiles } from '../../images'
import type { Workspace } from '../workspace'
import { imageFilesOf } from './image-files'
import { FILE_LOAD, fileTargetAt, type FileTarget } from './plan'

/**
 * Shows where files would go while they are dragged, and takes them. Beside the canvas they are refused: the browser
 * would open them instead of the page. Fields that take files do so first.
 * @returns stops it
 */
export function followFileDrags(workspace: Workspace): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let drag: FileDrag | null = null
  const end = () => {
    drag?.end()
    drag = null
  }
  const over = (event: DragEvent) => {
    const { dataTransfer } = event
    // a field below the pointer takes them
    if (!dataTransfer || event.defaultPrevented || !holds(dataTransfer)) return end()
    event.preventDefault()
    const view = workspace.readOnly || workspace.ui.dialog !== null ? undefined : canvasOf(workspace)
    if (drag && drag.view !== view) end()
    if (view) drag ??= new FileDrag(view)
    const target = drag?.aim(event, itemsOf(dataTransfer)) ?? null
    dataTransfer.dropEffect = target?.reason === null ? 'copy' : 'none'
  }
  const drop = (event: DragEvent) => {
    const { dataTransfer } = event
    if (!dataTransfer || event.defaultPrevented || !holds(dataTransfer)) return end()
    event.preventDefault()
    const files = [...dataTransfer.files]
    const target = drag?.aim(event, { count: files.length, reason: null }) ?? null
    end()
    if (target) void imageFilesOf(workspace).take(files, target.plan)
  }
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) end()
  }
  document.addEventListener('dragover', over, { signal })
  document.addEventListener('drop', drop, { signal })
  document.addEventListener('dragleave', leave, { signal })
  return () => {
    listeners.abort()
    end()
  }
}

const holds = (dataTransfer: DataTransfer) => holdsFiles({ dataTransfer })

interface Items {
  /** 0: the browser tells after the drop. */
  count: number
  /** Why none of them can be taken. */
  reason: string | null
}

function itemsOf({ items }: DataTransfer): Items {
  const files = [...items].filter(({ kind }) => kind === 'file')
  const isRefused = files.length > 0 && files.every(({ type }) => type !== '' && !ACCEPT.includes(type))
  return { count: files.length, reason: isRefused ? strings.uploadType : null }
}

/** One drag, from its first sight to its end. */
class FileDrag {
  readonly #places: PanelPlaces
  readonly #cover = new DragCover('', true)
  readonly #mark: DropMark

  constructor(readonly view: CanvasView) {
    this.#places = new PanelPlaces(view, FILE_LOAD)
    this.#mark = new DropMark(view)
    view.workspace.ui.hovered = null
  }

  /** Shows the target at the pointer. */
  aim({ clientX: x, clientY: y }: DragEvent, { count, reason }: Items): FileTarget | null {
    const point: Point = { x, y }
    const target = this.#targetAt(point, count, reason)
    const { viewport } = this.view.elements
    const step = scrollStep(point, this.view.window)
    viewport.scrollBy(step.x, step.y)
    this.#cover.name(target?.text ?? '')
    this.#cover.moveTo(point)
    this.#cover.say(target?.reason ?? null)
    this.#mark.show(target)
    return target
  }

  end(): void {
    this.#mark.remove()
    this.#cover.remove()
  }

  #targetAt(point: Point, count: number, reason: string | null): FileTarget | null {
    if (!isInside(point, this.view.window)) return null
    const target = fileTargetAt(this.view, this.#places, point, { count, replaces: true })
    return target && reason !== null ? { ...target, reason } : target
  }
}
