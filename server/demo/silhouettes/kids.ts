import { shade } from './colour'
import { type Ink, box, fill, group, line, mirrored, oval, pair } from './ink'
import { printOf } from './motifs'
import { type Paint, hangs } from './silhouette'

const top = mirrored(
  [0, -118],
  [22, -120, 40, -136, 52, -144],
  [104, -132, 136, -108, 158, -78],
  [180, -40, 192, -14],
  [160, 16, 136, 22],
  [126, 0, 120, -14],
  [118, 60, 124, 150],
  [60, 164, 0, 164],
)

function kidsTee(ink: Ink, { base, accent, motif }: Paint): string {
  return (
    fill(top, ink.cloth(base)) +
    ink.clipped(
      top,
      fill('M92 -150L200 -100V60L120 20L104 -110ZM-92 -150L-200 -100V60L-120 20L-104 -110Z', accent, 0.9),
    ) +
    ink.clipped(top, line('M-96 130Q-84 60 -98 0M96 130Q84 60 98 0', shade(base, -0.3), 8, 0.16)) +
    group('translate(0 26) scale(1.08)', printOf(motif, shade(accent, -0.04), base)) +
    fill('M-52 -144C-36 -92 36 -92 52 -144L38 -148C26 -112 -26 -112 -38 -148Z', accent) +
    fill('M-38 -148C-26 -112 26 -112 38 -148C20 -140 -20 -140 -38 -148Z', shade(base, -0.4)) +
    line('M-122 138Q0 154 122 138', shade(base, -0.3), 2.5, 0.5)
  )
}

function romper(ink: Ink, { base, accent, motif }: Paint): string {
  const outline = mirrored(
    [0, -110],
    [30, -112],
    [44, -182],
    [66, -184],
    [66, -110, 84, -76, 92, -64],
    [84, -20, 96, 40],
    [132, 90, 136, 160],
    [96, 182, 42, 172],
    [26, 130, 0, 120],
  )
  return (
    fill(
      'M-70 -142C-30 -120 30 -120 70 -142L112 -116L140 -58L100 -36L92 -64L66 -30H-66L-92 -64L-100 -36L-140 -58L-112 -116Z',
      ink.linear(['#ffffff', '#ece6df']),
    ) +
    fill(outline, ink.cloth(base)) +
    ink.clipped(outline, line('M-60 150Q-50 60 -40 30M60 150Q50 60 40 30', shade(base, -0.3), 10, 0.18)) +
    fill(box(-48, -66, 96, 76, 18), shade(base, -0.09)) +
    group('translate(0 -30) scale(.46)', printOf(motif, accent, base)) +
    line('M-90 38Q0 58 90 38', shade(base, -0.3), 3, 0.5) +
    pair(
      fill(oval(52, -118, 10), '#f3d58b') +
        fill(oval(52, -118, 4), '#c79a3d') +
        line('M46 166Q92 180 132 158', accent, 8),
    )
  )
}

function kidsDress(ink: Ink, { base, accent, motif }: Paint): string {
  const outline = mirrored(
    [0, -116],
    [24, -118, 38, -132, 46, -148],
    [70, -144],
    [84, -116, 80, -60, 74, -34],
    [116, 40, 160, 150],
    [80, 184, 0, 182],
  )
  return (
    pair(
      fill(
        'M58 -146C106 -150 140 -116 138 -76C116 -60 92 -66 78 -74Z',
        ink.linear([shade(base, 0.3), shade(base, -0.04)]),
      ),
    ) +
    fill(outline, ink.cloth(base)) +
    ink.clipped(
      outline,
      fill('M-200 90Q-150 66 -100 90T0 90T100 90T200 90V200H-200Z', accent, 0.85) +
        line('M-40 -30Q-60 80 -88 190M0 -30V190M40 -30Q60 80 88 190', shade(base, -0.34), 9, 0.16),
    ) +
    line('M-76 -32Q0 -18 76 -32', accent, 14) +
    fill(
      'M0 -26C-40 -56 -58 -20 -44 0C-30 12 -10 -8 0 -20C10 -8 30 12 44 0C58 -20 40 -56 0 -26Z',
      shade(accent, -0.12),
    ) +
    fill(oval(0, -22, 9), shade(accent, 0.3)) +
    group('translate(0 -80) scale(.34)', printOf(motif, accent, base)) +
    fill('M-46 -148C-30 -112 30 -112 46 -148L64 -140C40 -84 -40 -84 -64 -140Z', '#fffaf4')
  )
}

function kidsJacket(ink: Ink, { base, accent, motif }: Paint): string {
  const outline = mirrored(
    [0, -130],
    [30, -132, 46, -140],
    [104, -130, 140, -100, 156, -60],
    [178, 10, 188, 90],
    [162, 108, 136, 104],
    [128, 40, 116, 0],
    [116, 80, 124, 148],
    [60, 166, 0, 164],
  )
  return (
    pair(fill(oval(62, -172, 22), shade(base, -0.06)) + fill(oval(62, -172, 11), shade(accent, 0.25))) +
    fill(
      'M-70 -130C-92 -212 92 -212 70 -130Q0 -96 -70 -130Z',
      ink.linear([shade(base, 0.16), shade(base, -0.1)]),
    ) +
    fill('M-44 -132C-58 -182 58 -182 44 -132Q0 -108 -44 -132Z', shade(accent, -0.12)) +
    fill(outline, ink.cloth(base)) +
    ink.clipped(
      outline,
      fill('M-200 -20H200V34H-200Z', accent) +
        line('M-88 140Q-76 70 -92 30M88 140Q76 70 92 30', shade(base, -0.3), 8, 0.16),
    ) +
    line('M0 -118V162', shade(base, -0.4), 5, 0.7) +
    group('translate(62 92) scale(.42)', printOf(motif, accent, base)) +
    line('M-96 76L-58 96', shade(base, -0.38), 7, 0.6) +
    pair(fill('M136 104L188 90L184 70L132 84Z', accent)) +
    fill('M-125 142Q0 166 125 142V158Q0 182 -125 158Z', accent)
  )
}

export const kids = {
  kidsTee: hangs(kidsTee),
  romper: hangs(romper),
  kidsDress: hangs(kidsDress),
  kidsJacket: hangs(kidsJacket),
}
