import { catalogue } from '@schemas/generated/catalogue'
import type { Reflow } from '@schemas/catalogue'
import type { FilledWidget } from '@schemas/fill'
import type { PanelChild, TextContent } from './cut'

export const reflowOf = (type: string | undefined): Reflow =>
  (type !== undefined && Object.hasOwn(catalogue, type) ? catalogue[type]?.reflow : undefined) ?? 'content'

/**
 * What arranging needs to know of a child of a free panel.
 * @param fixed whether the size of its text stays
 */
export function panelChild(
  uuid: string,
  { type, props, style }: Pick<FilledWidget, 'type' | 'props' | 'style'>,
  fixed: boolean,
): PanelChild {
  const reflow = reflowOf(type)
  const box = {
    x: finite(style.x),
    y: finite(style.y),
    width: Math.max(0, finite(style.width)),
    height: Math.max(0, finite(style.height)),
  }
  return { uuid, box, reflow, ...(reflow === 'text' && { text: textOf(props, fixed) }) }
}

const finite = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** Height of a line of a text that does not set one, as a multiple of its size. */
const LINE = 1.4
/** px */
const NORMAL = 14

function textOf(props: FilledWidget['props'], fixed: boolean): TextContent {
  const { text, fontSize, lineHeight, paragraphGap } = props
  return {
    text: typeof text === 'string' ? text : '',
    fontSize: finite(fontSize) || NORMAL,
    lineHeight: finite(lineHeight) || LINE,
    gap: finite(paragraphGap),
    fixed,
  }
}
