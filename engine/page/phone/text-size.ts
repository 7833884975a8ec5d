/** Sizes of texts where nothing can measure them: a little too large rather than too small. */
import type { TextContent } from './cut'

/** px; no text of a page is smaller on phones: `--least-text` of page.css, too. */
export const SMALLEST_TEXT = 12

/** px; larger texts shrink on phones, the more the larger they are. */
const LARGE_TEXT = 20
const SHRUNK = 0.35

/** Size of a text on a phone in px. @param scale of the picture that it lies on; 1: it lies on none */
export function phoneFontSize({ fontSize, fixed }: TextContent, scale = 1): number {
  if (fixed) return Math.max(SMALLEST_TEXT, fontSize)
  const most = fontSize <= LARGE_TEXT ? fontSize : LARGE_TEXT + (fontSize - LARGE_TEXT) * SHRUNK
  return Math.round(Math.max(SMALLEST_TEXT, Math.min(most, fontSize * scale)))
}

/** Width of a text in one line, px. */
export function textWidth({ text }: TextContent, fontSize: number): number {
  return Math.max(0, ...text.split('\n').map(widthIn)) * fontSize
}

/** Height of a text in px whose lines break at a width in px. */
export function textHeight({ text, lineHeight, gap }: TextContent, fontSize: number, width: number): number {
  const paragraphs = text.split('\n')
  const room = Math.max(1, (width - 1) / fontSize)
  // A line may end a character early.
  const linesOf = (ems: number) => (ems <= room ? 1 : Math.ceil(ems / Math.max(1, room - 1)))
  const lines = paragraphs.reduce((sum, paragraph) => sum + linesOf(widthIn(paragraph)), 0)
  return Math.ceil(lines * lineHeight * fontSize + (paragraphs.length - 1) * gap) + ROOM
}

/** px that a box is higher than its text. */
const ROOM = 4

/** Advance of a line in ems. */
function widthIn(line: string): number {
  let ems = 0
  for (const character of line) ems += emsOf(character.codePointAt(0) ?? 0)
  return ems * 1.05
}

/** From here on, characters are as wide as high (CJK, full-width forms, emoji). */
const WIDE = 0x2e80
const emsOf = (code: number): number => (code >= WIDE ? 1 : code < 0x2000 ? 0.62 : 0.9)
