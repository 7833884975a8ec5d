import { useEffect, useState } from 'react'
import { mediaUrl, oneOf, type WidgetProps } from '@engine'
import type { W0023Props } from '@schemas/generated/types'
import { useReducedMotion } from '../shared/carousel/use-reduced-motion'
import { Picture } from '../shared/Picture'
import css from './Render.module.css'

/** 视频: a video in its box. Autoplays only for shoppers, muted, while visible, and unless motion is reduced. */
export function Film({ props, mode }: WidgetProps<W0023Props>) {
  const src = mediaUrl(props.src)
  const poster = mediaUrl(props.poster)
  const still = useReducedMotion()
  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const [started, setStarted] = useState('')
  const plays = props.autoplay && mode === 'render' && !still
  useEffect(() => (plays && film ? playInView(film) : undefined), [plays, film])
  if (src === undefined) {
    return mode === 'design' ? <Picture src={props.poster} alt="视频" className={css.film} /> : null
  }
  return (
    <figure className={css.figure}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the caption below says what the film shows */}
      <video
        key={src}
        ref={setFilm}
        className={css.film}
        style={{ objectFit: oneOf(props.fit, ['contain', 'cover']) }}
        src={src}
        poster={poster}
        controls={props.controls && mode === 'render'}
        muted={props.muted === true || props.autoplay === true}
        loop={props.loop === true}
        // with a poster nothing of the video is fetched before it plays
        preload={poster === undefined ? 'metadata' : 'none'}
        playsInline
        aria-label={props.caption || '视频'}
        onPlay={() => setStarted(src)}
      />
      {!plays && started !== src && (
        <button
          type="button"
          className={css.play}
          aria-label="播放"
          onClick={() => mode === 'render' && film && play(film)}
        />
      )}
      {props.caption !== '' && <figcaption className={css.caption}>{props.caption}</figcaption>}
    </figure>
  )
}

/** If the browser refuses to play, the poster and the controls stay. */
function play(film: HTMLVideoElement) {
  film.play().catch((error: unknown) => console.warn('The browser would not play', film.src, error))
}

/** Plays while at least half is visible. */
function playInView(film: HTMLVideoElement): (() => void) | undefined {
  if (typeof IntersectionObserver !== 'function') return undefined
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) play(film)
      else film.pause()
    },
    { threshold: 0.5 },
  )
  observer.observe(film)
  return () => observer.disconnect()
}
