/** Whether a picture in server HTML failed before React listened. */
export const isBroken = (image: HTMLImageElement | null): image is HTMLImageElement =>
  image !== null && image.complete && image.naturalWidth === 0 && image.currentSrc !== ''
