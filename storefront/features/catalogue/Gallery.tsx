import { clsx } from 'clsx'
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { cssUrl } from '@engine'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { texts } from './texts/gallery'
import css from './Gallery.module.css'
import { lensAt, LENS, SCALE, SIDE, type Lens } from './lens'

interface GalleryProps {
  name: string
  pictures: readonly string[]
  /** The one that shows what is chosen: it comes to the front whenever it changes. */
  picture?: string | undefined
  /** Address of the product's video; '' without one. */
  video?: string
}

/** The zoomed part of a picture, and how far below the top of the gallery it is shown. */
interface Zoom extends Lens {
  top: number
}

/**
 * The pictures of a product: one large, under the pointer enlarged beside it (rule items-3); on a narrow page they lie in
 * a row that is swiped. Its video plays over them.
 */
export function Gallery({ name, pictures, picture, video }: GalleryProps) {
  const wanted = picture === undefined ? -1 : pictures.indexOf(picture)
  const [chosen, choose] = useState(Math.max(0, wanted))
  const [zoom, setZoom] = useState<Zoom | null>(null)
  const [playing, play] = useState(false)
  const row = useRef<HTMLUListElement>(null)
  const show = (index: number) => {
    play(false)
    choose(index)
    const slides = row.current
    if (slides) slides.scrollLeft = index * slides.clientWidth
  }
  const [followed, setFollowed] = useState(wanted)
  if (wanted !== followed) {
    setFollowed(wanted)
    if (wanted >= 0) {
      play(false)
      choose(wanted)
    }
  }
  useEffect(() => {
    const slides = row.current
    if (slides && wanted >= 0) slides.scrollLeft = wanted * slides.clientWidth
  }, [wanted])
  const follow = ({ currentTarget, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (playing || pointerType !== 'mouse') return
    const { left, top } = currentTarget.getBoundingClientRect()
    // what the box beside it must keep in sight
    const free = currentTarget.closest('.product-panel')?.querySelector('[data-prices]')
    const below = free ? free.getBoundingClientRect().bottom - top + GAP : 0
    setZoom({ ...lensAt(clientX - left, clientY - top), top: Math.max(0, below) })
  }
  const follows = () => {
    const slides = row.current
    // on a wide page they do not lie in a row
    if (slides && slides.scrollWidth > slides.clientWidth)
      choose(Math.round(slides.scrollLeft / slides.clientWidth))
  }
  const current = pictures[chosen]
  return (
    <div className={css.gallery}>
      <div className={css.stage} onPointerMove={follow} onPointerLeave={() => setZoom(null)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
        <ul className={css.slides} ref={row} onScroll={follows} aria-label={name} tabIndex={0}>
          {pictures.map((one, index) => (
            <li key={one} className={clsx(css.slide, index === chosen && css.shown)}>
              <Picture
                src={pictureAt(one, 'l')}
                alt={index === 0 ? name : `${name} ${index + 1}`}
                width={SIDE}
                height={SIDE}
                eager={index === chosen}
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && !playing && (
          <span className={css.counter} aria-hidden="true">
            {chosen + 1}/{pictures.length}
          </span>
        )}
        {video && !playing && (
          <button type="button" className={css.play} aria-label={texts.video} onClick={() => play(true)} />
        )}
        {playing && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what operators upload has no captions */}
            <video
              src={video}
              poster={current && pictureAt(current, 'l')}
              className={css.video}
              controls
              autoPlay
              playsInline
              aria-label={texts.video}
            />
            <button
              type="button"
              className={css.stop}
              aria-label={texts.closeVideo}
              onClick={() => play(false)}
            >
              ×
            </button>
          </>
        )}
        {zoom && current && (
          <>
            <span className={css.lens} style={{ width: LENS, height: LENS, left: zoom.x, top: zoom.y }} />
            <span className={css.zoom} style={enlarged(current, zoom)} />
          </>
        )}
      </div>
      <ul className={css.thumbs} aria-label={texts.thumbs}>
        {pictures.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              className={clsx(css.thumb, index === chosen && css.chosen)}
              aria-label={`${index + 1} / ${pictures.length}`}
              aria-pressed={!playing && index === chosen}
              onClick={() => show(index)}
              onMouseEnter={() => show(index)}
            >
              <Picture src={pictureAt(one, 's')} alt="" width={60} height={60} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** px; between the gallery and what is enlarged of it. */
const GAP = 12

const enlarged = (picture: string, { x, y, top }: Zoom): CSSProperties => ({
  width: LENS * SCALE,
  height: LENS * SCALE,
  left: SIDE + GAP,
  top,
  backgroundImage: cssUrl(pictureAt(picture, 'l')),
  backgroundSize: SIDE * SCALE,
  backgroundPosition: `${-x * SCALE}px ${-y * SCALE}px`,
})
