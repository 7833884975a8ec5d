import glyphs from './glyphs.json'

/** [advance, outline] in thousandths of an em, y upwards; added by outline.ts. */
const outlines = new Map(Object.entries(glyphs)) as Map<string, [advance: number, path: string]>

interface Style {
  size: number
  colour: string
  align?: 'left' | 'center' | 'right'
  /** Letter spacing in ems. */
  spacing?: number
  opacity?: number
}

/** A line of text as drawn shapes, its baseline at y. @throws for a character without an outline */
export function lettering(text: string, x: number, y: number, style: Style): string {
  const { size, colour, align = 'left', opacity = 1 } = style
  const start = x - { left: 0, center: 0.5, right: 1 }[align] * letteringWidth(text, style)
  let at = 0
  const shapes = [...text].map((character) => {
    const [advance, path] = outlineOf(character)
    const shape = `<path transform="translate(${at} 0)" d="${path}"/>`
    at += advance + (style.spacing ?? 0) * 1000
    return shape
  })
  return `<g transform="translate(${start} ${y}) scale(${size / 1000} ${-size / 1000})" fill="${colour}" fill-opacity="${opacity}">${shapes.join('')}</g>`
}

export function letteringWidth(text: string, { size, spacing = 0 }: Pick<Style, 'size' | 'spacing'>): number {
  const advances = [...text].reduce((sum, character) => sum + outlineOf(character)[0], 0)
  return (advances / 1000 + spacing * Math.max(0, [...text].length - 1)) * size
}

function outlineOf(character: string) {
  const outline = outlines.get(character)
  if (!outline)
    throw new Error(
      `lettering: no outline for ${character}; add it with server/demo/pictures/lettering/outline.mjs`,
    )
  return outline
}
