/** A picture in server HTML may have failed before React listened. */
export const isBroken = (image: HTMLImageElement | null): image is HTMLImageElement =>
  image !== null && image.complete && image.naturalWidth === 0 && image.currentSrc !== ''
