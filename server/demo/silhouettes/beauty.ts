import { shade } from './colour'
import { type Ink, box, fill, group, line, mirrored, oval } from './ink'
import { printOf } from './motifs'
import { type Paint, stands } from './silhouette'

const gold = ['#f8e8bd', '#c7994b', '#f1dba3']

const label = (ink: Ink, x: number, y: number, width: number, height: number, accent: string) =>
  fill(box(x, y, width, height, 6), ink.linear(['#ffffff', '#f4f0ea'])) +
  group(
    `translate(${x + width / 2} ${y + height * 0.36}) scale(${width / 240})`,
    printOf('leaf', accent, '#ffffff'),
  ) +
  line(
    `M${x + width * 0.28} ${y + height * 0.72}H${x + width * 0.72}M${x + width * 0.36} ${y + height * 0.84}H${x + width * 0.64}`,
    accent,
    4,
    0.8,
  )

function pumpBottle(ink: Ink, { base, accent }: Paint): string {
  return (
    fill('M-96 -178H10Q24 -178 24 -160H-72L-96 -150Z', shade(accent, -0.1)) +
    fill(box(-8, -166, 20, 54, 4), shade(accent, -0.2)) +
    fill(box(-38, -118, 80, 42, 8), ink.cylinder(accent, 0.4)) +
    fill(
      mirrored([0, -80], [48, -80], [104, -66, 106, -10], [106, 160], [106, 196, 76, 196], [0, 196]),
      ink.cylinder(base, 0.5),
    ) +
    label(ink, -66, 0, 132, 146, accent)
  )
}

function dropper(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-24, -196, 48, 82, 22), ink.cylinder(shade(accent, -0.3), 0.3)) +
    fill(box(-40, -122, 80, 50, 6), ink.across(gold)) +
    fill(
      mirrored([0, -74], [40, -74], [88, -60, 90, -20], [90, 164], [90, 196, 64, 196], [0, 196]),
      ink.cylinder(base, 0.6),
    ) +
    fill(box(-7, -74, 14, 200, 6), '#ffffff', 0.35) +
    fill('M-90 40Q0 56 90 40V164Q90 196 64 196H-64Q-90 196 -90 164Z', shade(accent, 0.1), 0.35) +
    label(ink, -56, 46, 112, 116, accent) +
    line('M-66 -30V150', '#ffffff', 8, 0.6)
  )
}

function creamJar(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-150, 20, 300, 176, 46), ink.cylinder(base, 0.55)) +
    fill(box(-156, -64, 312, 96, 24), ink.across([...gold, '#b98a3c'])) +
    fill(oval(0, -62, 150, 22), '#f6e4b6') +
    fill(oval(0, -64, 120, 15), '#e0be78', 0.7) +
    label(ink, -70, 62, 140, 104, accent)
  )
}

function lipstick(ink: Ink, { base, accent }: Paint): string {
  const stick =
    fill('M-36 -40V-120C-36 -150 36 -190 36 -160V-40Z', ink.cylinder(base, 0.4)) +
    fill('M-36 -116C-36 -150 36 -190 36 -160C20 -140 -20 -120 -36 -116Z', shade(base, 0.28)) +
    fill(box(-44, -46, 88, 76, 4), ink.across(gold)) +
    fill(box(-58, 26, 116, 170, 10), ink.cylinder(shade(accent, -0.35), 0.3))
  const cover =
    fill(box(-56, -20, 112, 216, 14), ink.cylinder(shade(accent, -0.35), 0.35)) +
    fill(box(-56, 168, 112, 14), '#d9b368')
  return group('translate(-66 0)', stick) + group('translate(82 0)', cover)
}

function perfume(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-48, -176, 96, 92, 14), ink.across([...gold, '#b98a3c'])) +
    fill(box(-30, -90, 60, 34, 4), '#e9d7a5') +
    fill(box(-134, -60, 268, 256, 34), ink.slant([shade(base, 0.6), shade(base, 0.1), shade(base, -0.12)])) +
    fill(box(-108, -10, 216, 182, 20), ink.linear([shade(base, 0.35), shade(base, -0.16)])) +
    fill('M-108 20Q0 40 108 20V152Q108 172 88 172H-88Q-108 172 -108 152Z', accent, 0.3) +
    fill(box(-54, 40, 108, 80, 4), '#fffaf2', 0.94) +
    line('M-30 66H30M-20 84H20M-26 102H26', accent, 4) +
    line('M-116 -30V150', '#ffffff', 11, 0.6)
  )
}

function compact(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(oval(0, -50, 142), ink.slant([...gold, shade(base, -0.1)])) +
    fill(oval(0, -50, 122), ink.slant(['#eef5fa', '#bccedb', '#f7fbfd'])) +
    fill('M-80 -130L20 -150L-60 40L-118 0Z', '#ffffff', 0.4) +
    fill(box(-42, 80, 84, 20, 8), '#c7994b') +
    fill('M-154 130C-154 190 154 190 154 130Z', shade(base, -0.26)) +
    fill(oval(0, 130, 154, 56), ink.linear([shade(base, 0.25), shade(base, -0.1)])) +
    fill(oval(0, 126, 126, 43), ink.linear([shade(accent, 0.55), shade(accent, 0.25)])) +
    fill(oval(34, 116, 66, 24), '#fff6ee')
  )
}

function tube(ink: Ink, { base, accent }: Paint): string {
  return (
    fill('M-104 -190H104L74 130H-74Z', ink.cylinder(base, 0.5)) +
    fill(box(-106, -196, 212, 26, 4), shade(base, -0.16)) +
    line(
      'M-92 -184V-172M-64 -184V-172M-36 -184V-172M-8 -184V-172M20 -184V-172M48 -184V-172M76 -184V-172',
      shade(base, -0.4),
      3,
      0.5,
    ) +
    fill(box(-78, 128, 156, 68, 12), ink.cylinder(accent, 0.35)) +
    label(ink, -52, -110, 104, 140, accent)
  )
}

function shampoo(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-50, -190, 100, 76, 12), ink.cylinder(accent, 0.35)) +
    fill(
      mirrored(
        [0, -116],
        [54, -116],
        [110, -90, 120, -30],
        [96, 40, 112, 120],
        [118, 196, 80, 196],
        [0, 196],
      ),
      ink.cylinder(base, 0.5),
    ) +
    group('translate(0 -16) scale(.62)', printOf('wave', accent, base)) +
    label(ink, -58, 34, 116, 126, accent)
  )
}

function toothbrush(ink: Ink, { base, accent }: Paint): string {
  const brush = (colour: string) =>
    fill(box(-15, -196, 30, 66, 13), '#f4f4f2') +
    fill(box(13, -190, 20, 54, 5), shade(colour, 0.5)) +
    fill(box(-7, -134, 14, 50, 5), '#d9dcdf') +
    fill(box(-32, -92, 64, 288, 30), ink.cylinder(colour, 0.45)) +
    fill(oval(0, -34, 13), '#ffffff') +
    fill(oval(0, 6, 6), accent) +
    fill(oval(0, 26, 6), '#ffffff', 0.6)
  return group('translate(-62 0)', brush(base)) + group('translate(66 0)', brush(accent))
}

function masks(ink: Ink, { base, accent }: Paint): string {
  const pouch =
    fill('M-100 -170H100V186H-100Z', ink.slant([shade(base, 0.4), base, shade(base, -0.14)])) +
    fill('M-100 -170H100V-146H-100Z', shade(base, -0.12)) +
    label(ink, -62, -90, 124, 190, accent)
  return group('rotate(12)', pouch) + group('translate(-24 6) rotate(-6)', pouch)
}

export const beauty = {
  pumpBottle: stands(230, pumpBottle),
  dropper: stands(200, dropper),
  creamJar: stands(310, creamJar),
  lipstick: stands(280, lipstick),
  perfume: stands(280, perfume),
  compact: stands(310, compact),
  tube: stands(180, tube),
  shampoo: stands(230, shampoo),
  toothbrush: stands(230, toothbrush),
  masks: stands(280, masks),
}
