import { shade } from './colour'
import { type Ink, box, fill, group, line, mirrored, oval, pair } from './ink'
import { printOf } from './motifs'
import { type Paint, stands } from './silhouette'

const wood = '#b98a5e'

function lamp(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(
      'M-64 -60L-150 196H150L64 -60Z',
      ink.linear([
        [0, '#fff2c9', 0.7],
        [1, '#fff2c9', 0],
      ]),
    ) +
    fill(
      mirrored([0, -190], [56, -190], [124, -50], [0, -30]),
      ink.across([shade(base, -0.1), shade(base, 0.4), base, shade(base, -0.16)]),
    ) +
    fill('M-124 -50Q0 -20 124 -50Q0 -72 -124 -50Z', '#fff1c4') +
    fill(
      mirrored([0, -40], [8, -40], [10, 20], [52, 60, 50, 130, 40, 170], [0, 172]),
      ink.cylinder(accent, 0.45),
    ) +
    fill(oval(0, 182, 78, 14), ink.linear([shade(wood, 0.2), shade(wood, -0.2)]))
  )
}

function floorLamp(ink: Ink, { base, accent }: Paint): string {
  return (
    line('M70 190C70 -20 60 -150 -20 -170', shade(accent, -0.3), 9) +
    fill(
      'M-120 -60L-150 150H110L80 -60Z',
      ink.linear([
        [0, '#fff2c9', 0.55],
        [1, '#fff2c9', 0],
      ]),
    ) +
    fill(
      'M-110 -66C-104 -150 66 -150 72 -66Q-20 -46 -110 -66Z',
      ink.across([shade(base, -0.14), shade(base, 0.35), shade(base, -0.12)]),
    ) +
    line('M-20 -170V-128', shade(accent, -0.3), 6) +
    fill('M-108 -66Q-20 -48 70 -66Q-20 -80 -108 -66Z', '#fff1c4') +
    fill(oval(70, 188, 64, 12), shade(accent, -0.2))
  )
}

function chair(ink: Ink, { base, accent }: Paint): string {
  return (
    line('M-84 80L-106 196M84 80L106 196M-50 76L-58 180M50 76L58 180', shade(wood, -0.15), 13) +
    fill(
      'M-116 -150C-116 -196 116 -196 116 -150L100 30H-100Z',
      ink.linear([shade(base, 0.2), shade(base, -0.1)]),
    ) +
    line('M-60 -170Q-54 -70 -52 24M0 -178V24M60 -170Q54 -70 52 24', shade(base, -0.28), 4, 0.35) +
    fill('M-124 26Q0 4 124 26L132 72Q0 106 -132 72Z', ink.linear([shade(base, 0.26), shade(base, -0.18)])) +
    fill(box(-52, -50, 104, 78, 20), ink.slant([shade(accent, 0.3), accent])) +
    line('M-34 -30Q0 -16 34 -30', shade(accent, -0.25), 4, 0.5)
  )
}

function sofa(ink: Ink, { base, accent }: Paint): string {
  return (
    line('M-150 170L-158 196M150 170L158 196', shade(wood, -0.2), 13) +
    fill(box(-164, -90, 328, 200, 44), ink.linear([shade(base, 0.24), shade(base, -0.12)])) +
    line('M0 -84V60', shade(base, -0.3), 4, 0.5) +
    fill(
      box(-198, -20, 74, 190, 34) + box(124, -20, 74, 190, 34),
      ink.linear([shade(base, 0.16), shade(base, -0.2)]),
    ) +
    fill(box(-132, 40, 264, 84, 26), ink.linear([shade(base, 0.34), shade(base, -0.06)])) +
    line('M0 44V122', shade(base, -0.3), 4, 0.5) +
    fill(box(-132, 118, 264, 56, 14), shade(base, -0.16)) +
    group(
      'translate(-76 0) rotate(-10)',
      fill(box(-46, -46, 92, 92, 22), ink.slant([shade(accent, 0.3), accent])),
    ) +
    group('translate(72 6) rotate(12)', fill(box(-42, -42, 84, 84, 20), ink.slant(['#fbf3e4', '#e6d9c3'])))
  )
}

function mug(ink: Ink, { base, accent, motif }: Paint): string {
  return (
    line('M96 -60C196 -70 190 100 92 96', shade(base, -0.1), 28) +
    line('M96 -60C186 -66 180 92 92 90', shade(base, 0.3), 9, 0.7) +
    fill(
      mirrored([0, -120], [122, -120], [120, 60, 108, 160], [100, 196, 60, 196], [0, 196]),
      ink.cylinder(base, 0.5),
    ) +
    fill(oval(0, -120, 122, 24), shade(base, 0.3)) +
    fill(oval(0, -117, 108, 18), '#6b452c') +
    fill(oval(-20, -120, 44, 7), '#a3744e', 0.8) +
    group('translate(0 40) scale(.9)', printOf(motif, accent, base))
  )
}

function thermos(ink: Ink, { base, accent }: Paint): string {
  return (
    line('M-38 -150C-60 -206 60 -206 38 -150', shade(accent, -0.2), 12) +
    fill(box(-52, -166, 104, 74, 14), ink.cylinder(accent, 0.35)) +
    fill(
      mirrored([0, -96], [50, -96], [78, -80, 78, -50], [78, 170], [78, 196, 52, 196], [0, 196]),
      ink.cylinder(base, 0.45),
    ) +
    fill(box(-78, 150, 156, 14), shade(base, -0.25), 0.6) +
    fill(box(-26, -10, 52, 80, 10), '#ffffff', 0.18) +
    line('M-10 14h20M-10 32h20', '#ffffff', 5, 0.85)
  )
}

function pot(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-196, 0, 60, 34, 14) + box(136, 0, 60, 34, 14), shade(base, -0.3)) +
    fill(
      mirrored([0, -20], [150, -20], [156, 100, 136, 160], [120, 192, 70, 196], [0, 196]),
      ink.cylinder(base, 0.4),
    ) +
    fill(
      'M-154 -18C-140 -110 140 -110 154 -18Q0 10 -154 -18Z',
      ink.linear([shade(base, 0.35), shade(base, -0.12)]),
    ) +
    line('M-152 -18Q0 12 152 -18', shade(base, -0.4), 5, 0.7) +
    fill(oval(0, -100, 30, 18), accent) +
    fill(box(-8, -92, 16, 20, 4), shade(accent, -0.2)) +
    line('M-120 40Q-126 90 -112 140', '#ffffff', 10, 0.45)
  )
}

function plates(ink: Ink, { base, accent }: Paint): string {
  const plate = (y: number, rx: number) =>
    fill(oval(0, y + 12, rx, rx * 0.3), shade(base, -0.25)) +
    fill(oval(0, y, rx, rx * 0.3), ink.linear([shade(base, 0.5), shade(base, -0.04)])) +
    line(oval(0, y, rx * 0.94, rx * 0.27), accent, 5) +
    fill(oval(0, y + 3, rx * 0.66, rx * 0.18), shade(base, -0.08))
  return (
    plate(132, 194) +
    plate(110, 186) +
    plate(88, 178) +
    fill('M-96 -30C-90 70 90 70 96 -30Z', ink.cylinder(base, 0.5)) +
    fill(oval(0, -30, 96, 26), shade(base, 0.35)) +
    line(oval(0, -30, 92, 24), accent, 5) +
    fill(oval(0, -26, 80, 18), shade(base, -0.14))
  )
}

function bedding(ink: Ink, { base, accent, motif }: Paint): string {
  return (
    fill(box(-168, -120, 336, 150, 54), ink.linear([shade(accent, 0.5), shade(accent, 0.05)])) +
    fill(box(-186, -60, 372, 130, 50), ink.linear([shade(base, 0.45), shade(base, -0.02)])) +
    line('M-140 -20Q-60 10 0 -6T140 -18', shade(base, -0.25), 5, 0.3) +
    fill(
      'M-196 70Q0 26 196 70V160Q196 196 160 196H-160Q-196 196 -196 160Z',
      ink.linear([shade(base, 0.2), shade(base, -0.14)]),
    ) +
    fill('M-196 70Q0 26 196 70V112Q0 70 -196 112Z', accent) +
    [-120, 0, 120].map((x) => group(`translate(${x} 146) scale(.36)`, printOf(motif, accent, base))).join('')
  )
}

function vase(ink: Ink, { base, accent }: Paint): string {
  const stem = (x: number, y: number) =>
    line(`M0 0Q${x * 0.3} ${y * 0.6} ${x} ${y}`, '#6d8b63', 5) +
    group(`translate(${x} ${y}) scale(.6)`, printOf('flower', accent, base))
  return (
    stem(-70, -150) +
    stem(6, -168) +
    stem(76, -138) +
    fill('M-30 -70Q-70 -100 -86 -60Q-60 -40 -30 -50ZM34 -70Q70 -96 90 -60Q64 -40 34 -50Z', '#86a37a') +
    fill(
      mirrored([0, -14], [40, -14], [36, 20, 40, 34], [110, 60, 112, 150, 66, 192], [0, 198]),
      ink.cylinder(base, 0.5),
    ) +
    fill(oval(0, -14, 40, 10), shade(base, -0.35)) +
    line('M-84 110Q0 132 84 110', accent, 5, 0.8)
  )
}

function towels(ink: Ink, { base, accent }: Paint): string {
  const fold = (y: number, colour: string) =>
    fill(box(-170, y, 340, 78, 36), ink.linear([shade(colour, 0.3), shade(colour, -0.12)])) +
    line(`M-128 ${y + 40}H168`, shade(colour, -0.28), 4, 0.4) +
    fill(box(60, y + 2, 34, 74), accent, 0.55)
  return (
    fold(118, shade(base, -0.06)) +
    fold(42, base) +
    fold(-34, shade(base, 0.3)) +
    group(
      'translate(0 -70)',
      fill(oval(0, 0, 70, 36), ink.linear([shade(base, 0.4), base])) +
        line('M40 -4A40 18 0 1 1 -20 -14A20 9 0 1 1 10 4', shade(base, -0.28), 5, 0.6),
    )
  )
}

function candle(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(
      oval(0, -96, 90),
      ink.radial([
        [0, '#ffe9b8', 0.9],
        [1, '#ffe9b8', 0],
      ]),
    ) +
    line('M0 -40V-70', '#4b3b31', 6) +
    fill('M0 -130C26 -98 18 -70 0 -68C-18 -70 -26 -98 0 -130Z', ink.linear(['#fff3c4', '#f59b3a'])) +
    fill(box(-112, -40, 224, 236, 22), ink.cylinder(base, 0.45)) +
    fill(oval(0, -40, 104, 16), '#fdf3df') +
    fill(box(-64, 40, 128, 96, 8), '#fffaf2') +
    group('translate(0 80) scale(.42)', printOf('leaf', accent, '#fffaf2')) +
    line('M-34 122H34', accent, 4)
  )
}

function clock(ink: Ink, { base, accent }: Paint): string {
  const marks = Array.from({ length: 12 }, (_, i) =>
    group(`rotate(${i * 30})`, line('M0 -136V-124', '#5a5048', i % 3 === 0 ? 8 : 4)),
  ).join('')
  return (
    fill(oval(0, 0, 180), ink.slant([shade(base, 0.25), shade(base, -0.25)])) +
    fill(oval(0, 0, 156), ink.linear(['#ffffff', '#f0ece5'])) +
    marks +
    line('M0 0L-48 -66', '#3d3833', 11) +
    line('M0 0L70 -78', '#3d3833', 7) +
    line('M0 24V-0L20 96', accent, 4) +
    fill(oval(0, 0, 11), accent)
  )
}

function basket(ink: Ink, { base, accent }: Paint): string {
  const weave = Array.from({ length: 8 }, (_row, row) =>
    Array.from({ length: 13 }, (_, i) => box(-190 + i * 30 + (row % 2) * 15, -26 + row * 28, 24, 20, 8)).join(
      '',
    ),
  ).join('')
  const body = 'M-164 -30H164L142 176Q140 196 120 196H-120Q-140 196 -142 176Z'
  return (
    fill('M-130 -30C-120 -110 -40 -120 0 -76C40 -130 130 -100 130 -30Z', ink.linear(['#ffffff', '#e8e1d6'])) +
    fill('M-60 -30C-50 -90 20 -96 60 -30Z', accent) +
    fill(body, shade(base, -0.2)) +
    ink.clipped(body, fill(weave, base)) +
    fill(
      body,
      ink.across([
        [0, '#000000', 0.2],
        [0.3, '#ffffff', 0.16],
        [1, '#000000', 0.24],
      ]),
    ) +
    fill(box(-172, -44, 344, 28, 14), shade(base, 0.12)) +
    pair(line('M164 10C200 20 200 70 158 70', shade(base, -0.3), 11))
  )
}

export const home = {
  lamp: stands(220, lamp),
  floorLamp: stands(190, floorLamp),
  chair: stands(260, chair),
  sofa: stands(400, sofa),
  mug: stands(250, mug),
  thermos: stands(180, thermos),
  pot: stands(300, pot),
  plates: stands(380, plates),
  bedding: stands(400, bedding),
  vase: stands(200, vase),
  towels: stands(350, towels),
  candle: stands(250, candle),
  clock: stands(160, clock),
  basket: stands(300, basket),
}
