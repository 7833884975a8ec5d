/** Logos of brands and of the companies, around the origin, about 100 across. */
import type { BrandSource } from '../model'
import { shade } from '../silhouettes/colour'
import { Ink, box, fill, group, line, oval, pair } from '../silhouettes/ink'
import { lettering } from './lettering'

type Mark = BrandSource['mark']

const marks: Record<Mark, (colour: string) => string> = {
  ring: (c) => line(oval(-8, 0, 34), c, 13) + line('M26 -30L46 30M46 -30L26 30', c, 12),
  leaf: (c) =>
    fill('M-46 40C-50 -20 -10 -50 48 -46C52 10 20 50 -46 40Z', c) +
    line('M-44 44C-20 10 6 -10 30 -26', '#ffffff', 6),
  wave: (c) =>
    [-22, 4, 30].map((y, i) => line(`M-48 ${y}q12 -18 24 0t24 0t24 0t24 0`, c, 10, 1 - i * 0.25)).join(''),
  peak: (c) =>
    fill('M-52 40L-14 -40L6 0L20 -22L52 40Z', c) + fill('M-14 -40L-26 -14L-16 -20L-8 -12L-2 -18Z', '#dfe6ea'),
  petal: (c) =>
    [0, 72, 144, 216, 288]
      .map((turn) => group(`rotate(${turn})`, fill(oval(0, -28, 17, 26), c, 0.85)))
      .join('') + fill(oval(0, 0, 11), '#f4d58a'),
  grid: (c) =>
    fill(box(-44, -44, 40, 40, 6) + box(4, 4, 40, 40, 6), c) +
    fill(box(4, -44, 40, 40, 20) + box(-44, 4, 40, 40, 20), c, 0.55),
  arc: (c) =>
    line('M-46 30A46 46 0 0 1 46 30', c, 13) +
    line('M-22 30A22 22 0 0 1 22 30', c, 11, 0.6) +
    fill(oval(0, 32, 7), c),
  drop: (c) =>
    fill('M0 -50C30 -10 40 8 40 18A40 34 0 0 1 -40 18C-40 8 -30 -10 0 -50Z', c) +
    line('M-20 18A22 20 0 0 0 0 36', '#ffffff', 7),
  sprout: (c) =>
    line('M0 48V-6', c, 9) +
    fill('M0 -2C-6 -38 -34 -46 -52 -42C-50 -14 -30 4 0 -2Z', c) +
    fill('M0 14C4 -18 30 -30 50 -26C50 0 28 18 0 14Z', c, 0.7),
  bolt: (c) => fill('M10 -50L-34 10H-4L-12 50L34 -12H4Z', c),
  moon: (c) => fill('M18 -46A48 48 0 1 0 18 46A38 38 0 1 1 18 -46Z', c) + fill(oval(30, -8, 7), c),
  knot: (c) => pair(line('M0 -36C36 -36 50 0 20 14C-6 26 -20 6 0 -8', c, 11)) + line('M0 18V46', c, 11),
}

export function mark(name: Mark, colour: string): string {
  return marks[name](colour)
}

export const BRAND_SIZE = { width: 460, height: 276 }

/** A brand on the logo wall. */
export function brandPicture({ name, mark: sign, colour }: BrandSource): string {
  const { width, height } = BRAND_SIZE
  const ink = new Ink()
  const ground = fill(box(0, 0, width, height), ink.linear(['#ffffff', shade(colour, 0.93)]))
  return ink.svg(
    width,
    height,
    ground +
      group('translate(230 108) scale(1.05)', mark(sign, colour)) +
      lettering(name, 230, 232, { size: 46, colour: '#2c2f33', align: 'center', spacing: 0.08 }),
  )
}

export const LOGO_SIZE = { width: 440, height: 112 }

/** The company's logo with its name, for the header. */
export function companyLogo(name: string, sign: Mark, colour: string): string {
  const { width, height } = LOGO_SIZE
  const ink = new Ink()
  return ink.svg(
    width,
    height,
    fill(box(6, 6, 100, 100, 28), ink.slant([shade(colour, 0.18), shade(colour, -0.12)])) +
      group('translate(56 57) scale(.66)', mark(sign, '#ffffff')) +
      lettering(name, 128, 77, { size: 62, colour: shade(colour, -0.25), spacing: 0.06 }),
  )
}

export const SHOP_LOGO_SIZE = { width: 240, height: 240 }

export function shopLogo(sign: Mark, colour: string): string {
  const ink = new Ink()
  return ink.svg(
    240,
    240,
    fill(box(0, 0, 240, 240), ink.slant([shade(colour, 0.22), shade(colour, -0.16)])) +
      fill(oval(120, 120, 88), '#ffffff', 0.14) +
      group('translate(120 122) scale(1.25)', mark(sign, '#ffffff')),
  )
}
