import { clsx } from 'clsx'
import type { CSSProperties, SyntheticEvent } from 'react'
import { mediaUrl, px } from '@engine'
import { pictureSet } from '@schemas/picture'
import { isBroken } from './is-broken'
import css from './Picture.module.css'

interface PictureProps {
  /** Address of the picture; what is no address draws the placeholder. */
  src: unknown
  /** What a screen reader says; '' where a text beside the picture says it. */
  alt: string
  /** px; the box the picture fills. Left out, the box takes the size its style gives it. */
  width?: number
  height?: number
  fit?: 'cover' | 'contain' | 'fill'
  /** Above the fold: load at once, before other pictures. */
  eager?: boolean
  className?: string
  style?: CSSProperties
}

/**
 * The one way a widget draws a picture: in a box of known size, lazy unless told otherwise, with a quiet
 * placeholder where there is no picture or it fails to load.
 */
export function Picture({ src, alt, width, height, fit = 'cover', eager, className, style }: PictureProps) {
  const url = mediaUrl(src)
  const box = { ...style, width: width ?? style?.width, height: height ?? style?.height }
  if (url === undefined) {
    return <span className={clsx(css.box, css.empty, className)} style={box} {...spoken(alt)} />
  }
  return (
    <span key={url} className={clsx(css.box, className)} style={box}>
      <img
        ref={markIfBroken}
        onError={onError}
        className={clsx(css.image, css[fit])}
        // before the address itself, which a browser would ask for at once
        {...choice(url, px(box.width))}
        src={url}
        alt={alt}
        width={px(width)}
        height={px(height)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
      />
    </span>
  )
}

/** What the browser chooses a size from, and by. */
function choice(url: string, width: number | undefined) {
  const srcSet = width === undefined ? undefined : pictureSet(url)
  return srcSet === undefined ? {} : { sizes: `${width}px`, srcSet }
}

const spoken = (alt: string) => (alt === '' ? {} : ({ role: 'img', 'aria-label': alt } as const))

/** Marks instead of state: a page holds hundreds of pictures and almost none of them fails. */
const markBroken = (image: HTMLImageElement) => image.parentElement?.setAttribute('data-broken', '')
const onError = (event: SyntheticEvent<HTMLImageElement>) => markBroken(event.currentTarget)

function markIfBroken(image: HTMLImageElement | null) {
  if (isBroken(image)) markBroken(image)
}
