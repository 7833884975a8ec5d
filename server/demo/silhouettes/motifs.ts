/** Prints for shirts and boxes, around the origin, about 140 across. */
import { shade } from './colour'
import { fill, group, line, oval, pair, box } from './ink'

type Motif = (colour: string, ground: string) => string

const plain: Motif = () => ''

const sun: Motif = (colour) =>
  fill(oval(0, 0, 34), colour) +
  [44, 54, 64].map((y, i) => line(`M${-46 + i * 10} ${y - 2}H${46 - i * 10}`, colour, 5)).join('')

const wave: Motif = (colour) =>
  [-24, 0, 24].map((y, i) => line(`M-66 ${y}q16.5 -26 33 0t33 0t33 0t33 0`, colour, 9, 1 - i * 0.28)).join('')

const mountain: Motif = (colour, ground) =>
  fill('M-70 44L-22 -34L8 14L28 -12L70 44Z', colour) +
  fill('M-22 -34L-38 -8L-26 -14L-16 -4L-6 -10Z', ground) +
  fill(oval(40, -38, 14), colour, 0.7)

const blocks: Motif = (colour) =>
  fill(box(-48, -36, 46, 72, 4), colour) +
  fill(oval(26, -12, 24), colour, 0.65) +
  fill(box(4, 18, 44, 18, 9), colour, 0.4)

const leaf: Motif = (colour, ground) =>
  fill('M0 58C-60 30 -52 -36 0 -62C52 -36 60 30 0 58Z', colour) +
  line('M0 66V-40M0 -8L-24 -24M0 -8L24 -24M0 20L-26 4M0 20L26 4', ground, 4)

const star: Motif = (colour) =>
  fill('M0 -52L15 -18L52 -14L24 11L32 48L0 29L-32 48L-24 11L-52 -14L-15 -18Z', colour) +
  fill(oval(-50, 34, 7), colour, 0.6) +
  fill(oval(50, -40, 6), colour, 0.6)

const bear: Motif = (colour) =>
  pair(fill(oval(34, -34, 18), colour) + fill(oval(34, -34, 9), shade(colour, -0.2))) +
  fill(oval(0, 2, 52, 46), colour) +
  fill(oval(0, 18, 22, 17), shade(colour, 0.6)) +
  fill(oval(0, 11, 8, 6), '#3a2d2a') +
  pair(fill(oval(22, -6, 5), '#3a2d2a')) +
  line('M-7 23Q0 29 7 23', '#3a2d2a', 3)

const rocket: Motif = (colour) =>
  group(
    'rotate(28)',
    fill('M-18 40L-34 56V24ZM18 40L34 56V24Z', shade(colour, -0.22)) +
      fill('M0 -66C26 -40 26 10 18 42H-18C-26 10 -26 -40 0 -66Z', colour) +
      fill(oval(0, -12, 12), '#ffffff') +
      fill(oval(0, -12, 7), '#5aa7d6') +
      fill('M-10 46H10L0 72Z', '#f2a33a'),
  )

const dinosaur: Motif = (colour) =>
  fill(
    'M-66 40C-58 8 -40 -8 -14 -10C-6 -46 12 -58 40 -52C60 -48 62 -26 40 -22L26 -20C30 0 26 20 20 40H2V22H-20V40H-38V28Z',
    colour,
  ) +
  fill('M-48 2l-6 -16l16 6zM-30 -8l-2 -18l14 12zM-12 -28l-8 -14l16 2z', shade(colour, -0.25)) +
  fill(oval(34, -40, 4.5), '#2d3331')

const flower: Motif = (colour) =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) => group(`rotate(${turn})`, fill(oval(0, -30, 17, 24), colour, 0.9)))
    .join('') + fill(oval(0, 0, 15), '#f4c95d')

const moon: Motif = (colour) =>
  fill('M18 -50A52 52 0 1 0 18 50A42 42 0 1 1 18 -50Z', colour) +
  fill('M40 -22l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1z', colour, 0.8)

const motifs = { plain, sun, wave, mountain, blocks, leaf, star, bear, rocket, dinosaur, flower, moon }

/** @throws for a print that is not drawn here */
export function printOf(name: string | undefined, colour: string, ground: string): string {
  const key = name ?? 'plain'
  const motif = Object.entries(motifs).find(([known]) => known === key)?.[1]
  if (!motif) throw new Error(`print: expected one of ${Object.keys(motifs).join(', ')}, got ${key}`)
  return motif(colour, ground)
}
