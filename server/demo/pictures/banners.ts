/** Large compositions: hero slides, strips, posters. Text is drawn as shapes. */
import { mix, shade } from '../silhouettes/colour'
import { type Subject, onStage } from './goods-picture'
import { Ink, box, fill, group, line, oval } from '../silhouettes/ink'
import { lettering } from './lettering'

export interface Placed extends Subject {
  /** Position of its feet, in the picture's own pixels; scale 1 makes it 400 high. */
  x: number
  y: number
  scale: number
}

export interface Slide {
  title: string
  line: string
  /** Label of the button; absent: no button. */
  from: string
  to: string
  ground: string
  text: string
  backdrop: keyof typeof backdrops
  goods: Placed[]
}

type Backdrop = (ink: Ink, slide: Slide, width: number, height: number) => string

const backdrops = {
  arches: (ink, { to, ground }, width, height) =>
    [0.52, 0.68, 0.84]
      .map((at, i) => {
        const [x, r] = [width * at, height * 0.29]
        const top = height * (0.3 + (i % 2) * 0.1)
        return fill(
          `M${x - r} ${height}V${top + r}A${r} ${r} 0 0 1 ${x + r} ${top + r}V${height}Z`,
          ink.linear([shade(to, i === 1 ? 0.5 : 0.34), shade(to, 0.1)]),
          0.85,
        )
      })
      .join('') + fill(box(0, height * 0.86, width, height * 0.14), ink.linear([ground, shade(ground, 0.2)])),
  glow: (ink, { to, ground }, width, height) =>
    fill(
      oval(width * 0.7, height * 0.5, height * 0.75),
      ink.radial([
        [0, shade(to, 0.5), 0.9],
        [0.5, to, 0.4],
        [1, to, 0],
      ]),
    ) +
    [0.34, 0.46, 0.6]
      .map((r) => line(oval(width * 0.7, height * 0.5, height * r), '#ffffff', 2, 0.16))
      .join('') +
    fill(
      `M${width * 0.4} ${height}L${width * 0.62} ${height * 0.8}H${width}V${height}Z`,
      ink.linear([
        [0, ground, 0.7],
        [1, ground, 0.1],
      ]),
    ),
  room: (ink, { to, ground }, width, height) =>
    fill(box(width * 0.44, height * 0.08, width * 0.17, height * 0.46, 6), '#ffffff', 0.35) +
    fill(
      `M${width * 0.44} ${height * 0.54}L${width * 0.36} ${height}H${width * 0.62}L${width * 0.61} ${height * 0.54}Z`,
      '#ffffff',
      0.12,
    ) +
    line(
      `M${width * 0.525} ${height * 0.08}V${height * 0.54}M${width * 0.44} ${height * 0.3}H${width * 0.61}`,
      shade(to, 0.1),
      5,
      0.6,
    ) +
    fill(box(0, height * 0.8, width, height * 0.2), ink.linear([ground, shade(ground, 0.22)])) +
    fill(oval(width * 0.72, height * 0.92, width * 0.26, height * 0.07), shade(to, 0.3), 0.55),
  hills: (ink, { to, ground }, width, height) =>
    fill(oval(width * 0.86, height * 0.26, height * 0.16), '#fff3cf', 0.95) +
    fill(
      `M0 ${height * 0.8}C${width * 0.2} ${height * 0.5} ${width * 0.38} ${height * 0.76} ${width * 0.56} ${height * 0.62}S${width * 0.86} ${height * 0.5} ${width} ${height * 0.7}V${height}H0Z`,
      shade(to, 0.2),
      0.8,
    ) +
    fill(
      `M0 ${height * 0.94}C${width * 0.3} ${height * 0.72} ${width * 0.6} ${height * 0.92} ${width} ${height * 0.78}V${height}H0Z`,
      ink.linear([shade(ground, 0.1), ground]),
    ) +
    [
      [0.46, 0.2, 1],
      [0.62, 0.13, 0.7],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        group(
          `translate(${width * x} ${height * y}) scale(${(s * height) / 360})`,
          fill('M-50 14A20 20 0 0 1 -30 -12A30 30 0 0 1 26 -12A22 22 0 0 1 46 14Z', '#ffffff', 0.85),
        ),
      )
      .join(''),
  discs: (ink, { to, ground }, width, height) =>
    fill(oval(width * 0.72, height * 0.55, height * 0.52), ink.slant([shade(to, 0.45), shade(to, 0.08)])) +
    fill(oval(width * 0.93, height * 0.16, height * 0.14), ground, 0.5) +
    fill(oval(width * 0.48, height * 0.86, height * 0.09), ground, 0.4) +
    fill(`M${width * 0.42} ${height * 0.9}H${width}V${height}H${width * 0.4}Z`, ground, 0.35),
} satisfies Record<string, Backdrop>

/** A slide: text on the left third, products on the right. Sizes follow the picture's height. */
export function slidePicture(slide: Slide, width: number, height: number): string {
  const ink = new Ink()
  const unit = height / 360
  const left = 64 * unit
  const ground = fill(
    box(0, 0, width, height),
    ink.slant([slide.from, mix(slide.from, slide.to, 0.5), slide.to]),
  )
  const goods = slide.goods.map((good) => placed(ink, good, unit, mix(slide.to, slide.ground, 0.5))).join('')
  return ink.svg(
    width,
    height,
    ground + backdrops[slide.backdrop](ink, slide, width, height) + goods + words(slide, left, unit),
  )
}

function words({ title, line: second, text }: Slide, left: number, unit: number): string {
  const heading = lettering(title, left, 158 * unit, { size: 52 * unit, colour: text, spacing: 0.04 })
  const sub = lettering(second, left, 206 * unit, {
    size: 23 * unit,
    colour: text,
    spacing: 0.06,
    opacity: 0.86,
  })
  return heading + sub
}

export interface Card {
  title: string
  line: string
  from: string
  to: string
  text: string
  goods: Placed[]
}

/** A small showcase picture (350 × 180 on the page): a title, a line, and products in front of a disc. */
export function cardPicture(card: Card, width: number, height: number): string {
  const ink = new Ink()
  const unit = height / 180
  const ground =
    fill(box(0, 0, width, height), ink.slant([card.from, card.to])) +
    fill(oval(width * 0.76, height * 0.56, height * 0.5), '#ffffff', 0.42) +
    fill(oval(width * 0.5, height * 1.02, height * 0.2), '#ffffff', 0.22)
  const goods = card.goods.map((good) => placed(ink, good, unit, card.to)).join('')
  return ink.svg(
    width,
    height,
    ground +
      goods +
      lettering(card.title, 22 * unit, 62 * unit, { size: 26 * unit, colour: card.text, spacing: 0.03 }) +
      lettering(card.line, 22 * unit, 92 * unit, {
        size: 14 * unit,
        colour: card.text,
        opacity: 0.85,
        spacing: 0.04,
      }),
  )
}

/** An upright poster: text at the top, products on steps below, their y counted from the bottom. */
export function posterPicture(card: Card, width: number, height: number): string {
  const ink = new Ink()
  const unit = width / 400
  const middle = width / 2
  const base = height - 140 * unit
  const steps =
    fill(oval(middle, height * 0.55, width * 0.44), '#ffffff', 0.28) +
    fill(oval(middle, height * 0.55, width * 0.33), '#ffffff', 0.26) +
    fill(box(0, base, width, 140 * unit), ink.linear([shade(card.to, 0.3), shade(card.to, 0.02)])) +
    fill(
      box(90 * unit, base - 52 * unit, 220 * unit, 76 * unit, 10 * unit),
      ink.linear([shade(card.to, 0.55), shade(card.to, 0.2)]),
    )
  return ink.svg(
    width,
    height,
    fill(box(0, 0, width, height), ink.linear([card.from, card.to])) +
      steps +
      card.goods
        .map(({ y, ...good }) => placed(ink, { ...good, y: height / unit - y }, unit, card.to))
        .join('') +
      lettering(card.title, middle, 84 * unit, {
        size: 42 * unit,
        colour: card.text,
        align: 'center',
        spacing: 0.05,
      }) +
      lettering(card.line, middle, 122 * unit, {
        size: 19 * unit,
        colour: card.text,
        align: 'center',
        opacity: 0.85,
        spacing: 0.06,
      }),
  )
}

/** An almost square picture (170 × 180 on the page): text above, one product below. */
export function tilePicture(card: Card, width: number, height: number): string {
  const ink = new Ink()
  const unit = width / 170
  return ink.svg(
    width,
    height,
    fill(box(0, 0, width, height), ink.slant([card.from, card.to])) +
      fill(oval(width * 0.56, height * 0.74, width * 0.42), '#ffffff', 0.42) +
      card.goods.map((good) => placed(ink, good, unit, card.to)).join('') +
      lettering(card.title, 16 * unit, 38 * unit, { size: 20 * unit, colour: card.text, spacing: 0.03 }) +
      lettering(card.line, 16 * unit, 60 * unit, {
        size: 13 * unit,
        colour: card.text,
        opacity: 0.85,
        spacing: 0.04,
      }),
  )
}

function placed(ink: Ink, { x, y, scale, ...subject }: Placed, unit: number, ground: string): string {
  return onStage(ink, subject, x * unit, y * unit, scale * unit, ground)
}
