/** Uploaded pictures into the page: into the places of a widget, else as widgets of their own. */
import { freshSeed, insertInto, isRoot, childrenOf, setStyle, type Path, type Seed } from '@engine/design'
import { notePictureSize } from '@engine/commands/resize'
import { Target } from '@engine/settings/store/target'
import type { Size } from '@engine/freepanel/geometry/box'
import { valueIn } from '@schemas/json'
import type { JsonObject } from '@schemas/page'
import { fillPageProps } from '@schemas/fill'
import { defaultPosition, panelSize, placeInPanel } from '../placement'
import type { Workspace } from '../workspace'
import { inLines, sizeWithin } from './lines'
import { PICTURE } from './picture-places'
import { isThere, type Plan } from './plan'

export interface Picture extends Size {
  url: string
}

const FIELD = '图片'

/**
 * Places them as one step and selects what has them now.
 * @param paths places of the planned widget
 */
export function placePictures(
  workspace: Workspace,
  pictures: readonly Picture[],
  plan: Plan,
  paths: readonly Path[],
): void {
  const { editor } = workspace
  for (const { url, width, height } of pictures) notePictureSize(url, width, height)
  const mark = editor.mark()
  const filled = fillPlaces(workspace, pictures, plan.fill, paths)
  const rest = pictures.slice(filled)
  const uuids = insertPictures(workspace, rest, plan)
  if (!uuids) return editor.bailTo(mark)
  editor.squashTo(mark, pictures.length === 1 ? undefined : `放入 ${pictures.length} 张图片`)
  workspace.select(uuids.length > 0 || !plan.fill ? uuids : [plan.fill.uuid])
}

/** @returns how many found a place */
function fillPlaces(
  { editor }: Workspace,
  pictures: readonly Picture[],
  fill: Plan['fill'],
  paths: readonly Path[],
): number {
  if (!fill || !editor.doc.widgets.has(fill.uuid)) return 0
  const target = new Target(editor, fill.uuid, (command) => void editor.run(command))
  const given = pictures.slice(0, paths.length)
  for (const [index, { url }] of given.entries()) target.set(paths[index] ?? [], url, FIELD)
  return given.length
}

/** @returns their uuids; null where one is not admitted */
function insertPictures(
  workspace: Workspace,
  pictures: readonly Picture[],
  { parent, before, at }: Plan,
): string[] | null {
  const { editor } = workspace
  if (pictures.length === 0) return []
  const position = isThere(editor.doc, parent) ? { parent } : defaultPosition(workspace, PICTURE.type)
  const seeds = pictures.map((picture) => seedOf(workspace, picture, position.parent))
  const panel = position.parent === null || isRoot(position.parent) ? null : position.parent
  const placed = panel === null ? seeds : layOut(workspace, panel, seeds, at)
  const uuids: string[] = []
  for (const seed of placed) {
    const index = before === null ? -1 : childrenOf(editor.doc, position.parent).indexOf(before)
    const inside = panel === null ? seed : settled(workspace, panel, seed)
    const insert = insertInto(position.parent, inside, index < 0 ? undefined : index)
    if (editor.run(insert).changes.length === 0) return null
    uuids.push(insert.uuid)
  }
  return uuids
}

/** As large as the picture, at most as wide as the page. */
function seedOf({ editor: { doc } }: Workspace, picture: Picture, parent: Plan['parent']): Seed {
  const seed = freshSeed(doc, PICTURE.type, parent)
  const props = withPicture(seed.props, picture.url)
  if (picture.width <= 0 || picture.height <= 0) return { ...seed, props }
  const width = Math.min(picture.width, fillPageProps(doc.page.props).pageWidth)
  const height = Math.round((width * picture.height) / picture.width)
  return { ...seed, props, style: { ...seed.style, width, height } }
}

function withPicture(props: JsonObject, url: string): JsonObject {
  const [, name = ''] = PICTURE.path
  return valueIn({ props }, PICTURE.path) === url ? props : { ...props, [name]: url }
}

/** Beside each other from a point on; a panel that is too low for all lines grows. */
function layOut(workspace: Workspace, panel: string, seeds: readonly Seed[], at: Plan['at']): Seed[] {
  const { editor } = workspace
  const room = panelSize(workspace, panel)
  const sizes = seeds.map(({ style: { width = 0, height = 0 } }) =>
    sizeWithin({ width, height }, room, seeds.length),
  )
  const corners = inLines(sizes, at ?? { x: 0, y: 0 }, room)
  const placed = seeds.map((seed, index) => ({
    ...seed,
    style: { ...seed.style, ...corners[index], ...sizes[index] },
  }))
  const bottom = Math.max(...placed.map(({ style: { y = 0, height = 0 } }) => y + height))
  const isLocked = editor.doc.widgets.get(panel)?.locked === true
  if (bottom > room.height && !isLocked) editor.run(setStyle(panel, { height: bottom }))
  return placed
}

/** Within the panel, on a grid in free cells. */
function settled(workspace: Workspace, panel: string, seed: Seed): Seed {
  const { x = 0, y = 0 } = seed.style
  return { ...seed, style: { ...seed.style, ...placeInPanel(workspace, panel, seed, { x, y }) } }
}
