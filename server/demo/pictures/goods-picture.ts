import { distance, mix, shade } from '../silhouettes/colour'
import { Ink, fill, group, oval } from '../silhouettes/ink'
import { scenes, tones } from './scenes'
import { type Kind, type Paint, silhouettes } from '../silhouettes'

export interface Subject extends Paint {
  kind: Kind
}

/** Width and height of a drawn product picture; the other sizes are scaled from it. */
export const GOODS_PICTURE = 800

/**
 * One product on its background, as SVG. `number` selects scene and tone, so that neighbours differ; a tone too close
 * to the product's own colour is skipped.
 */
export function goodsPicture(subject: Subject, number: number): string {
  const ink = new Ink()
  const tone = toneFor(subject.base, number)
  const scene = scenes[(number * 3 + Math.floor(number / 8)) % scenes.length] ?? scenes[0]
  return ink.svg(
    GOODS_PICTURE,
    GOODS_PICTURE,
    (scene?.(ink, tone) ?? '') + onStage(ink, subject, 400, 668, 1.32, tone.wall),
  )
}

/** A product with its shadow, its feet (or its hem) at x, y. `scale` 1 makes it 400 high. */
export function onStage(
  ink: Ink,
  subject: Subject,
  x: number,
  y: number,
  scale: number,
  ground: string,
): string {
  const { stance, foot = 300, draw } = silhouettes[subject.kind]
  const dark = mix(shade(ground, -0.75), '#2a1f33', 0.4)
  const shadow =
    stance === 'stands'
      ? fill(
          oval(14, 196, foot * 0.62, 30),
          ink.radial([
            [0, dark, 0.42],
            [0.55, dark, 0.2],
            [1, dark, 0],
          ]),
        ) +
        fill(
          oval(0, 196, foot * 0.48, 12),
          ink.radial([
            [0, dark, 0.5],
            [1, dark, 0],
          ]),
        )
      : fill(
          oval(18, 40, 214, 216),
          ink.radial([
            [0, dark, 0.26],
            [0.62, dark, 0.13],
            [1, dark, 0],
          ]),
        )
  const lift = stance === 'hangs' ? -46 : 0
  return group(
    `translate(${x} ${y + (lift - 196) * scale}) scale(${stance === 'hangs' ? scale * 1.1 : scale})`,
    shadow + draw(ink, subject),
  )
}

function toneFor(colour: string, number: number) {
  const turned = [...tones.slice(number % tones.length), ...tones.slice(0, number % tones.length)]
  const clear = turned.filter((tone) => distance(tone.wall, colour) > 0.12)
  const [first] =
    clear.length > 0 ? clear : turned.toSorted((a, b) => distance(b.wall, colour) - distance(a.wall, colour))
  if (!first) throw new Error('goods picture: no background tones')
  return first
}
