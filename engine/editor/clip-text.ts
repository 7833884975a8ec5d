/** Pieces of a page as JSON text for the system clipboard, validated before they are pasted. */
import { parsePage } from '@schemas/parse'
import { catalogue } from '@schemas/generated/catalogue'
import { FORMAT_VERSION, type PageJson, type Platform } from '@schemas/page'
import { clipOf, readClip, uuidFor, type Clip } from '../page/clip'
import type { PageDoc } from '../page/doc'
import { fromJson } from '../page/json'
import { outermost } from '../page/walk'
import { texts } from '../texts/texts'

/** Marks a text as ours; it may come from another page, tab or browser. */
const MARK = 'pumian/clips'

/** Whether a text is one of ours. */
export const isClips = (text: string): boolean => text.includes(MARK)

/** Why a text cannot be pasted; the message is for the operator. */
export class NotPasteable extends Error {
  override readonly name = 'NotPasteable'
}

/** The widgets with their descendants, in reading order; a descendant of another one is not listed again. */
export function textOfClips(doc: PageDoc, uuids: readonly string[]): string {
  const clips = outermost(doc, uuids).map((uuid) => clipOf(doc, uuid))
  return JSON.stringify({ format: MARK, clips })
}

/**
 * Reads them back, upgraded to this build's schemas.
 * @throws NotPasteable for any other text, and for widgets with errors: its message names the first ones
 */
export function clipsOfText(text: string): Clip[] {
  return validatedClips(parse(text))
}

/** The same for clips that came from elsewhere (a saved module). */
export function validatedClips(clips: readonly Clip[]): Clip[] {
  const { json, tops } = pageOf(clips)
  const { page, problems } = parsePage(json)
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (!page || errors.length > 0) {
    const lines = errors
      .slice(0, 3)
      .map(({ type, message }) => texts.steps.problemOf(catalogue[type]?.title ?? type, message))
    throw new NotPasteable(texts.steps.notPasteable(lines.join(texts.steps.separator)))
  }
  const doc = fromJson(page)
  return tops.map((uuid) => clipOf(doc, uuid))
}

function parse(text: string): Clip[] {
  const nothing = new NotPasteable(texts.steps.nothingToPaste)
  if (!isClips(text)) throw nothing
  try {
    const { format, clips } = JSON.parse(text) as { format?: unknown; clips?: unknown }
    if (format !== MARK || !Array.isArray(clips)) throw nothing
    return clips.map(readClip)
  } catch (error) {
    throw error instanceof NotPasteable ? error : new NotPasteable(nothing.message, { cause: error })
  }
}

/** A page that holds the clips, so that they are validated as a page's widgets are. */
function pageOf(clips: readonly Clip[], platform: Platform = 'pc'): { json: PageJson; tops: string[] } {
  const widgets: PageJson['widgets'] = {}
  const add = (clip: Clip, parent: string | null, index: number): string => {
    const uuid = uuidFor(clip, widgets)
    widgets[uuid] = { ...clip.widget, parent, order: `a${index.toString(36).padStart(4, '0')}1` }
    clip.children.forEach((child, at) => add(child, uuid, at))
    return uuid
  }
  const tops = clips.map((clip, index) => add(clip, null, index))
  const page = { v: 1, props: { pageWidth: WIDEST } }
  return { json: { formatVersion: FORMAT_VERSION, platform, page, widgets }, tops }
}

/** px; the width of the page it came from is unknown, the one it goes to is validated after pasting. */
const WIDEST = 3840
