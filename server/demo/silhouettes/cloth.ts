/** Outlines and folds that garments share. */
import { shade } from './colour'
import { box, fill, line, mirrored } from './ink'

export const shortSleeves = mirrored(
  [0, -150],
  [18, -150, 38, -164, 52, -172],
  [96, -158, 128, -140, 150, -112],
  [172, -76, 186, -46],
  [150, -14, 126, -8],
  [118, -26, 110, -48],
  [106, 40, 112, 178],
  [56, 190, 0, 190],
)

export const longSleeves = mirrored(
  [0, -150],
  [18, -150, 38, -164, 52, -172],
  [98, -158, 128, -142, 144, -108],
  [172, -20, 188, 96],
  [168, 116, 142, 116],
  [128, 30, 110, -34],
  [106, 60, 112, 180],
  [56, 190, 0, 190],
)

export const folds = (colour: string) =>
  line(
    'M-92 150Q-70 60 -88 -20M84 160Q60 90 82 0M-40 184Q-30 130 -46 90M34 186Q46 140 30 110',
    shade(colour, -0.3),
    9,
    0.13,
  ) +
  line('M-104 -40Q-100 -10 -84 6M104 -40Q100 -10 84 6', shade(colour, -0.4), 7, 0.2) +
  line('M-70 170Q-54 100 -66 30M62 150Q70 80 60 40', '#ffffff', 8, 0.1)

export const ribs = (colour: string) =>
  fill('M-52 -172C-34 -118 34 -118 52 -172L40 -176C26 -134 -26 -134 -40 -176Z', shade(colour, -0.14)) +
  fill('M-40 -176C-26 -134 26 -134 40 -176C20 -168 -20 -168 -40 -176Z', shade(colour, -0.42))

export const stripes = (colour: string) =>
  Array.from({ length: 8 }, (_, i) => fill(box(-200, -128 + i * 42, 400, 17), colour)).join('')
