/** Which element of the canvas draws which text. Renderers mark nothing: what is drawn is compared with what is stored. */
import { plainText } from '@schemas/marked-text'
import { isInside, type Point } from '../canvas-view'
import type { CanvasText } from './texts'

export interface DrawnText {
  text: CanvasText
  element: HTMLElement
}

/**
 * The texts that a widget's frame shows. Where several texts are equal they are told apart by their order, or by the
 * item of the list that is in view; what stays ambiguous is left out.
 * @param shown index of the slide or tab in view
 */
export function drawnTexts(frame: HTMLElement, texts: readonly CanvasText[], shown: number): DrawnText[] {
  const elements = elementsOf(frame).filter(isInnermost)
  const words = new Set(texts.map(wordsOf))
  return [...words].flatMap((each) => {
    const same = texts.filter((text) => each !== '' && wordsOf(text) === each)
    const drawn = elements.filter((element) => bare(element.textContent) === each)
    if (drawn.length === same.length) return same.flatMap((text, index) => pair(text, drawn[index]))
    const known = same.length === 1 ? same : same.filter(({ path }) => path[2] === shown)
    return known.length === 1 ? drawn.flatMap((element) => pair(known[0], element)) : []
  })
}

/** The drawn text at a point (client px). */
export const textAt = (drawn: readonly DrawnText[], point: Point): DrawnText | undefined =>
  drawn.find(({ element }) => isInside(point, element.getBoundingClientRect()))

const pair = (text: CanvasText | undefined, element: HTMLElement | undefined): DrawnText[] =>
  text && element ? [{ text, element }] : []

const FRAME = '[data-widget]'

/** Its own elements, without those of widgets inside it and without what is not in view. */
const elementsOf = (frame: HTMLElement): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.closest(FRAME) === frame && (element.checkVisibility?.() ?? true),
  )

const isInnermost = (element: HTMLElement) =>
  ![...element.children].some((child) => bare(child.textContent) === bare(element.textContent))

/** Texts of several lines may have marks, which are not drawn. */
const wordsOf = ({ text, multiline }: CanvasText) => bare(multiline ? plainText(text) : text)

/** Drawing breaks lines, trims them and leaves blank ones out. */
const bare = (text: string | null) => (text ?? '').replaceAll(/\s+/g, '')
