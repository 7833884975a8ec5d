/** Image files on their way into the page. */
import { proxy } from 'valtio'
import { type FileFailure, type Sending, uploadImages } from '../../images'
import { PanelPlaces } from '../drag'
import type { Workspace } from '../workspace'
import { placePictures } from './place-pictures'
import { FILE_LOAD, placesFor, planAtPointer, planBySelection, planRefusal, type Plan } from './plan'

interface FilesState {
  /** `null` while none is on its way. */
  sending: Sending | null
  /** Those of the last files that were not taken. */
  failures: FileFailure[]
}

/** Uploads files one after the other and places them as one step; what comes meanwhile waits. */
export class ImageFiles {
  readonly state: FilesState = proxy<FilesState>({ sending: null, failures: [] })
  #controller = new AbortController()
  #queue: Promise<void> = Promise.resolve()

  constructor(
    private readonly workspace: Workspace,
    private readonly upload = uploadImages,
  ) {}

  take(files: readonly File[], plan: Plan): Promise<void> {
    const reason = planRefusal(this.workspace, plan)
    const { signal } = this.#controller
    if (reason !== null) this.workspace.host.warn(reason)
    else this.#queue = this.#queue.then(() => this.#send(files, plan, signal))
    return this.#queue
  }

  /** At the pointer where it is over the canvas, else at the selection. */
  paste(files: readonly File[]): Promise<void> {
    const { workspace } = this
    const plan = planAtPointer(workspace, (view) => new PanelPlaces(view, FILE_LOAD))
    return this.take(files, plan ?? planBySelection(workspace))
  }

  /** Gives up what is on its way and what waits; the page stays as it is. */
  readonly cancel = (): void => {
    this.#controller.abort()
    this.#controller = new AbortController()
    this.state.sending = null
  }

  readonly dismiss = (): void => {
    this.state.failures = []
  }

  async #send(files: readonly File[], plan: Plan, signal: AbortSignal): Promise<void> {
    const { state, workspace } = this
    const room = await placesFor(workspace, plan, files.length)
    if (signal.aborted) return
    if (typeof room === 'string') return workspace.host.warn(room)
    try {
      const onProgress = (sending: Sending) => {
        if (!signal.aborted) state.sending = sending
      }
      const { rows, failures } = await this.upload(files, { signal, onProgress })
      if (signal.aborted) return
      state.failures = failures
      const pictures = rows.map(({ img_full_url: url, width, height }) => ({ url, width, height }))
      if (pictures.length === 0) return
      // the page may have changed since
      const paths = await placesFor(workspace, plan, pictures.length)
      const reason = typeof paths === 'string' ? paths : planRefusal(workspace, plan)
      if (typeof paths === 'string' || reason !== null) return workspace.host.warn(reason ?? '')
      placePictures(workspace, pictures, plan, paths)
    } catch (error) {
      if (!signal.aborted) workspace.host.error(error instanceof Error ? error.message : String(error))
    } finally {
      if (!signal.aborted) state.sending = null
    }
  }
}

const known = new WeakMap<Workspace, ImageFiles>()

/** The files of a page. */
export function imageFilesOf(workspace: Workspace): ImageFiles {
  let files = known.get(workspace)
  if (!files) known.set(workspace, (files = new ImageFiles(workspace)))
  return files
}

/** What browsers call a picture that was copied without a file. */
const UNNAMED = 'image.png'
/** What we call it. */
export const PASTED = '粘贴的图片.png'

/** The picture files of a clipboard or drag. */
export function picturesIn(data: Pick<DataTransfer, 'files'> | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  return files.map((file) => (file.name === UNNAMED ? new File([file], PASTED, { type: file.type }) : file))
}
