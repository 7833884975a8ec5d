import { shade } from './colour'
import { type Ink, box, fill, group, line, mirrored, oval } from './ink'
import { printOf } from './motifs'
import { type Paint, hangs } from './silhouette'

const gown = mirrored(
  [0, -128],
  [20, -130, 36, -150, 40, -186],
  [60, -188],
  [64, -150, 84, -128, 92, -108],
  [82, -70, 60, -52, 62, -26],
  [86, 60, 136, 120, 154, 176],
  [80, 202, 0, 198],
)

function dress(ink: Ink, { base, accent, motif }: Paint): string {
  const dots = Array.from({ length: 60 }, (_, i) =>
    group(
      `translate(${-168 + (i % 9) * 42 + (Math.floor(i / 9) % 2) * 21} ${-120 + Math.floor(i / 9) * 50}) scale(.2)`,
      printOf('flower', accent, base),
    ),
  ).join('')
  return (
    fill('M-40 -180C-30 -146 30 -146 40 -180Q0 -160 -40 -180Z', shade(base, -0.4)) +
    fill(gown, ink.cloth(base)) +
    (motif === 'flower' ? ink.clipped(gown, dots) : '') +
    ink.clipped(
      gown,
      line(
        'M-44 -20Q-70 90 -106 190M-16 -20Q-24 90 -40 200M16 -20Q26 90 46 200M44 -20Q72 90 112 190',
        shade(base, -0.34),
        10,
        0.2,
      ) + line('M-30 0Q-44 90 -70 196M30 0Q46 90 78 196M0 0V200', '#ffffff', 10, 0.13),
    ) +
    fill(
      'M-62 -40Q0 -26 62 -40L63 -16Q0 -2 -63 -16Z',
      ink.across([shade(accent, -0.1), shade(accent, 0.16), shade(accent, -0.14)]),
    ) +
    line('M-40 -184C-34 -146 -20 -130 0 -128C20 -130 34 -146 40 -184', shade(base, -0.25), 3, 0.5)
  )
}

function skirt(ink: Ink, { base, accent }: Paint): string {
  const outline = mirrored([0, -140], [72, -140], [76, -112], [110, 20, 160, 150], [80, 186, 0, 184])
  const pleats = [-110, -74, -38, 0, 38, 74, 110]
  return (
    fill(outline, ink.cloth(base)) +
    ink.clipped(
      outline,
      pleats
        .map((x) =>
          fill(
            `M${x * 0.52} -116L${x * 1.3} 200H${x * 1.3 + 22}L${x * 0.52 + 7} -116Z`,
            shade(base, -0.28),
            0.28,
          ),
        )
        .join(''),
    ) +
    fill(
      box(-74, -146, 148, 34, 5),
      ink.across([shade(accent, -0.12), shade(accent, 0.14), shade(accent, -0.16)]),
    ) +
    fill(box(-14, -140, 28, 22, 3), '#f1ddae') +
    fill(box(-8, -135, 16, 12, 2), accent)
  )
}

const legs = mirrored(
  [0, -186],
  [82, -186],
  [96, -120, 102, -40],
  [104, 80, 96, 192],
  [60, 200, 30, 194],
  [22, 60, 6, -44],
  [0, -50],
)

function trousers(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(legs, ink.cloth(base)) +
    ink.clipped(
      legs,
      line('M-66 -60Q-56 60 -64 190M66 -60Q56 60 64 190', '#ffffff', 14, 0.12) +
        line(
          'M-92 20Q-70 30 -44 16M92 20Q70 30 44 16M-90 44Q-70 50 -46 40M90 44Q70 50 46 40',
          shade(base, -0.35),
          4,
          0.3,
        ),
    ) +
    fill(box(-84, -190, 168, 26, 4), shade(base, -0.1)) +
    line('M0 -164V-52M0 -110Q26 -100 24 -164', shade(base, -0.35), 3, 0.6) +
    line('M-82 -128Q-56 -124 -46 -164M82 -128Q56 -124 46 -164', shade(accent, 0), 3, 0.9) +
    fill(oval(0, -177, 7), '#d9b97a') +
    line('M-94 178Q-60 188 -30 180M94 178Q60 188 30 180', accent, 2.5, 0.8)
  )
}

function shorts(ink: Ink, { base, accent }: Paint): string {
  const outline = mirrored([0, -130], [96, -130], [116, -40, 136, 84], [86, 108, 26, 96], [14, 40, 0, 0])
  return (
    fill(outline, ink.cloth(base)) +
    ink.clipped(outline, line('M-80 90Q-60 0 -70 -90M80 90Q60 0 70 -90', shade(base, -0.32), 9, 0.16)) +
    fill('M116 -64L136 84L118 92L104 -66ZM-116 -64L-136 84L-118 92L-104 -66Z', accent) +
    fill(box(-98, -136, 196, 30, 8), shade(base, -0.12)) +
    line('M-12 -112Q-22 -70 -16 -44M12 -112Q22 -74 18 -56', accent, 6) +
    line('M0 -106V0', shade(base, -0.35), 3, 0.5)
  )
}

export const bottoms = {
  dress: hangs(dress),
  skirt: hangs(skirt),
  trousers: hangs(trousers),
  shorts: hangs(shorts),
}
