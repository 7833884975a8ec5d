import { shortYuan } from '@schemas/money'
import type { CouponSource } from '../model'
import { mix, shade } from '../silhouettes/colour'
import { type Subject, onStage } from './goods-picture'
import { Ink, box, fill, group, line, oval } from '../silhouettes/ink'
import { lettering, letteringWidth } from './lettering'

export const ICON_SIZE = { width: 160, height: 160 }
export const COUPON_SIZE = { width: 756, height: 230 }
export const SERVICE_SIZE = { width: 96, height: 96 }

/** A category on its round background. */
export function categoryIcon(subject: Subject): string {
  const ink = new Ink()
  const ground = mix(shade(subject.base, 0.78), '#f6f1e8', 0.3)
  return ink.svg(
    160,
    160,
    fill(oval(80, 80, 78), ink.slant([shade(ground, 0.4), ground])) +
      onStage(ink, subject, 80, 134, 0.28, ground),
  )
}

/** Position of the notch in the widget's ticket; its claim button is below on the right. */
const NOTCH = 0.42

/** A coupon's own background: its value on the left, its name and condition on the right. */
export function couponPicture(coupon: CouponSource): string {
  const { width, height } = COUPON_SIZE
  const ink = new Ink()
  const c = coupon.colour
  const notch = width * NOTCH
  const cash = coupon.card_type === 'cash'
  const worth = cash ? shortYuan(coupon.reduce_cost ?? 0) : String((100 - (coupon.discount ?? 0)) / 10)
  const figure = { size: 128, colour: '#ffffff' }
  const unit = { size: 44, colour: '#ffffff' }
  const [figureWidth, unitWidth] = [letteringWidth(worth, figure), letteringWidth('元', unit)]
  const start = (notch - figureWidth - unitWidth - 10) / 2
  const dashes = Array.from({ length: 14 }, (_, i) =>
    fill(box(notch - 2, 20 + i * 14, 4, 7, 2), shade(c, 0.5)),
  )
  return ink.svg(
    width,
    height,
    fill(box(0, 0, width, height), ink.across([shade(c, 0.86), shade(c, 0.74)])) +
      fill(oval(width - 40, 20, 150), '#ffffff', 0.35) +
      fill(oval(width - 150, height + 40, 120), '#ffffff', 0.3) +
      fill(box(0, 0, notch, height), ink.slant([shade(c, 0.12), shade(c, -0.1)])) +
      ink.clipped(box(0, 0, notch, height), fill(oval(40, height + 20, 150), '#ffffff', 0.1)) +
      dashes.join('') +
      lettering(worth, start, 160, figure) +
      lettering(cash ? '元' : '折', start + figureWidth + 10, 160, unit) +
      lettering(coupon.title, notch + 36, 78, { size: 38, colour: shade(c, -0.35), spacing: 0.03 }) +
      lettering(coupon.description, notch + 36, 122, { size: 25, colour: shade(c, -0.25), spacing: 0.02 }),
  )
}

const services = {
  genuine:
    line('M48 14L78 26V50C78 68 64 80 48 86C32 80 18 68 18 50V26Z', 'C', 6) +
    line('M34 48L45 60L64 38', 'C', 7),
  returns:
    line('M22 40A28 28 0 1 1 24 62', 'C', 6) +
    line('M18 22L22 42L42 38', 'C', 6) +
    line('M48 36V52L60 58', 'C', 6),
  delivery:
    line(box(10, 30, 46, 36, 5), 'C', 6) +
    line('M56 42H72L86 56V66H56', 'C', 6) +
    line(oval(28, 70, 8) + oval(70, 70, 8), 'C', 6),
  stores:
    line(
      'M18 42L24 20H72L78 42V44A9 9 0 0 1 58 44A10 9 0 0 1 38 44A10 9 0 0 1 18 44ZM24 54V80H72V54',
      'C',
      6,
    ) + line('M42 80V62H56V80', 'C', 6),
}

export type Service = keyof typeof services

/** The four promises of the footer, as line drawings. */
export function servicePicture(name: Service, colour: string): string {
  return new Ink().svg(96, 96, services[name].replaceAll('"C"', `"${colour}"`))
}

/** A strip of equal fields, each with a word, a line and a product: the background for hot zones. */
export function stripPicture(
  doors: { title: string; line: string; colour: string; subject: Subject }[],
  width: number,
  height: number,
): string {
  const ink = new Ink()
  const step = width / doors.length
  const gap = 16
  const unit = height / 160
  // a single one is shown at half the width on phones
  const larger = doors.length === 1 ? 1.25 : 1
  const drawn = doors.map(({ title, line: second, colour, subject }, index) => {
    const wide = step - (index === doors.length - 1 ? 0 : gap)
    const shape = box(0, 0, wide, height, 12 * unit)
    return group(
      `translate(${index * step} 0)`,
      fill(shape, ink.slant([shade(colour, 0.8), shade(colour, 0.62)])) +
        ink.clipped(
          shape,
          fill(oval(wide * 0.78, height * 0.6, height * 0.52), '#ffffff', 0.5) +
            onStage(ink, subject, wide * 0.78, height * 0.9, 0.3 * unit, shade(colour, 0.6)),
        ) +
        lettering(title, 24 * unit, 74 * unit, {
          size: 28 * unit * larger,
          colour: shade(colour, -0.35),
          spacing: 0.03,
        }) +
        lettering(second, 25 * unit, 106 * unit, {
          size: 15 * unit * larger,
          colour: shade(colour, -0.25),
          spacing: 0.03,
        }),
    )
  })
  return ink.svg(width, height, drawn.join(''))
}
