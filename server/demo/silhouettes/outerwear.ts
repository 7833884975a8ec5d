import { mix, shade } from './colour'
import { type Ink, box, fill, group, line, mirrored, oval, pair } from './ink'
import { folds, longSleeves } from './cloth'
import { type Paint, hangs } from './silhouette'

function cardigan(ink: Ink, { base }: Paint): string {
  const knit = Array.from({ length: 30 }, (_, i) => `M${-196 + i * 14} -190l6 12l-6 12`).join('')
  const rows = Array.from({ length: 17 }, (_, i) =>
    group(`translate(0 ${i * 23})`, line(knit, shade(base, -0.25), 3, 0.2)),
  ).join('')
  return (
    fill(longSleeves, ink.cloth(base)) +
    ink.clipped(longSleeves, rows + folds(base)) +
    fill('M-52 -172Q-20 -60 0 -10Q20 -60 52 -172Q0 -186 -52 -172Z', shade(base, -0.45)) +
    fill('M-44 -170Q-18 -70 0 -22Q18 -70 44 -170Q0 -160 -44 -170Z', ink.linear(['#f7f2ea', '#e3dbd0'])) +
    line('M-56 -174Q-22 -60 -7 -8V188M56 -174Q22 -60 7 -8V188', shade(base, -0.12), 15) +
    fill([20, 70, 120, 166].map((y) => oval(7, y, 7.5)).join(''), '#f3ead9') +
    fill([20, 70, 120, 166].map((y) => oval(7, y, 2.5)).join(''), shade(base, -0.3)) +
    fill(
      'M-113 164Q-60 180 -16 182V196Q-60 194 -113 182ZM113 164Q60 180 16 182V196Q60 194 113 182Z',
      shade(base, -0.16),
    ) +
    pair(fill('M142 116L188 96L184 72L136 90Z', shade(base, -0.16)))
  )
}

const overcoat = mirrored(
  [0, -160],
  [24, -164, 40, -172, 50, -182],
  [96, -170, 122, -150, 132, -120],
  [154, -20, 166, 84],
  [148, 100, 128, 98],
  [118, 30, 106, -20],
  [112, 80, 120, 186],
  [60, 200, 0, 196],
)

function coat(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(overcoat, ink.cloth(base)) +
    ink.clipped(overcoat, folds(base)) +
    fill(
      'M-46 -184Q0 -60 46 -184Q0 -170 -46 -184Z',
      ink.linear([shade(accent, -0.06), shade(accent, -0.24)]),
    ) +
    fill(
      'M-52 -184L-34 -190L6 -70L-20 -30L-78 -128L-58 -140ZM52 -184L34 -190L-2 -70L14 -40L78 -128L58 -140Z',
      ink.linear([shade(base, 0.18), shade(base, -0.1)]),
    ) +
    line('M2 -60V194', shade(base, -0.34), 3, 0.6) +
    fill('M-111 2Q0 18 111 2L112 30Q0 46 -112 30Z', shade(base, -0.16)) +
    fill(box(-22, 4, 44, 44, 5), shade(base, -0.5)) +
    fill(box(-13, 13, 26, 26, 3), shade(base, -0.16)) +
    fill([-36, 74, 128].map((y) => oval(-30, y, 7) + oval(34, y, 7)).join(''), shade(base, -0.5)) +
    pair(
      line('M56 84L92 78', shade(base, -0.36), 7, 0.6) +
        fill('M128 98L166 84L164 66L124 78Z', shade(base, -0.15)),
    )
  )
}

function puffer(ink: Ink, { base, accent }: Paint): string {
  const quilts = [-112, -68, -24, 20, 64, 108, 150]
  return (
    fill(
      'M-56 -168C-62 -206 62 -206 56 -168L44 -130H-44Z',
      ink.linear([shade(base, 0.2), shade(base, -0.2)]),
    ) +
    fill(longSleeves, ink.cloth(base)) +
    ink.clipped(
      longSleeves,
      quilts
        .map(
          (y) =>
            line(`M-200 ${y}Q-150 ${y + 16} -112 ${y}T0 ${y}T112 ${y}T200 ${y}`, shade(base, -0.34), 5, 0.4) +
            line(
              `M-200 ${y + 14}Q-150 ${y + 30} -112 ${y + 14}T0 ${y + 14}T112 ${y + 14}T200 ${y + 14}`,
              '#ffffff',
              9,
              0.2,
            ),
        )
        .join(''),
    ) +
    fill(box(-7, -146, 14, 334, 4), shade(base, -0.3)) +
    fill(box(-3, -146, 6, 334, 2), accent) +
    fill(box(-4, -130, 8, 26, 3), '#e9e4da') +
    fill('M-44 -176C-30 -140 30 -140 44 -176C24 -164 -24 -164 -44 -176Z', shade(base, -0.45)) +
    pair(line('M48 76L84 108', shade(base, -0.4), 6, 0.7))
  )
}

function suit(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(longSleeves, ink.cloth(base)) +
    ink.clipped(longSleeves, folds(base)) +
    fill('M-46 -176L0 20L46 -176Q0 -160 -46 -176Z', ink.linear(['#ffffff', '#dfe3ea'])) +
    fill('M-14 -150H14L8 -126L18 -20L0 8L-18 -20L-8 -126Z', ink.linear([accent, shade(accent, -0.25)])) +
    fill('M-44 -180L-14 -150L-30 -112L-56 -166ZM44 -180L14 -150L30 -112L56 -166Z', '#f3f5f8') +
    fill(
      'M-54 -178L-2 24L-10 60L-92 -92L-66 -104L-78 -130ZM54 -178L2 24L10 60L92 -92L66 -104L78 -130Z',
      ink.slant([shade(base, 0.14), shade(base, -0.16)]),
    ) +
    line('M0 30Q8 110 30 188', mix(base, '#000000', 0.5), 3, 0.7) +
    fill(oval(-6, 66, 6) + oval(-4, 112, 6), shade(base, -0.45)) +
    fill('M46 -52L88 -60V-48L46 -40Z', '#f3f5f8') +
    pair(line('M50 88L94 82', shade(base, -0.4), 8, 0.6))
  )
}

export const outerwear = {
  cardigan: hangs(cardigan),
  coat: hangs(coat),
  puffer: hangs(puffer),
  suit: hangs(suit),
}
