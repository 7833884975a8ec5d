/** Colour arithmetic in OKLab, so that shades keep their hue and mixes stay saturated. */

type Lab = [lightness: number, a: number, b: number]

/** `amount` in −1…1: below 0 towards black with a little less chroma, above 0 towards white. */
export function shade(hex: string, amount: number): string {
  if (amount >= 0) return mix(hex, '#ffffff', amount)
  const [l, a, b] = toLab(hex)
  const keep = 1 + amount
  return toHex([l * keep, a * (keep + 0.1), b * (keep + 0.1)])
}

/** The colour `share` (0…1) of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
  const [l1, a1, b1] = toLab(from)
  const [l2, a2, b2] = toLab(to)
  const at = (x: number, y: number) => x + (y - x) * share
  return toHex([at(l1, l2), at(a1, a2), at(b1, b2)])
}

/** Perceived distance; from about 0.1 on two areas are easily distinguished. */
export function distance(one: string, other: string): number {
  const [l1, a1, b1] = toLab(one)
  const [l2, a2, b2] = toLab(other)
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

function toLab(hex: string): Lab {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([lightnessOf, a, b]: Lab): string {
  const l = (lightnessOf + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightnessOf - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightnessOf - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return '#' + rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')
}

function channels(hex: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`colour: expected #rrggbb, got ${hex}`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function byte(value: number): number {
  const within = Math.min(1, Math.max(0, value))
  const gamma = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
}
