import { shade } from './colour'
import { type Ink, box, fill, group, line, mirrored, oval, pair } from './ink'
import { printOf } from './motifs'
import { type Paint, stands } from './silhouette'

function giftBox(ink: Ink, { base, accent, motif }: Paint): string {
  return (
    fill('M-170 -10L0 40V196L-170 140Z', ink.linear([base, shade(base, -0.2)])) +
    fill('M170 -10L0 40V196L170 140Z', ink.linear([shade(base, -0.12), shade(base, -0.34)])) +
    fill('M-170 -10L0 -62L170 -10L0 40Z', shade(base, 0.2)) +
    fill('M-106 9L-64 21V174L-106 161ZM106 9L64 21V174L106 161Z', accent, 0.95) +
    fill('M-106 9L64 -42L106 -29L-64 21ZM106 9L-64 -42L-106 -29L64 21Z', shade(accent, 0.2)) +
    fill(
      'M0 -22C-70 -110 -130 -60 -84 -26C-60 -10 -20 -12 0 -22ZM0 -22C70 -110 130 -60 84 -26C60 -10 20 -12 0 -22Z',
      ink.linear([shade(accent, 0.25), shade(accent, -0.2)]),
    ) +
    fill(oval(0, -24, 18, 14), shade(accent, -0.1)) +
    group('translate(-34 112) skewY(17) scale(.28)', printOf(motif, '#fff6e0', base))
  )
}

function chips(ink: Ink, { base, accent, motif }: Paint): string {
  const bag =
    'M-124 -180H124L130 -150C112 -60 114 60 132 166L126 192H-126L-132 166C-114 60 -112 -60 -130 -150Z'
  const chip = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      fill('M-40 0C-40 -36 40 -36 40 0C30 22 -30 22 -40 0Z', ink.linear(['#ffd98a', '#e9a63f'])),
    )
  return (
    fill(
      bag,
      ink.across([shade(base, -0.2), shade(base, 0.3), base, shade(base, 0.14), shade(base, -0.26)]),
    ) +
    fill('M-128 -160H128V-180H-124Z', shade(base, -0.3), 0.6) +
    line(
      'M-110 -180V-160M-80 -180V-160M-50 -180V-160M-20 -180V-160M10 -180V-160M40 -180V-160M70 -180V-160M100 -180V-160',
      shade(base, -0.5),
      3,
      0.5,
    ) +
    fill(oval(0, -30, 92, 76), '#fffaf0') +
    group('translate(0 -30)', printOf(motif, accent, '#fffaf0')) +
    chip(-46, 118, -14) +
    chip(34, 104, 18) +
    chip(0, 146, 4)
  )
}

function nutsJar(ink: Ink, { base, accent }: Paint): string {
  const nuts = Array.from({ length: 42 }, (_, i) =>
    group(
      `translate(${-96 + (i % 7) * 32 + (Math.floor(i / 7) % 2) * 14} ${-40 + Math.floor(i / 7) * 38}) rotate(${(i * 47) % 180})`,
      fill(oval(0, 0, 20, 14), ['#c98f55', '#a8703a', '#dbab73'][i % 3] ?? '#c98f55') +
        line('M-12 0H12', '#7d4f26', 2, 0.5),
    ),
  ).join('')
  const body = box(-122, -86, 244, 282, 40)
  return (
    fill(body, '#f5ead9', 0.9) +
    ink.clipped(body, nuts) +
    fill(
      body,
      ink.across([
        [0, '#ffffff', 0.5],
        [0.18, '#ffffff', 0.1],
        [0.8, '#6b4423', 0.06],
        [1, '#6b4423', 0.3],
      ]),
    ) +
    fill(box(-112, -160, 224, 82, 14), ink.cylinder(base, 0.35)) +
    fill(box(-84, 10, 168, 110, 10), '#fffaf0') +
    group('translate(0 52) scale(.5)', printOf('leaf', accent, '#fffaf0')) +
    line('M-44 102H44', accent, 5)
  )
}

function tin(ink: Ink, { base, accent, motif }: Paint): string {
  return (
    fill(box(-112, -120, 224, 316, 16), ink.cylinder(base, 0.4)) +
    fill(box(-118, -178, 236, 82, 18), ink.cylinder(shade(base, -0.12), 0.4)) +
    fill(oval(0, -176, 116, 15), shade(base, 0.24)) +
    fill(box(-112, -92, 224, 10), '#d9b86f') +
    fill(oval(0, 56, 76, 92), '#fffaf0') +
    group('translate(0 50) scale(.9)', printOf(motif, accent, '#fffaf0'))
  )
}

function bean(x: number, y: number, turn: number): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    fill(oval(0, 0, 24, 17), '#6b4328') + line('M-20 0Q0 -8 20 0', '#3f2514', 4),
  )
}

function coffeeBag(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(
      'M-116 -180H116V-120L126 176Q126 196 106 196H-106Q-126 196 -126 176L-116 -120Z',
      ink.across([shade(base, -0.16), shade(base, 0.22), base, shade(base, -0.26)]),
    ) +
    fill('M-116 -180H116V-136H-116Z', shade(base, -0.24)) +
    fill(box(-60, -166, 120, 16, 6), '#d9c08a') +
    fill(oval(0, -86, 13), shade(base, -0.35)) +
    fill(box(-82, -44, 164, 196, 10), '#fbf4e6') +
    bean(-30, 10, -20) +
    bean(30, 24, 30) +
    bean(-2, 62, 80) +
    line('M-46 108H46M-30 128H30', accent, 6)
  )
}

function juice(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-40, -190, 80, 46, 10), ink.cylinder(accent, 0.35)) +
    fill(
      mirrored([0, -146], [34, -146], [38, -90, 96, -80, 98, -10], [98, 160], [98, 196, 70, 196], [0, 196]),
      ink.cylinder(base, 0.5),
    ) +
    fill('M-70 -60Q0 -40 70 -60', '#ffffff', 0.2) +
    fill(box(-98, 0, 196, 130), '#fffdf6', 0.95) +
    fill(oval(0, 64, 46), base) +
    line('M0 22V106M-42 64H42M-30 34L30 94M30 34L-30 94', '#fffdf6', 4, 0.9) +
    line(oval(0, 64, 46), shade(base, -0.15), 6) +
    line('M-74 -40V170', '#ffffff', 9, 0.5)
  )
}

function milk(ink: Ink, { base, accent, motif }: Paint): string {
  return (
    fill(box(-66, -196, 132, 34, 4), shade(base, -0.16)) +
    fill('M-66 -166H66L106 -84H-106Z', ink.across([shade(base, 0.1), shade(base, -0.16)])) +
    fill(box(-106, -86, 212, 282, 6), ink.across([shade(base, 0.16), base, shade(base, -0.2)])) +
    fill('M-106 90Q-50 50 0 90T106 90V190Q106 196 100 196H-100Q-106 196 -106 190Z', accent) +
    fill(oval(34, -124, 24, 14), '#f4f4f0') +
    group('translate(0 0) scale(.9)', printOf(motif, accent, base))
  )
}

function cookies(ink: Ink, { base, accent }: Paint): string {
  const cookie = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      fill(oval(0, 6, 64, 60), '#a8703a') +
        fill(oval(0, 0, 64, 60), ink.radial(['#eec38a', '#d09a58'], [0.4, 0.35, 0.7])) +
        fill(
          oval(-22, -14, 9) + oval(20, -22, 8) + oval(6, 16, 10) + oval(-28, 22, 7) + oval(34, 10, 7),
          '#5b3420',
        ),
    )
  return (
    cookie(-96, -20) +
    cookie(90, -30) +
    cookie(0, -70) +
    fill('M-180 20H180L160 180Q158 196 140 196H-140Q-158 196 -160 180Z', ink.cylinder(base, 0.35)) +
    fill(box(-186, 6, 372, 38, 14), ink.cylinder(shade(base, -0.1), 0.4)) +
    fill(oval(0, 116, 96, 44), '#fffaf0') +
    group('translate(0 116) scale(.5)', printOf('star', accent, '#fffaf0'))
  )
}

function honey(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-96, -166, 192, 66, 12), ink.cylinder(accent, 0.35)) +
    fill(
      'M-84 -100H84C150 -90 150 -20 130 20C150 60 150 196 84 196H-84C-150 196 -150 60 -130 20C-150 -20 -150 -90 -84 -100Z',
      ink.cylinder(base, 0.55),
    ) +
    fill('M0 0L56 32V98L0 130L-56 98V32Z', '#fffaf0') +
    fill('M0 22L36 43V86L0 108L-36 86V43Z', base, 0.85) +
    fill('M0 40C-20 60 -18 84 0 84C18 84 20 60 0 40Z', '#fffaf0') +
    line('M-100 -60Q-112 -20 -94 10', '#ffffff', 10, 0.55)
  )
}

function chocolate(ink: Ink, { base, accent }: Paint): string {
  const cells = [0, 1, 2]
    .map((row) => [0, 1, 2].map((i) => box(-84 + i * 58, -170 + row * 56, 50, 48, 8)).join(''))
    .join('')
  return group(
    'rotate(-9)',
    fill(box(-96, -182, 192, 380, 8), '#4d2c1c') +
      fill(cells, ink.slant(['#7d4c33', '#57331f'])) +
      fill('M-108 -6L-80 -22L-50 -4L-18 -22L14 -4L46 -22L78 -4L108 -20V190H-108Z', '#e8e2d6') +
      fill(
        box(-108, 24, 216, 176, 8),
        ink.across([shade(base, -0.12), shade(base, 0.2), shade(base, -0.2)]),
      ) +
      fill(box(-66, 62, 132, 96, 6), '#fffaf0') +
      group('translate(0 104) scale(.5)', printOf('leaf', accent, '#fffaf0')),
  )
}

function fruit(ink: Ink, { base, accent }: Paint): string {
  const ball = (x: number, y: number, r: number, colour: string) =>
    fill(oval(x, y, r), ink.radial([shade(colour, 0.4), colour, shade(colour, -0.2)], [0.35, 0.3, 0.8])) +
    line(`M${x} ${y - r + 8}q4 -16 14 -20`, '#6b4a2c', 5)
  return (
    line('M-150 60C-150 -220 150 -220 150 60', shade(base, -0.2), 16) +
    ball(-74, 10, 62, '#e8923a') +
    ball(74, 6, 64, '#d8453e') +
    ball(0, -44, 64, '#e9b93f') +
    ball(-20, 36, 56, '#8fb457') +
    ball(48, 50, 46, '#e8923a') +
    fill('M-180 52H180C176 130 150 196 100 196H-100C-150 196 -176 130 -180 52Z', ink.cylinder(base, 0.3)) +
    line('M-172 92H172M-160 130H160M-140 166H140', shade(base, -0.3), 5, 0.5) +
    fill(box(-186, 40, 372, 28, 14), shade(base, 0.12)) +
    fill('M0 60C-60 30 -70 90 0 74C70 90 60 30 0 60Z', accent) +
    pair(fill('M6 74L30 124L10 118Z', accent))
  )
}

function teapot(ink: Ink, { base, accent }: Paint): string {
  return (
    line('M104 0C196 -20 196 130 96 130', shade(base, -0.16), 22) +
    fill(
      'M-100 40C-150 30 -150 -40 -192 -50L-176 -74C-120 -60 -120 -10 -76 0Z',
      ink.linear([shade(base, 0.2), shade(base, -0.2)]),
    ) +
    fill(mirrored([0, -62], [70, -62], [146, -40, 146, 130, 84, 184], [0, 196]), ink.cylinder(base, 0.42)) +
    fill(
      'M-82 -56C-60 -110 60 -110 82 -56Q0 -40 -82 -56Z',
      ink.linear([shade(base, 0.3), shade(base, -0.1)]),
    ) +
    fill(oval(0, -106, 19, 17), accent) +
    group('translate(0 66) scale(.72)', printOf('leaf', accent, base))
  )
}

function teacup(ink: Ink, { base, accent }: Paint): string {
  return (
    [-40, 0, 40]
      .map((x) => line(`M${x} -60C${x - 26} -96 ${x + 26} -120 ${x} -160`, '#ffffff', 10, 0.75))
      .join('') +
    fill(oval(0, 168, 176, 34), ink.linear([shade(base, 0.3), shade(base, -0.2)])) +
    fill('M-130 -30C-126 120 -70 168 0 168C70 168 126 120 130 -30Z', ink.cylinder(base, 0.5)) +
    fill(oval(0, -30, 130, 30), shade(base, 0.35)) +
    fill(oval(0, -25, 114, 23), ink.linear(['#c98e3f', '#a86e28'])) +
    fill(oval(-30, -28, 36, 7), '#e6b768', 0.8) +
    line('M-118 50Q0 84 118 50', accent, 6, 0.85)
  )
}

export const food = {
  giftBox: stands(340, giftBox),
  chips: stands(270, chips),
  nutsJar: stands(260, nutsJar),
  tin: stands(240, tin),
  coffeeBag: stands(260, coffeeBag),
  juice: stands(210, juice),
  milk: stands(230, milk),
  cookies: stands(340, cookies),
  honey: stands(270, honey),
  chocolate: stands(230, chocolate),
  fruit: stands(340, fruit),
  teapot: stands(240, teapot),
  teacup: stands(350, teacup),
}
