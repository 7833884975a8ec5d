import { Arrows, Counter, Dots, Thumbnails } from './parts'
import type { CarouselState } from './use-carousel'

interface PointersProps {
  carousel: CarouselState
  /** `styleType` of W0001 and W0018; default style1. */
  kind?: 'style1' | 'style2' | 'style3' | 'style4' | 'style5'
  /** `pointAlign`; default right. */
  align?: 'left' | 'center' | 'right'
  /** Parsed CSS colours of the marks and of the current one. */
  color?: string
  activeColor: string
  /** For style5. */
  pictures: readonly string[]
}

const SHAPES = { style2: 'bar', style3: 'dot', style4: 'ring' } as const

/** The pointers of a styled carousel: 1 n/total, 2 bars, 3 dots, 4 rings, 5 thumbnails; arrows with all of them. */
export function Pointers({
  carousel,
  kind = 'style1',
  align = 'right',
  color,
  activeColor,
  pictures,
}: PointersProps) {
  const place = { carousel, align }
  return (
    <>
      <Arrows carousel={carousel} />
      {kind === 'style1' && <Counter {...place} color={color} activeColor={activeColor} />}
      {kind === 'style5' && <Thumbnails {...place} pictures={pictures} activeColor={activeColor} />}
      {(kind === 'style2' || kind === 'style3' || kind === 'style4') && (
        <Dots {...place} shape={SHAPES[kind]} color={color} activeColor={activeColor} />
      )}
    </>
  )
}
