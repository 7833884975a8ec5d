import { clsx } from 'clsx'
import type { CSSProperties, SyntheticEvent } from 'react'
import { mediaUrl, px } from '@engine'
import { pictureSet } from '@schemas/picture'
import { isBroken } from './is-broken'
import css from './Picture.module.css'

interface PictureProps {
  /** Address of the picture; an invalid one shows the placeholder. */
  src: unknown
  /** Alternative text; '' if a text beside the picture says it. */
  alt: string
  /** px; the box of the picture. Absent: the box gets its size from its style. */
  width?: number
  height?: number
  fit?: 'cover' | 'contain' | 'fill'
  /** Above the fold: loads at once. All others leave the line to these pictures and to the page's scripts. */
  eager?: boolean
  className?: string
  style?: CSSProperties
}

/**
 * Every picture of a widget: in a box of known size, lazy by default, with a neutral placeholder if it is missing or
 * fails to load.
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
        // before the address itself, which a browser would request at once
        {...choice(url, px(box.width))}
        src={url}
        alt={alt}
        width={px(width)}
        height={px(height)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding="async"
        draggable={false}
      />
    </span>
  )
}

/** `srcset` and `sizes` for the browser's choice. */
function choice(url: string, width: number | undefined) {
  const srcSet = width === undefined ? undefined : pictureSet(url)
  return srcSet === undefined ? {} : { sizes: `${width}px`, srcSet }
}

const spoken = (alt: string) => (alt === '' ? {} : ({ role: 'img', 'aria-label': alt } as const))

/** Attributes instead of state: a page has hundreds of pictures and almost none of them fails. */
const markBroken = (image: HTMLImageElement) => image.parentElement?.setAttribute('data-broken', '')
const onError = (event: SyntheticEvent<HTMLImageElement>) => markBroken(event.currentTarget)

function markIfBroken(image: HTMLImageElement | null) {
  if (isBroken(image)) markBroken(image)
}
