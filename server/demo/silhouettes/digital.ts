import { mix, shade } from './colour'
import { type Ink, box, fill, group, line, oval, pair } from './ink'
import { type Paint, stands } from './silhouette'

/** A screen's content: dunes under a low sun, in the accent colour. */
function landscape(
  ink: Ink,
  accent: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const [right, bottom] = [x + width, y + height]
  const at = (share: number) => y + height * share
  return ink.clipped(
    box(x, y, width, height, radius),
    fill(
      box(x, y, width, height),
      ink.linear([shade(accent, 0.55), mix(accent, '#ffb37a', 0.45), shade(accent, -0.1)]),
    ) +
      fill(oval(x + width * 0.62, at(0.4), Math.min(width, height) * 0.16), '#fff3d6', 0.95) +
      fill(
        `M${x} ${at(0.62)}C${x + width * 0.3} ${at(0.42)} ${x + width * 0.5} ${at(0.66)} ${right} ${at(0.5)}V${bottom}H${x}Z`,
        mix(accent, '#ffffff', 0.15),
        0.75,
      ) +
      fill(
        `M${x} ${at(0.8)}C${x + width * 0.28} ${at(0.56)} ${x + width * 0.6} ${at(0.84)} ${right} ${at(0.66)}V${bottom}H${x}Z`,
        shade(accent, -0.25),
        0.9,
      ) +
      fill(
        `M${x} ${at(0.92)}C${x + width * 0.4} ${at(0.72)} ${x + width * 0.7} ${at(0.98)} ${right} ${at(0.82)}V${bottom}H${x}Z`,
        shade(accent, -0.48),
      ) +
      fill(`M${x} ${y}H${x + width * 0.5}L${x + width * 0.12} ${bottom}H${x}Z`, '#ffffff', 0.1),
  )
}

function phone(ink: Ink, { base, accent }: Paint): string {
  const back =
    fill(box(-86, -176, 172, 356, 30), ink.slant([shade(base, 0.35), base, shade(base, -0.26)])) +
    fill(box(-82, -172, 164, 348, 27), ink.slant([shade(base, 0.2), shade(base, -0.06)])) +
    fill(box(-72, -162, 84, 92, 24), shade(base, -0.14)) +
    [
      [-48, -136],
      [-10, -136],
      [-48, -97],
    ]
      .map(
        ([x = 0, y = 0]) =>
          fill(oval(x, y, 17), '#22262c') +
          fill(oval(x, y, 11), ink.radial(['#5b7fae', '#10141a'])) +
          fill(oval(x - 4, y - 4, 3), '#dff0ff'),
      )
      .join('') +
    fill(oval(-10, -97, 7), '#fff4d8') +
    fill('M30 -172H82V-40L-20 176H-82V120Z', '#ffffff', 0.09)
  const front =
    fill(box(-88, -178, 176, 360, 32), ink.slant(['#5a6069', '#1d2025', '#3a3f47'])) +
    fill(box(-83, -173, 166, 350, 28), '#0d0f12') +
    landscape(ink, accent, -77, -167, 154, 338, 23) +
    fill(box(-20, -158, 40, 11, 6), '#0d0f12') +
    line('M-26 158H26', '#ffffff', 5, 0.85) +
    fill(box(-56, 92, 112, 44, 16), '#ffffff', 0.22)
  return group('translate(-62 8) rotate(-7)', back) + group('translate(70 10) rotate(5)', front)
}

function tablet(ink: Ink, { base, accent }: Paint): string {
  return (
    group(
      'translate(0 10) rotate(-3)',
      fill(box(-190, -140, 380, 280, 24), ink.slant([shade(base, 0.4), shade(base, -0.2)])) +
        fill(box(-185, -135, 370, 270, 20), '#0f1114') +
        landscape(ink, accent, -172, -122, 344, 244, 8) +
        fill(box(-150, -98, 104, 62, 10) + box(-150, -24, 104, 62, 10), '#ffffff', 0.24) +
        line('M-136 -78H-90M-136 -60H-70M-136 -4H-80', '#ffffff', 6, 0.8),
    ) +
    group(
      'translate(120 96) rotate(-38)',
      fill(box(-120, -8, 226, 15, 7), ink.linear(['#ffffff', '#cfd3d8'])) +
        fill('M106 -8L128 0L106 7Z', '#6b7077') +
        fill(box(-120, -8, 30, 15, 7), accent),
    )
  )
}

function headphones(ink: Ink, { base, accent }: Paint): string {
  return (
    line('M-136 60C-170 -200 170 -200 136 60', shade(base, -0.22), 30) +
    line('M-134 40C-164 -184 164 -184 134 40', shade(base, 0.12), 14) +
    line('M-84 -108Q0 -164 84 -108', shade(accent, -0.05), 22) +
    pair(
      fill(box(84, -14, 36, 176, 18), ink.across(['#2b2e33', '#4a4f57'])) +
        fill(
          'M116 -20C176 -20 190 30 190 74C190 120 176 168 116 168Z',
          ink.across([shade(base, 0.24), base, shade(base, -0.26)]),
        ) +
        line('M146 6C168 20 172 50 172 74', '#ffffff', 7, 0.35) +
        fill(oval(146, 76, 15), accent, 0.9),
    )
  )
}

function earbuds(ink: Ink, { base, accent }: Paint): string {
  const bud =
    fill('M-8 -10V96A14 14 0 0 0 20 96V0Z', ink.across([shade(base, 0.4), shade(base, -0.12)])) +
    fill(oval(0, -18, 40, 36), ink.radial([shade(base, 0.65), shade(base, -0.14)], [0.35, 0.3, 0.8])) +
    fill(oval(-26, -24, 13, 18), '#4a4f57') +
    fill(box(0, 88, 12, 14, 5), accent)
  return (
    group('translate(-70 -80) rotate(-14)', bud) +
    group('translate(70 -80) rotate(14) scale(-1 1)', bud) +
    fill(box(-130, 64, 260, 132, 62), ink.linear([shade(base, 0.4), base, shade(base, -0.18)])) +
    line('M-128 108H128', shade(base, -0.25), 3, 0.7) +
    fill(oval(0, 134, 6), accent) +
    line('M-96 84Q0 72 96 84', '#ffffff', 7, 0.55)
  )
}

function speaker(ink: Ink, { base, accent }: Paint): string {
  const mesh = Array.from({ length: 15 }, (_row, row) =>
    Array.from({ length: 14 }, (_, i) => oval(-117 + i * 18 + (row % 2) * 9, -88 + row * 18, 3)).join(''),
  ).join('')
  return (
    fill(box(-130, -150, 260, 346, 72), ink.cylinder(base, 0.28)) +
    fill(mesh, shade(base, -0.45), 0.55) +
    fill(
      'M-130 -78C-130 -130 -110 -150 -58 -150H58C110 -150 130 -130 130 -78C100 -112 -100 -112 -130 -78Z',
      shade(base, 0.14),
    ) +
    fill(oval(0, -132, 84, 13), shade(base, -0.32)) +
    fill(oval(0, -132, 70, 9), ink.across([accent, shade(accent, 0.45), accent])) +
    fill(box(-34, 130, 68, 24, 12), '#ffffff', 0.88) +
    line('M-18 142H18', accent, 5)
  )
}

function watch(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(
      'M-58 -84L-44 -194H44L58 -84ZM-58 84L-44 194H44L58 84Z',
      ink.across([shade(base, -0.1), shade(base, 0.25), shade(base, -0.2)]),
    ) +
    line('M-34 -176H34M-34 176H34', shade(base, -0.35), 4, 0.5) +
    fill(oval(0, 150, 5) + oval(0, 126, 5), shade(base, -0.45)) +
    fill(box(-98, -112, 196, 224, 58), ink.slant(['#e4e7ec', '#7e858f', '#c3c8cf'])) +
    fill(box(-88, -102, 176, 204, 50), '#0e1013') +
    fill(box(96, -34, 14, 52, 6), '#a8aeb7') +
    line('M0 -58A58 58 0 1 1 -50 -29', accent, 13) +
    line('M0 -36A36 36 0 1 1 -36 0', shade(accent, 0.5), 11) +
    line('M-14 -2L-2 12L20 -16', '#ffffff', 8) +
    fill('M-88 -60Q-88 -102 -40 -102H10L-60 60L-88 40Z', '#ffffff', 0.1)
  )
}

function keyboard(ink: Ink, { base, accent }: Paint): string {
  const keys = [0, 1, 2, 3].map((row) =>
    Array.from({ length: 12 }, (_, i) => box(-176 + i * 29.6, -52 + row * 34, 25, 29, 6)).join(''),
  )
  return group(
    'rotate(-6)',
    fill(box(-194, -72, 388, 196, 22), ink.linear([shade(base, 0.3), shade(base, -0.18)])) +
      fill(box(-194, 96, 388, 28, 14), shade(base, -0.3)) +
      fill(keys.join(''), shade(base, -0.22)) +
      group('translate(0 -4)', fill(keys.join(''), shade(base, 0.55))) +
      group(
        'translate(0 -4)',
        fill(
          box(-176, -52, 25, 29, 6) + box(-176 + 29.6 * 11, 16, 25, 29, 6) + box(-57, 50, 144, 29, 6),
          accent,
        ),
      ),
  )
}

function powerBank(ink: Ink, { base, accent }: Paint): string {
  return (
    line('M10 -150C20 -210 130 -190 120 -110C112 -40 190 -30 176 40', shade(accent, -0.1), 10) +
    fill(box(160, 36, 32, 44, 8), '#e6e8eb') +
    group(
      'rotate(-6)',
      fill(box(-104, -160, 208, 352, 40), ink.cylinder(base, 0.4)) +
        fill(box(-16, -172, 32, 18, 4), '#9aa0a8') +
        fill([0, 1, 2, 3].map((i) => oval(-36 + i * 24, -112, 6)).join(''), accent) +
        fill('M14 -52L-36 40H-4L-14 106L40 6H6Z', accent, 0.9) +
        line('M-82 -120V140', '#ffffff', 8, 0.3),
    )
  )
}

function camera(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(box(-70, -120, 130, 70, 18), shade(base, -0.18)) +
    fill(box(-180, -80, 360, 250, 30), ink.linear([shade(base, 0.2), shade(base, -0.2)])) +
    fill(box(-180, -24, 360, 130, 0), '#2c2f34') +
    fill(box(-160, -100, 54, 24, 8) + box(96, -102, 60, 26, 10), '#c9cdd2') +
    fill(oval(20, 46, 104), '#1b1d21') +
    fill(oval(20, 46, 92), ink.slant(['#7b818a', '#202328'])) +
    fill(oval(20, 46, 72), '#111316') +
    fill(oval(20, 46, 54), ink.radial([shade(accent, 0.1), '#0a0c10'], [0.4, 0.35, 0.7])) +
    fill(oval(0, 26, 14, 10), '#ffffff', 0.75) +
    fill(box(-156, -58, 62, 20, 6), accent)
  )
}

export const digital = {
  phone: stands(330, phone),
  tablet: stands(360, tablet),
  headphones: stands(330, headphones),
  earbuds: stands(250, earbuds),
  speaker: stands(260, speaker),
  watch: stands(150, watch),
  keyboard: stands(380, keyboard),
  powerBank: stands(230, powerBank),
  camera: stands(350, camera),
}

export { landscape }
