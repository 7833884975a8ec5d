/** Backgrounds of product pictures: 800 × 800, quiet, lit from the upper left, with room in the middle. */
import { shade } from '../silhouettes/colour'
import { type Ink, box, fill, group, line, oval } from '../silhouettes/ink'

export interface Tone {
  wall: string
  floor: string
  /** A stronger variant of the wall, for the shape behind the product. */
  shape: string
}

export const tones: Tone[] = [
  { wall: '#f4efe8', floor: '#e6dccf', shape: '#e3d3bf' },
  { wall: '#e9eff4', floor: '#d3dee8', shape: '#c4d5e4' },
  { wall: '#f0eaf3', floor: '#ddd2e5', shape: '#d3c3df' },
  { wall: '#e9f0e8', floor: '#d2dfd0', shape: '#bfd3bd' },
  { wall: '#f8eae4', floor: '#ecd2c7', shape: '#ecc4b4' },
  { wall: '#f8f0db', floor: '#ecdcb4', shape: '#efd596' },
  { wall: '#e4eeee', floor: '#cbdddc', shape: '#b3d0ce' },
  { wall: '#eeeef1', floor: '#dadade', shape: '#cfd0d7' },
]

type Scene = (ink: Ink, tone: Tone) => string

const wall = (ink: Ink, { wall: colour }: Tone) =>
  fill(
    box(0, 0, 800, 800),
    ink.radial([shade(colour, 0.65), colour, shade(colour, -0.05)], [0.38, 0.3, 0.85]),
  )
const floor = (ink: Ink, { floor: colour }: Tone, y = 590) =>
  fill(box(0, y, 800, 800 - y), ink.linear([shade(colour, 0.12), shade(colour, 0.4)]))

const room: Scene = (ink, tone) =>
  wall(ink, tone) + floor(ink, tone) + fill(box(0, 582, 800, 10), shade(tone.floor, 0.6))

const arch: Scene = (ink, tone) =>
  wall(ink, tone) +
  fill('M170 800V340A230 230 0 0 1 630 340V800Z', ink.linear([tone.shape, shade(tone.shape, 0.45)])) +
  fill(
    'M196 800V346A204 204 0 0 1 604 346V800Z',
    ink.linear([shade(tone.shape, 0.3), shade(tone.shape, 0.6)]),
  ) +
  floor(ink, tone, 640)

const disc: Scene = (ink, tone) =>
  wall(ink, tone) +
  fill(oval(400, 370, 280), ink.slant([shade(tone.shape, 0.1), shade(tone.shape, 0.55)])) +
  line(oval(400, 370, 318), tone.shape, 3, 0.6) +
  fill(oval(682, 206, 26), tone.shape, 0.8) +
  fill(oval(116, 520, 16), tone.shape, 0.7)

const shafts: Scene = (ink, tone) =>
  wall(ink, tone) +
  floor(ink, tone) +
  fill('M-60 620L330 -20H450L60 620ZM170 620L560 -20H640L250 620Z', '#ffffff', 0.5) +
  fill('M-60 620L-180 800H-60L60 620ZM170 620L60 800H140L250 620Z', '#ffffff', 0.35)

const split: Scene = (ink, tone) =>
  wall(ink, tone) +
  fill('M800 0V800H250Z', ink.slant([shade(tone.shape, 0.35), shade(tone.shape, 0.05)])) +
  fill('M800 470V800H20Z', shade(tone.floor, 0.25), 0.7)

const branch = (colour: string) =>
  line('M0 0C60 80 120 190 150 330', colour, 7) +
  [
    [34, 44, 20],
    [62, 92, 80],
    [84, 140, 24],
    [106, 188, 84],
    [124, 236, 30],
    [138, 286, 88],
    [150, 330, 58],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        `translate(${x} ${y}) rotate(${turn - 20})`,
        fill('M0 0C20 -34 74 -36 104 0C74 30 22 28 0 0Z', colour),
      ),
    )
    .join('')

const leaves: Scene = (ink, tone) =>
  wall(ink, tone) +
  floor(ink, tone, 620) +
  group('translate(640 -40) rotate(18) scale(1.05)', `<g opacity=".35">${branch(tone.shape)}</g>`) +
  group('translate(60 -70) rotate(-4) scale(.9)', `<g opacity=".28">${branch(tone.shape)}</g>`)

const hills: Scene = (ink, tone) =>
  wall(ink, tone) +
  fill(oval(590, 210, 92), shade(tone.shape, 0.35)) +
  fill('M0 520C160 430 330 470 480 530S700 560 800 500V800H0Z', shade(tone.shape, 0.3)) +
  fill('M0 620C180 560 380 600 540 620S720 620 800 590V800H0Z', shade(tone.floor, 0.25))

const shelf: Scene = (ink, tone) =>
  wall(ink, tone) +
  fill(box(90, 110, 180, 250, 90), shade(tone.shape, 0.35)) +
  fill(box(548, 70, 170, 170, 85), shade(tone.shape, 0.5)) +
  floor(ink, tone, 650) +
  fill(box(0, 640, 800, 14), shade(tone.floor, -0.06))

export const scenes: Scene[] = [room, arch, disc, shafts, split, leaves, hills, shelf]
