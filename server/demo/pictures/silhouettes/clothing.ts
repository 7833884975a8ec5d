import { mix, shade } from '../colour'
import { type Ink, box, fill, group, line, mirrored, oval, pair } from '../ink'
import { printOf } from './motifs'
import { type Paint, hangs } from './silhouette'

/** Body and sleeves shared by everything with a short sleeve. */
const shortSleeves = mirrored(
  [0, -150],
  [18, -150, 38, -164, 52, -172],
  [96, -158, 128, -140, 150, -112],
  [172, -76, 186, -46],
  [150, -14, 126, -8],
  [118, -26, 110, -48],
  [106, 40, 112, 178],
  [56, 190, 0, 190],
)

const longSleeves = mirrored(
  [0, -150],
  [18, -150, 38, -164, 52, -172],
  [98, -158, 128, -142, 144, -108],
  [172, -20, 188, 96],
  [168, 116, 142, 116],
  [128, 30, 110, -34],
  [106, 60, 112, 180],
  [56, 190, 0, 190],
)

const folds = (colour: string) =>
  line(
    'M-92 150Q-70 60 -88 -20M84 160Q60 90 82 0M-40 184Q-30 130 -46 90M34 186Q46 140 30 110',
    shade(colour, -0.3),
    9,
    0.13,
  ) +
  line('M-104 -40Q-100 -10 -84 6M104 -40Q100 -10 84 6', shade(colour, -0.4), 7, 0.2) +
  line('M-70 170Q-54 100 -66 30M62 150Q70 80 60 40', '#ffffff', 8, 0.1)

const ribs = (colour: string) =>
  fill('M-52 -172C-34 -118 34 -118 52 -172L40 -176C26 -134 -26 -134 -40 -176Z', shade(colour, -0.14)) +
  fill('M-40 -176C-26 -134 26 -134 40 -176C20 -168 -20 -168 -40 -176Z', shade(colour, -0.42))

const stripes = (colour: string) =>
  Array.from({ length: 8 }, (_, i) => fill(box(-200, -128 + i * 42, 400, 17), colour)).join('')

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

function cardigan(ink: Ink, { base }: Paint): string {
  const knit = Array.from({ length: 30 }, (_, i) => `M${-196 + i * 14} -190l6 12l-6 12`).join('')
  const rows = Array.from({ length: 17 }, (_, i) =>
    group(`translate(0 ${i * 23})`, line(knit, shade(base, -0.25), 3, 0.2)),
  ).join('')
  return (
    fill(longSleeves, ink.cloth(base)) +
    ink.clipped(longSleeves, rows + folds(base)) +
    fill('M-52 -172Q-20 -60 0 -10Q20 -60 52 -172Q0 -186 -52 -172Z', shade(base, -0.45)) +
    fill('M-44 -170Q-18 -70 0 -22Q18 -70 44 -170Q0 -160 -44 -170Z', ink.linear(['#f7f2ea', '#e3dbd0'])) +
    line('M-56 -174Q-22 -60 -7 -8V188M56 -174Q22 -60 7 -8V188', shade(base, -0.12), 15) +
    fill([20, 70, 120, 166].map((y) => oval(7, y, 7.5)).join(''), '#f3ead9') +
    fill([20, 70, 120, 166].map((y) => oval(7, y, 2.5)).join(''), shade(base, -0.3)) +
    fill(
      'M-113 164Q-60 180 -16 182V196Q-60 194 -113 182ZM113 164Q60 180 16 182V196Q60 194 113 182Z',
      shade(base, -0.16),
    ) +
    pair(fill('M142 116L188 96L184 72L136 90Z', shade(base, -0.16)))
  )
}

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

const overcoat = mirrored(
  [0, -160],
  [24, -164, 40, -172, 50, -182],
  [96, -170, 122, -150, 132, -120],
  [154, -20, 166, 84],
  [148, 100, 128, 98],
  [118, 30, 106, -20],
  [112, 80, 120, 186],
  [60, 200, 0, 196],
)

function coat(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(overcoat, ink.cloth(base)) +
    ink.clipped(overcoat, folds(base)) +
    fill(
      'M-46 -184Q0 -60 46 -184Q0 -170 -46 -184Z',
      ink.linear([shade(accent, -0.06), shade(accent, -0.24)]),
    ) +
    fill(
      'M-52 -184L-34 -190L6 -70L-20 -30L-78 -128L-58 -140ZM52 -184L34 -190L-2 -70L14 -40L78 -128L58 -140Z',
      ink.linear([shade(base, 0.18), shade(base, -0.1)]),
    ) +
    line('M2 -60V194', shade(base, -0.34), 3, 0.6) +
    fill('M-111 2Q0 18 111 2L112 30Q0 46 -112 30Z', shade(base, -0.16)) +
    fill(box(-22, 4, 44, 44, 5), shade(base, -0.5)) +
    fill(box(-13, 13, 26, 26, 3), shade(base, -0.16)) +
    fill([-36, 74, 128].map((y) => oval(-30, y, 7) + oval(34, y, 7)).join(''), shade(base, -0.5)) +
    pair(
      line('M56 84L92 78', shade(base, -0.36), 7, 0.6) +
        fill('M128 98L166 84L164 66L124 78Z', shade(base, -0.15)),
    )
  )
}

function puffer(ink: Ink, { base, accent }: Paint): string {
  const quilts = [-112, -68, -24, 20, 64, 108, 150]
  return (
    fill(
      'M-56 -168C-62 -206 62 -206 56 -168L44 -130H-44Z',
      ink.linear([shade(base, 0.2), shade(base, -0.2)]),
    ) +
    fill(longSleeves, ink.cloth(base)) +
    ink.clipped(
      longSleeves,
      quilts
        .map(
          (y) =>
            line(`M-200 ${y}Q-150 ${y + 16} -112 ${y}T0 ${y}T112 ${y}T200 ${y}`, shade(base, -0.34), 5, 0.4) +
            line(
              `M-200 ${y + 14}Q-150 ${y + 30} -112 ${y + 14}T0 ${y + 14}T112 ${y + 14}T200 ${y + 14}`,
              '#ffffff',
              9,
              0.2,
            ),
        )
        .join(''),
    ) +
    fill(box(-7, -146, 14, 334, 4), shade(base, -0.3)) +
    fill(box(-3, -146, 6, 334, 2), accent) +
    fill(box(-4, -130, 8, 26, 3), '#e9e4da') +
    fill('M-44 -176C-30 -140 30 -140 44 -176C24 -164 -24 -164 -44 -176Z', shade(base, -0.45)) +
    pair(line('M48 76L84 108', shade(base, -0.4), 6, 0.7))
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

function suit(ink: Ink, { base, accent }: Paint): string {
  return (
    fill(longSleeves, ink.cloth(base)) +
    ink.clipped(longSleeves, folds(base)) +
    fill('M-46 -176L0 20L46 -176Q0 -160 -46 -176Z', ink.linear(['#ffffff', '#dfe3ea'])) +
    fill('M-14 -150H14L8 -126L18 -20L0 8L-18 -20L-8 -126Z', ink.linear([accent, shade(accent, -0.25)])) +
    fill('M-44 -180L-14 -150L-30 -112L-56 -166ZM44 -180L14 -150L30 -112L56 -166Z', '#f3f5f8') +
    fill(
      'M-54 -178L-2 24L-10 60L-92 -92L-66 -104L-78 -130ZM54 -178L2 24L10 60L92 -92L66 -104L78 -130Z',
      ink.slant([shade(base, 0.14), shade(base, -0.16)]),
    ) +
    line('M0 30Q8 110 30 188', mix(base, '#000000', 0.5), 3, 0.7) +
    fill(oval(-6, 66, 6) + oval(-4, 112, 6), shade(base, -0.45)) +
    fill('M46 -52L88 -60V-48L46 -40Z', '#f3f5f8') +
    pair(line('M50 88L94 82', shade(base, -0.4), 8, 0.6))
  )
}

export const clothing = {
  tee: hangs(tee),
  polo: hangs(polo),
  shirt: hangs(shirt),
  hoodie: hangs(hoodie),
  cardigan: hangs(cardigan),
  dress: hangs(dress),
  skirt: hangs(skirt),
  trousers: hangs(trousers),
  shorts: hangs(shorts),
  coat: hangs(coat),
  puffer: hangs(puffer),
  knitTop: hangs(knitTop),
  suit: hangs(suit),
}
