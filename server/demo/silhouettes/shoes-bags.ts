import { shade } from './colour'
import { type Ink, box, fill, group, line, mirrored, oval } from './ink'
import { type Paint, hangs, stands } from './silhouette'

function sneaker(ink: Ink, { base, accent }: Paint): string {
  const upper =
    'M-176 134C-184 84 -182 26 -168 -6C-150 -24 -120 -16 -104 4C-84 30 -60 26 -42 4L-6 -44C8 -58 24 -50 34 -38C66 8 104 36 150 54C184 66 196 98 190 134Z'
  return (
    fill(upper, ink.linear([shade(base, 0.18), base, shade(base, -0.16)])) +
    ink.clipped(
      upper,
      fill('M-190 -30C-150 -20 -130 30 -132 140H-200Z', shade(base, -0.16)) +
        fill('M110 30C100 70 116 110 150 140H210V40Z', shade(base, -0.1)) +
        fill('M-120 140C-70 90 -20 60 60 26L84 44C20 76 -30 106 -60 140Z', accent) +
        fill('M-40 140C0 104 40 84 96 58L112 66C66 90 30 112 6 140Z', accent, 0.55),
    ) +
    fill('M-42 4L-6 -44C8 -58 24 -50 34 -38L66 -2C30 2 0 20 -22 34Z', shade(base, 0.3)) +
    line('M-26 8L22 -22M-8 24L42 -10M-34 -6L8 -38', '#ffffff', 9) +
    line('M-26 10L22 -20M-8 26L42 -8', shade(base, -0.4), 2, 0.3) +
    line('M-168 -4C-150 -22 -120 -14 -104 6C-84 32 -60 28 -42 6', shade(base, -0.35), 8, 0.6) +
    fill(
      'M-190 128C-130 138 120 138 196 124C206 142 204 166 190 178C140 196 -120 196 -176 186C-194 176 -198 148 -190 128Z',
      ink.linear(['#ffffff', '#e7e3dc']),
    ) +
    fill('M-176 186C-120 196 140 196 190 178L186 190C130 204 -110 204 -168 196Z', shade(accent, -0.1)) +
    line('M-186 150C-120 160 120 160 198 146', shade(base, -0.2), 3, 0.35)
  )
}

function canvasShoe(ink: Ink, { base, accent }: Paint): string {
  const upper = 'M-150 150V-120C-150 -150 -40 -156 -22 -124C-12 -60 20 0 84 50C140 74 180 96 186 150Z'
  return (
    fill(upper, ink.linear([shade(base, 0.14), base, shade(base, -0.14)])) +
    ink.clipped(
      upper,
      fill('M-150 -160H-116V160H-150Z', shade(base, -0.2)) +
        line('M-60 160C-50 80 -30 30 20 0', shade(base, -0.3), 4, 0.5),
    ) +
    fill('M92 152C90 100 120 74 150 84C176 96 188 120 186 152Z', ink.linear(['#ffffff', '#e8e4dd'])) +
    fill('M-30 -132C-14 -66 22 -4 84 50L50 62C-8 14 -50 -60 -64 -136Z', shade(base, 0.28)) +
    line('M-72 -104L-18 -112M-62 -66L-4 -80M-48 -28L16 -48M-28 8L42 -16M0 40L74 14', '#ffffff', 8) +
    fill(oval(-92, -44, 34), '#ffffff') +
    fill(oval(-92, -44, 27), accent) +
    fill('M-92 -64l6 13l14 2l-10 10l2 14l-12 -7l-12 7l2 -14l-10 -10l14 -2z', '#ffffff') +
    fill(
      'M-158 144C-100 152 130 152 190 142L190 186C130 200 -110 200 -158 190Z',
      ink.linear(['#ffffff', '#e6e1d9']),
    ) +
    line('M-158 162C-100 170 130 170 190 160', accent, 5) +
    fill('M-158 186C-110 198 130 198 190 184V194C130 206 -110 206 -158 198Z', shade(base, -0.4))
  )
}

function boot(ink: Ink, { base, accent }: Paint): string {
  const upper = 'M-110 160V-150C-100 -176 30 -176 44 -150C46 -70 42 -10 62 32C100 58 168 70 176 128L174 160Z'
  return (
    fill(upper, ink.across([shade(base, -0.18), shade(base, 0.22), base, shade(base, -0.14)])) +
    fill('M-106 -158C-90 -176 24 -176 40 -158C20 -146 -84 -146 -106 -158Z', shade(base, -0.5)) +
    ink.clipped(
      upper,
      fill('M-60 -180L-40 -40L-20 20L-6 -40L10 -180Z', shade(base, -0.42)) +
        line('M-50 -120H0M-48 -90H0M-44 -60H-4M-38 -30H-6', shade(base, -0.2), 4, 0.7),
    ) +
    line('M-60 -140Q-58 20 -30 60M44 -100Q34 0 58 40', shade(base, -0.4), 3, 0.4) +
    fill(box(-14, -186, 20, 36, 8), accent) +
    fill('M-118 154H178C188 170 186 190 176 196H40L30 184H-30V196H-118Z', shade(base, -0.55)) +
    line('M-116 154H178', shade(accent, -0.2), 5, 0.8)
  )
}

function heel(ink: Ink, { base, accent }: Paint): string {
  // tall enough to match its neighbours
  return group(
    'translate(0 196) scale(1.05 1.42) translate(0 -196)',
    fill('M-160 20L-142 190H-128L-112 40Z', ink.across([shade(base, -0.1), shade(base, -0.35)])) +
      fill(
        'M-176 -20C-160 40 -120 60 -80 80C-20 116 40 176 110 182H190C196 160 186 140 160 128C110 108 60 80 20 40C-30 60 -90 30 -120 -50C-140 -64 -166 -50 -176 -20Z',
        ink.linear([shade(base, 0.24), base, shade(base, -0.2)]),
      ) +
      fill(
        'M20 40C-30 60 -90 30 -120 -50C-100 20 -60 70 -10 76C30 84 60 110 110 116C80 96 50 70 20 40Z',
        shade(accent, 0.2),
      ) +
      line('M-150 30C-120 58 -60 76 -20 108C30 150 70 184 120 190H188', shade(base, -0.5), 6) +
      line('M120 138C150 142 172 152 182 168', '#ffffff', 8, 0.4),
  )
}

function sandal(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(
      'M-180 110C-120 130 -40 150 30 140C90 130 160 120 192 130C200 160 180 186 140 190C60 196 -100 196 -160 188C-186 176 -192 136 -180 110Z',
      ink.linear([shade('#c99f6e', 0.1), shade('#c99f6e', -0.2)]),
    ) +
    fill(
      'M-172 110C-150 30 -100 -40 -80 -50L-44 -40C-80 20 -110 80 -116 128Z',
      ink.linear([shade(base, 0.15), shade(base, -0.12)]),
    ) +
    fill(
      'M-70 140C-60 60 20 20 70 10C96 30 90 60 60 82C30 104 -10 120 -20 148Z',
      ink.slant([shade(base, 0.22), shade(base, -0.16)]),
    ) +
    fill(
      'M60 136C70 90 110 70 146 72C170 84 178 106 170 128Z',
      ink.slant([shade(base, 0.22), shade(base, -0.16)]),
    ) +
    line('M-98 -46C-80 -10 -20 20 40 20', shade(base, -0.1), 22) +
    fill(box(-28, -8, 34, 34, 6), accent) +
    fill(box(-20, 0, 18, 18, 3), shade(base, -0.2)) +
    line('M-178 160C-100 176 100 176 188 156', shade('#c99f6e', -0.45), 4, 0.6)
  )
}

function backpack(ink: Ink, { base, accent }: Paint): string {
  const body = mirrored([0, -150], [90, -152, 126, -120, 130, -40], [150, 60, 140, 176], [110, 198, 0, 198])
  return (
    line('M-40 -148C-44 -200 44 -200 40 -148', shade(base, -0.3), 16) +
    fill(
      'M-128 -20C-170 10 -176 130 -148 172L-132 160V-10ZM128 -20C170 10 176 130 148 172L132 160V-10Z',
      shade(base, -0.24),
    ) +
    fill(body, ink.cloth(base)) +
    ink.clipped(body, fill('M-200 -40H200V-14H-200Z', shade(base, -0.2), 0.6)) +
    line('M-120 -60C-100 -140 100 -140 120 -60', shade(base, -0.36), 5, 0.8) +
    fill(
      mirrored([0, 30], [86, 26, 96, 44, 96, 70], [102, 130, 94, 170], [70, 182, 0, 182]),
      ink.linear([shade(base, 0.1), shade(base, -0.16)]),
    ) +
    line('M-94 70Q0 90 94 70', shade(base, -0.4), 5, 0.8) +
    fill(box(-16, 74, 32, 44, 6), accent) +
    fill(oval(0, 106, 6), '#ffffff', 0.85) +
    fill(box(-78, -60, 20, 96, 6) + box(58, -60, 20, 96, 6), accent) +
    fill(box(-82, -2, 28, 22, 4) + box(54, -2, 28, 22, 4), '#d9c08a') +
    fill(box(-30, -96, 60, 26, 4), '#ffffff', 0.9) +
    line('M-18 -83H18', accent, 4)
  )
}

function tote(ink: Ink, { base, accent }: Paint): string {
  const body = 'M-140 -40H140L164 184Q166 196 152 196H-152Q-166 196 -164 184Z'
  return (
    line('M-74 -30C-80 -190 -10 -196 0 -196C10 -196 80 -190 74 -30', shade(accent, -0.25), 14) +
    fill(body, ink.linear([shade(base, 0.16), base, shade(base, -0.12)])) +
    line('M-60 -30C-66 -170 -8 -176 0 -176C8 -176 66 -170 60 -30', accent, 15) +
    fill('M-140 -40H140L143 -10H-143Z', shade(base, -0.12)) +
    fill(box(-78, -46, 26, 60, 4) + box(52, -46, 26, 60, 4), shade(accent, -0.12)) +
    fill(oval(-65, 0, 5) + oval(65, 0, 5), '#e8cf94') +
    fill('M0 70C-44 40 -62 96 0 142C62 96 44 40 0 70Z', accent, 0.9) +
    line('M-110 190Q-96 90 -104 10M112 190Q96 100 106 10', shade(base, -0.3), 8, 0.15)
  )
}

function handbag(ink: Ink, { base, accent }: Paint): string {
  return (
    line('M-84 -40C-84 -180 84 -180 84 -40', shade(base, -0.3), 17) +
    line('M-84 -40C-84 -176 84 -176 84 -40', shade(base, 0.1), 7) +
    fill(box(-164, -50, 328, 244, 34), ink.linear([shade(base, 0.14), base, shade(base, -0.2)])) +
    fill(
      'M-164 -16Q-164 -50 -130 -50H130Q164 -50 164 -16V30C110 92 -110 92 -164 30Z',
      ink.linear([shade(base, 0.26), shade(base, -0.08)]),
    ) +
    line('M-160 34C-106 92 106 92 160 34', shade(base, -0.4), 3, 0.6) +
    fill(box(-26, 48, 52, 58, 10), ink.slant(['#fbeec2', '#c99a45', '#f2dca0'])) +
    fill(box(-14, 60, 28, 34, 6), accent) +
    line('M-146 -24C-100 -38 100 -38 146 -24', '#ffffff', 6, 0.35) +
    fill(oval(-84, -38, 12) + oval(84, -38, 12), '#d8b36a')
  )
}

function suitcase(ink: Ink, { base, accent }: Paint): string {
  return (
    line('M-44 -130V-192H44V-130', '#8b9097', 12) +
    line('M-40 -190H40', '#3c4046', 14) +
    fill(oval(-86, 190, 14) + oval(86, 190, 14), '#34383d') +
    fill(box(-124, -134, 248, 314, 34), ink.cylinder(base, 0.3)) +
    [-84, -42, 0, 42, 84]
      .map(
        (x) =>
          fill(box(x - 6, -116, 12, 278, 6), shade(base, -0.2), 0.45) +
          fill(box(x + 6, -116, 5, 278, 3), '#ffffff', 0.2),
      )
      .join('') +
    fill(box(-124, 8, 248, 14), shade(base, -0.34)) +
    fill(box(-28, 0, 56, 30, 7), '#d5d8dc') +
    fill(oval(-12, 15, 5) + oval(2, 15, 5) + oval(16, 15, 5), accent) +
    [-1, 1]
      .map((side) =>
        group(
          `scale(${side} 1)`,
          fill('M124 -100V-134H90Q118 -130 124 -100ZM124 146V180H90Q118 176 124 146Z', accent),
        ),
      )
      .join('')
  )
}

function cap(ink: Ink, { base, accent }: Paint): string {
  return (
    fill('M-150 60C-160 -90 -70 -130 0 -130C80 -130 130 -70 132 50Q0 90 -150 60Z', ink.cloth(base)) +
    line('M0 -130C-40 -90 -60 0 -50 70M0 -130C50 -90 70 -10 62 68', shade(base, -0.3), 4, 0.5) +
    fill(
      'M-40 66C40 44 110 46 134 46C184 62 206 96 196 116C140 96 40 92 -20 112C-50 100 -56 80 -40 66Z',
      ink.linear([accent, shade(accent, -0.24)]),
    ) +
    fill(oval(0, -132, 13, 8), accent) +
    fill('M-96 -10l10 20l22 3l-16 16l4 22l-20 -11l-20 11l4 -22l-16 -16l22 -3z', accent, 0.9)
  )
}

export const shoesAndBags = {
  sneaker: stands(400, sneaker),
  canvasShoe: stands(380, canvasShoe),
  boot: stands(330, boot),
  heel: stands(380, heel),
  sandal: stands(390, sandal),
  backpack: stands(320, backpack),
  tote: stands(350, tote),
  handbag: stands(350, handbag),
  suitcase: stands(260, suitcase),
  cap: hangs(cap),
}
