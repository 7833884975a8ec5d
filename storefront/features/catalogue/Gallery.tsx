import { clsx } from 'clsx'
import { useState, type CSSProperties, type PointerEvent } from 'react'
import { cssUrl } from '@engine'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { texts } from './texts/goods'
import css from './Gallery.module.css'
import { lensAt, LENS, SCALE, SIDE, type Lens } from './lens'

interface GalleryProps {
  name: string
  pictures: readonly string[]
  /** Address of the product's video; '' without one. */
  video?: string
}

/** The pictures of a product: the chosen one large, under the pointer enlarged beside it (rule items-3); then its video. */
export function Gallery({ name, pictures, video }: GalleryProps) {
  const [chosen, choose] = useState(0)
  const [lens, setLens] = useState<Lens | null>(null)
  const [playing, play] = useState(false)
  const current = pictures[Math.min(chosen, pictures.length - 1)]
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (playing || event.pointerType !== 'mouse') return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    setLens(lensAt(event.clientX - left, event.clientY - top))
  }
  const isShown = (index: number) => !playing && index === chosen
  const show = (index: number) => {
    play(false)
    choose(index)
  }
  return (
    <div className={css.gallery}>
      <div className={css.stage} onPointerMove={follow} onPointerLeave={() => setLens(null)}>
        {playing ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- what operators upload has no captions
          <video
            src={video}
            poster={current && pictureAt(current, 'l')}
            className={css.video}
            controls
            autoPlay
            playsInline
            aria-label={texts.video}
          />
        ) : (
          <>
            <Picture
              key={current}
              src={current && pictureAt(current, 'l')}
              alt={name}
              width={SIDE}
              height={SIDE}
              eager
            />
            {lens && current && (
              <>
                <span className={css.lens} style={{ width: LENS, height: LENS, left: lens.x, top: lens.y }} />
                <span className={css.zoom} style={enlarged(current, lens)} />
              </>
            )}
          </>
        )}
      </div>
      <ul className={css.thumbs} aria-label={name}>
        {video && (
          <li>
            <button
              type="button"
              className={clsx(css.thumb, css.play, playing && css.chosen)}
              aria-label={texts.video}
              aria-pressed={playing}
              onClick={() => play(true)}
            >
              <Picture src={pictures[0] && pictureAt(pictures[0], 's')} alt="" width={60} height={60} />
            </button>
          </li>
        )}
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button
              type="button"
              className={clsx(css.thumb, isShown(index) && css.chosen)}
              aria-label={`${index + 1} / ${pictures.length}`}
              aria-pressed={isShown(index)}
              onClick={() => show(index)}
              onMouseEnter={() => show(index)}
            >
              <Picture src={pictureAt(picture, 's')} alt="" width={60} height={60} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const enlarged = (picture: string, { x, y }: Lens): CSSProperties => ({
  width: LENS * SCALE,
  height: LENS * SCALE,
  left: SIDE + 12,
  backgroundImage: cssUrl(pictureAt(picture, 'l')),
  backgroundSize: SIDE * SCALE,
  backgroundPosition: `${-x * SCALE}px ${-y * SCALE}px`,
})
