import { shade } from './colour'
import { type Ink, box, fill, group, line, mirrored, oval } from './ink'
import { landscape } from './digital'
import { type Paint, stands } from './silhouette'

function tv(ink: Ink, { base, accent }: Paint): string {
  return (
    fill('M-110 140L-140 196H-116L-84 140ZM110 140L140 196H116L84 140Z', '#8a9098') +
    fill(box(-198, -116, 396, 258, 8), ink.slant([shade(base, 0.25), shade(base, -0.3)])) +
    fill(box(-193, -111, 386, 244, 4), '#08090b') +
    landscape(ink, accent, -190, -108, 380, 234, 3) +
    fill(oval(0, 137, 3), accent) +
    fill('M-190 -108H40L-100 126H-190Z', '#ffffff', 0.07)
  )
}

function kettle(ink: Ink, { base, accent }: Paint): string {
  const body = mirrored([0, -96], [60, -96], [96, -50, 110, 60, 116, 150], [116, 172, 100, 174], [0, 174])
  return (
    line('M84 -70C190 -90 196 60 116 110', shade(accent, -0.3), 24) +
    fill('M-66 -84L-140 -104L-152 -92L-92 -12Z', shade(base, -0.1)) +
    fill(body, ink.cylinder(base, 0.55)) +
    fill('M-62 -98C-50 -126 50 -126 62 -98Z', shade(base, -0.2)) +
    fill(oval(0, -126, 18, 12), accent) +
    fill(box(-124, 170, 248, 26, 12), shade(accent, -0.3)) +
    line('M-70 40V120', '#ffffff', 10, 0.5) +
    fill(oval(0, 190, 5), '#ff8a4c')
  )
}

function riceCooker(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-170, -60, 340, 250, 76), ink.cylinder(base, 0.45)) +
    fill(
      'M-168 -20C-160 -130 160 -130 168 -20C120 -40 -120 -40 -168 -20Z',
      ink.linear([shade(base, 0.5), shade(base, -0.05)]),
    ) +
    line('M-168 -18C-120 -40 120 -40 168 -18', shade(base, -0.4), 5, 0.7) +
    fill(box(-40, -116, 80, 24, 12), shade(base, -0.3)) +
    fill(box(-76, 34, 152, 100, 26), '#1d2126') +
    line('M-44 66H-8M-26 66V100M16 66H44V84H16V102H44', accent, 7) +
    fill(oval(-60, 160, 9) + oval(60, 160, 9), shade(base, -0.3)) +
    line('M-140 20Q-146 80 -132 140', '#ffffff', 10, 0.45)
  )
}

function fan(ink: Ink, { base, accent }: Paint): string {
  const blade = 'M0 0C-20 -40 -60 -96 -16 -116C40 -124 46 -50 0 0Z'
  const grille = Array.from({ length: 24 }, (_, i) =>
    group(`rotate(${i * 15})`, line('M0 -34V-128', shade(base, -0.25), 2, 0.6)),
  ).join('')
  return (
    fill(box(-9, 60, 18, 126, 6), ink.cylinder(base, 0.4)) +
    fill(oval(0, 188, 96, 16), ink.linear([shade(base, 0.3), shade(base, -0.2)])) +
    group(
      'translate(0 -58)',
      fill(oval(0, 0, 140), shade(base, 0.2), 0.7) +
        [0, 72, 144, 216, 288]
          .map((turn) => group(`rotate(${turn})`, fill(blade, ink.linear([shade(accent, 0.3), accent]))))
          .join('') +
        grille +
        line(oval(0, 0, 136), shade(base, -0.12), 9) +
        line(oval(0, 0, 88), shade(base, -0.2), 2.5, 0.6) +
        fill(oval(0, 0, 32), ink.radial([shade(base, 0.6), shade(base, -0.15)])) +
        fill(oval(0, 0, 10), accent),
    )
  )
}

function vacuum(ink: Ink, { base, accent }: Paint): string {
  return (
    group(
      'rotate(16)',
      fill(box(-10, -60, 20, 220, 8), ink.across(['#d7dade', '#8d939b'])) +
        fill(box(-40, -178, 80, 150, 34), ink.cylinder(base, 0.35)) +
        fill(box(-34, -90, 68, 84, 20), ink.across([shade(accent, 0.5), shade(accent, 0.1), accent])) +
        line('M36 -160C96 -170 104 -70 40 -60', shade(base, -0.35), 19) +
        fill(box(-24, -170, 48, 10, 5), accent),
    ) +
    fill(
      'M-130 162Q-124 146 -100 146H60Q84 146 90 162L98 196H-138Z',
      ink.linear([shade(base, 0.1), shade(base, -0.3)]),
    ) +
    fill(box(-120, 176, 200, 9, 4), accent)
  )
}

function purifier(ink: Ink, { base, accent }: Paint): string {
  const slots = Array.from({ length: 9 }, (_row, row) =>
    Array.from({ length: 11 }, (_, i) => box(-98 + i * 18, 10 + row * 18, 9, 9, 4)).join(''),
  ).join('')
  return (
    fill(box(-118, -190, 236, 386, 30), ink.cylinder(base, 0.4)) +
    fill(slots, shade(base, -0.35), 0.7) +
    fill(oval(0, -188, 92, 10), shade(base, -0.3)) +
    fill(oval(0, -92, 54), '#1c2025') +
    line('M-34 -92A34 34 0 1 1 0 -58', accent, 9) +
    line('M-12 -92h24M0 -104v24', '#ffffff', 6, 0.9)
  )
}

function hairDryer(ink: Ink, { base, accent }: Paint): string {
  return group(
    'translate(0 10) rotate(-8)',
    fill(
      'M-20 10L40 10L58 176Q60 194 40 194H6Q-12 194 -12 176Z',
      ink.across([shade(base, 0.1), shade(base, -0.25)]),
    ) +
      fill('M-180 -82L-120 -96V22L-180 10Z', shade(base, -0.4)) +
      fill(
        'M-124 -100H70C140 -100 160 -70 160 -36C160 0 140 30 70 30H-124Z',
        ink.linear([shade(base, 0.4), base, shade(base, -0.22)]),
      ) +
      fill(oval(124, -36, 34, 54), shade(base, -0.3)) +
      fill(oval(124, -36, 24, 42), ink.radial([accent, shade(accent, -0.4)])) +
      line('M-100 -76H60', '#ffffff', 10, 0.5) +
      fill(box(4, 50, 26, 52, 12), accent),
  )
}

function coffeeMachine(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-140, -180, 280, 110, 24), ink.linear([shade(base, 0.3), shade(base, -0.08)])) +
    fill(box(-120, -90, 100, 260, 10), ink.cylinder(shade(base, -0.12), 0.2)) +
    fill(box(-140, 150, 280, 46, 16), ink.linear([shade(base, 0.1), shade(base, -0.28)])) +
    fill(box(30, -78, 62, 30, 6), '#7d838b') +
    line('M60 -46V-26', '#5d636b', 12) +
    line('M88 -62H152', '#4b4037', 16) +
    fill('M20 60H104L96 142Q94 150 84 150H40Q30 150 28 142Z', ink.across(['#ffffff', '#f4efe9', '#d9d2c9'])) +
    line('M102 76C136 76 134 118 100 120', '#efe9e1', 10) +
    line('M61 -20V60', '#6b4328', 7) +
    fill(oval(62, 62, 40, 8), '#5b3822') +
    fill(oval(-70, -126, 26), '#22262b') +
    line('M-70 -126L-58 -140', accent, 6) +
    fill(box(-10, -138, 100, 12, 6), accent)
  )
}

function humidifier(ink: Ink, { base, accent }: Paint): string {
  return (
    [-24, 8, 34]
      .map((x, i) => line(`M${x} -120C${x - 30} -146 ${x + 30} -160 ${x} -192`, '#ffffff', 15 - i * 3, 0.8))
      .join('') +
    fill(
      mirrored([0, -110], [40, -110], [118, -60, 132, 60, 124, 150], [118, 196, 80, 196], [0, 196]),
      ink.cylinder(base, 0.5),
    ) +
    fill(oval(0, -108, 42, 9), shade(base, -0.35)) +
    fill('M-129 96Q0 116 129 96L124 150Q118 196 80 196H-80Q-118 196 -124 150Z', shade(accent, 0.1), 0.55) +
    fill(oval(0, 150, 14), '#ffffff', 0.9)
  )
}

function robotVacuum(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(
      'M-180 90V130C-160 200 160 200 180 130V90Z',
      ink.across([shade(base, -0.2), shade(base, 0.1), shade(base, -0.35)]),
    ) +
    fill(oval(0, 84, 180, 82), ink.linear([shade(base, 0.4), shade(base, -0.06)])) +
    line(oval(0, 84, 150, 66), shade(base, -0.2), 3, 0.6) +
    fill('M-56 40V56C-50 76 50 76 56 56V40Z', shade(base, -0.4)) +
    fill(oval(0, 40, 56, 24), ink.linear([shade(base, 0.1), shade(base, -0.25)])) +
    fill(oval(0, 38, 30, 12), accent) +
    fill(box(-40, 118, 80, 14, 7), shade(base, -0.3)) +
    line('M-176 150L-198 176M176 150L198 176', '#8c929a', 5)
  )
}

function washer(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-150, -190, 300, 386, 20), ink.cylinder(base, 0.25)) +
    fill(box(-150, -190, 300, 76, 20), shade(base, 0.35)) +
    fill(box(-134, -172, 92, 40, 6), shade(base, -0.1)) +
    fill(oval(24, -152, 22), ink.slant(['#ffffff', '#9aa1aa'])) +
    fill(box(66, -170, 66, 36, 6), '#191c20') +
    line('M78 -152H118', accent, 6) +
    fill(oval(0, 40, 118), ink.slant(['#f2f4f7', '#8f969f', '#dfe3e8'])) +
    fill(oval(0, 40, 94), '#20262e') +
    ink.clipped(
      oval(0, 40, 84),
      fill(box(-90, -50, 180, 180), ink.linear(['#33475c', '#8fb8d8'])) +
        fill('M-90 60Q-45 30 0 60T90 60V140H-90Z', accent, 0.6) +
        fill('M-90 84Q-45 60 0 84T90 84V140H-90Z', '#ffffff', 0.3),
    ) +
    line('M-66 0A76 76 0 0 1 -10 -34', '#ffffff', 9, 0.6)
  )
}

export const appliances = {
  tv: stands(400, tv),
  kettle: stands(270, kettle),
  riceCooker: stands(350, riceCooker),
  fan: stands(220, fan),
  vacuum: stands(280, vacuum),
  purifier: stands(250, purifier),
  hairDryer: stands(220, hairDryer),
  coffeeMachine: stands(310, coffeeMachine),
  humidifier: stands(260, humidifier),
  robotVacuum: stands(380, robotVacuum),
  washer: stands(320, washer),
}
