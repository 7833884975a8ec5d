import type { ShopSource } from '../model'
import { mix, shade } from '../silhouettes/colour'
import { type Subject, onStage } from './goods-picture'
import { Ink, box, fill, group, line, oval } from '../silhouettes/ink'
import { lettering } from './lettering'
import { mark } from './marks'
import type { BrandSource } from '../model'

export const TOP_SIZE = { width: 1076, height: 192 }
export const FRONT_SIZE = { width: 447, height: 738 }

/** The wide picture above a recommended shop (538 × 96 on the page): its name, and products on a shelf. */
export function shopTop(shop: ShopSource, brand: string, goods: Subject[]): string {
  const { width, height } = TOP_SIZE
  const ink = new Ink()
  const c = shop.colour
  const ground =
    fill(box(0, 0, width, height), ink.across([shade(c, -0.18), shade(c, 0.06), shade(c, 0.45)])) +
    fill(oval(820, 96, 190), '#ffffff', 0.16) +
    fill(oval(820, 96, 130), '#ffffff', 0.18) +
    fill(box(560, 164, 516, 28), ink.linear([shade(c, 0.6), shade(c, 0.4)]))
  const row = goods.map((subject, index) => onStage(ink, subject, 690 + index * 140, 168, 0.36, c)).join('')
  return ink.svg(
    width,
    height,
    ground +
      row +
      lettering(shop.name.replace(brand, '').trim(), 48, 98, { size: 46, colour: '#ffffff', spacing: 0.06 }) +
      lettering(brand, 50, 142, { size: 24, colour: '#ffffff', opacity: 0.9, spacing: 0.3 }),
  )
}

/** The shop seen from the street, upright (149 × 246 on the page). */
export function shopFront(
  shop: ShopSource,
  brand: string,
  sign: BrandSource['mark'],
  goods: Subject[],
): string {
  const { width, height } = FRONT_SIZE
  const ink = new Ink()
  const c = shop.colour
  const stone = mix(shade(c, 0.86), '#f4ede2', 0.5)
  const [a, b] = goods
  const stripes = Array.from({ length: 8 }, (_, i) =>
    fill(
      `M${24 + i * 50} 262H${74 + i * 50}V334A25 25 0 0 1 ${24 + i * 50} 334Z`,
      i % 2 === 0 ? c : '#fffaf2',
    ),
  ).join('')
  return ink.svg(
    width,
    height,
    fill(box(0, 0, width, height), ink.linear([mix('#cfe4ee', shade(c, 0.7), 0.35), '#f7efe3'])) +
      fill('M0 250V150H60V110H120V170H180V90H250V160H310V120H380V150H447V260Z', shade(c, 0.55), 0.5) +
      fill(oval(350, 84, 36), '#fff3d0', 0.9) +
      fill(box(14, 176, 419, 520, 10), ink.linear([shade(stone, 0.3), shade(stone, -0.06)])) +
      fill(box(34, 192, 379, 62, 8), ink.linear([shade(c, 0.02), shade(c, -0.22)])) +
      group('translate(116 223) scale(.4)', mark(sign, '#ffffff')) +
      lettering(brand, 156, 236, { size: 38, colour: '#ffffff', spacing: 0.08 }) +
      fill(box(44, 300, 196, 300, 6), ink.slant(['#fdf6e6', '#eedfc4', '#f7ecd6'])) +
      fill(box(44, 540, 196, 60), shade(c, 0.4)) +
      (a ? onStage(ink, a, 142, 548, 0.44, stone) : '') +
      fill('M44 300H150L60 600H44Z', '#ffffff', 0.24) +
      line(box(44, 300, 196, 300, 6), shade(c, -0.3), 9) +
      fill(box(266, 312, 130, 372, 6), ink.slant(['#fdf6e6', '#e9d9bb'])) +
      (b ? onStage(ink, b, 331, 560, 0.26, stone) : '') +
      line(box(266, 312, 130, 372, 6), shade(c, -0.3), 9) +
      fill(oval(282, 512, 7, 22), '#d7b26a') +
      stripes +
      fill(box(18, 254, 411, 14, 4), shade(c, -0.25)) +
      fill(box(0, 690, width, 48), ink.linear(['#cfc7ba', '#e2dbcf'])) +
      plant(70, 692, c) +
      plant(214, 692, c),
  )
}

function plant(x: number, y: number, colour: string): string {
  return group(
    `translate(${x} ${y})`,
    [-46, -22, 0, 22, 46]
      .map((turn) =>
        group(
          `translate(0 -40) rotate(${turn})`,
          fill('M0 0C-20 -30 -14 -66 0 -84C14 -66 20 -30 0 0Z', '#6f9a6a'),
        ),
      )
      .join('') + fill('M-32 -46H32L24 0H-24Z', mix(colour, '#b5793f', 0.6)),
  )
}
