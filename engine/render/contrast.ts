/** Contrast of a text on its background (WCAG 2, relative luminance). */
import { plainColour } from './css-values'

interface Rgba {
  r: number
  g: number
  b: number
  a: number
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 }

/** RGBA of a colour of `common/plain-colour`; `null` if it is invalid or paints nothing. */
export function rgbaOf(value: unknown): Rgba | null {
  const text = plainColour(value)
  if (text === undefined || text === 'transparent') return null
  if (!text.startsWith('#')) {
    const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
    return { r, g, b, a }
  }
  const digits = text.length < 6 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1)
  const [r = 0, g = 0, b = 0, a = 255] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return { r, g, b, a: a / 255 }
}

/**
 * Contrast ratio from 1 to 21 of a text over backgrounds, nearest first, finally white; `null` without a text colour.
 */
export function contrast(text: unknown, ...backgrounds: readonly unknown[]): number | null {
  const ink = rgbaOf(text)
  if (!ink || ink.a === 0) return null
  const ground = backgrounds.reduceRight<Rgba>((below, layer) => over(rgbaOf(layer), below), WHITE)
  const [light, dark] = [luminance(over(ink, ground)), luminance(ground)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function over(layer: Rgba | null, below: Rgba): Rgba {
  if (!layer) return below
  const mix = (top: number, bottom: number) => top * layer.a + bottom * (1 - layer.a)
  return { r: mix(layer.r, below.r), g: mix(layer.g, below.g), b: mix(layer.b, below.b), a: 1 }
}

function luminance({ r, g, b }: Rgba): number {
  const [red, green, blue] = [r, g, b].map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 AA for texts. */
const READABLE = 4.5
/** `--line-soft` of tokens.css, the darkest background of texts in the theme's colour. */
const GROUND = '#f0f0f0'

/**
 * `--action` of a page: its theme's colour, darkened until texts of it are readable on the shop's grey, and white texts
 * on it; `undefined` for what is no colour.
 */
export const actionColour = (theme: unknown): string | undefined =>
  firstReadable(theme, BLACK, (candidate) => contrast(candidate, GROUND))

/** `--text-quiet` of tokens.css, the palest text that lies on a page's background. */
const QUIET = '#6b6b6b'

/** A page's background, made lighter until the shop's palest text is readable on it; `undefined` for what is no colour. */
export const groundColour = (background: unknown): string | undefined =>
  firstReadable(background, WHITE, (candidate) => contrast(QUIET, candidate))

/** The colour as it is, else the first on the way to another one with which texts are readable. */
function firstReadable(
  value: unknown,
  towards: Rgba,
  ratioOf: (candidate: string) => number | null,
): string | undefined {
  const given = rgbaOf(value)
  if (!given) return undefined
  const solid = over(given, WHITE)
  for (let percent = 100; percent > 0; percent -= 2) {
    const candidate = hexOf(over({ ...solid, a: percent / 100 }, towards))
    if ((ratioOf(candidate) ?? 0) >= READABLE) return candidate
  }
  return hexOf(towards)
}

const hexOf = ({ r, g, b }: Rgba) =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
