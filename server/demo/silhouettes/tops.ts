import { shade } from './colour'
import { type Ink, box, fill, group, line, oval, pair } from './ink'
import { folds, longSleeves, ribs, shortSleeves, stripes } from './cloth'
import { printOf } from './motifs'
import { type Paint, hangs } from './silhouette'

function tee(ink: Ink, { base, accent, motif }: Paint): string {
  const striped = motif === 'stripe'
  return (
    fill(shortSleeves, ink.cloth(base)) +
    (striped
      ? ink.clipped(shortSleeves, stripes(accent))
      : group('translate(0 -20)', printOf(motif, accent, base))) +
    ink.clipped(shortSleeves, folds(base)) +
    ribs(base) +
    line(
      'M-182 -52Q-150 -24 -128 -18M182 -52Q150 -24 128 -18M-110 168Q0 186 110 168',
      shade(base, -0.3),
      2.5,
      0.45,
    )
  )
}

function polo(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(shortSleeves, ink.cloth(base)) +
    ink.clipped(shortSleeves, folds(base)) +
    fill('M-40 -174C-26 -140 26 -140 40 -174C20 -166 -20 -166 -40 -174Z', shade(base, -0.42)) +
    fill(box(-13, -146, 26, 92, 3), shade(base, -0.1)) +
    fill(
      'M-54 -174L-40 -180L-4 -138L-30 -112L-62 -150ZM54 -174L40 -180L4 -138L30 -112L62 -150Z',
      ink.linear([accent, shade(accent, -0.15)]),
    ) +
    fill(oval(0, -118, 4) + oval(0, -92, 4) + oval(0, -68, 4), '#f6f2ea') +
    line('M-184 -60Q-150 -30 -124 -22M184 -60Q150 -30 124 -22', accent, 8)
  )
}

function shirt(ink: Ink, { base, accent, motif }: Paint): string {
  const lines = Array.from({ length: 19 }, (_, i) => `M${-190 + i * 21} -200V200`).join('')
  return (
    fill(longSleeves, ink.cloth(base)) +
    (motif === 'stripe' ? ink.clipped(longSleeves, line(lines, accent, 3, 0.55)) : '') +
    ink.clipped(longSleeves, folds(base)) +
    line('M0 -140V188', shade(base, -0.25), 2, 0.5) +
    fill(box(-10, -140, 20, 328), shade(base, 0.1), 0.5) +
    fill(box(44, -66, 50, 60, 6), shade(base, -0.07)) +
    line('M44 -52H94', shade(base, -0.3), 2, 0.5) +
    fill('M-40 -176C-26 -140 26 -140 40 -176C20 -168 -20 -168 -40 -176Z', shade(base, -0.4)) +
    fill(
      'M-52 -174L-38 -182L-2 -138L-34 -104L-66 -148ZM52 -174L38 -182L2 -138L34 -104L66 -148Z',
      ink.linear([shade(base, 0.25), shade(base, -0.06)]),
    ) +
    fill([-96, -44, 8, 60, 112, 160].map((y) => oval(0, y, 4.5)).join(''), shade(base, -0.32)) +
    pair(fill('M142 116L188 96L185 76L137 94Z', shade(base, -0.1)))
  )
}

function hoodie(ink: Ink, { base, accent, motif }: Paint): string {
  return (
    fill(
      'M-62 -170C-74 -206 74 -206 62 -170L40 -120H-40Z',
      ink.linear([shade(base, 0.08), shade(base, -0.22)]),
    ) +
    fill(longSleeves, ink.cloth(base)) +
    ink.clipped(longSleeves, folds(base)) +
    fill(
      'M-64 -172C-40 -96 40 -96 64 -172C50 -190 -50 -190 -64 -172Z',
      ink.linear([shade(base, -0.12), shade(base, 0.04)]),
    ) +
    fill('M-44 -174C-30 -120 30 -120 44 -174C30 -188 -30 -188 -44 -174Z', shade(base, -0.42)) +
    line('M-26 -124Q-34 -80 -28 -52M26 -124Q36 -84 30 -40', accent, 6) +
    group('translate(0 -12) scale(.82)', printOf(motif, accent, base)) +
    fill('M-74 92H74L92 166H-92Z', shade(base, -0.07)) +
    line('M-74 92H74L92 166M-74 92L-92 166', shade(base, -0.3), 3, 0.5) +
    fill('M-113 166Q0 180 113 166V182Q0 200 -113 182Z', shade(base, -0.13)) +
    pair(fill('M142 116L188 96L184 74L136 92Z', shade(base, -0.13)))
  )
}

function knitTop(ink: Ink, { base, accent, motif }: Paint): string {
  const rib = Array.from({ length: 40 }, (_, i) => `M${-200 + i * 10} -200V200`).join('')
  return (
    fill(
      'M-46 -176Q-48 -200 0 -200Q48 -200 46 -176L36 -146H-36Z',
      ink.linear([shade(base, 0.1), shade(base, -0.14)]),
    ) +
    fill(longSleeves, ink.cloth(base)) +
    ink.clipped(
      longSleeves,
      line(rib, shade(base, -0.25), 2.5, 0.22) +
        (motif === 'stripe'
          ? [-60, -8, 44, 96].map((y) => fill(box(-200, y, 400, 26), accent, 0.92)).join('')
          : '') +
        folds(base),
    ) +
    line('M-44 -170Q0 -138 44 -170', shade(base, -0.3), 3, 0.5) +
    fill('M-113 164Q0 180 113 164V180Q0 200 -113 180Z', shade(base, -0.14)) +
    pair(fill('M142 116L188 96L184 70L136 88Z', shade(base, -0.14)))
  )
}

export const tops = {
  tee: hangs(tee),
  polo: hangs(polo),
  shirt: hangs(shirt),
  hoodie: hangs(hoodie),
  knitTop: hangs(knitTop),
}
