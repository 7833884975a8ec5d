// Written by scripts/generate.ts (npm run generate); do not edit.
import colour from '../common/colour.schema.json'
import imageUrl from '../common/image-url.schema.json'
import boxStyle from '../common/box-style.schema.json'
import webUrl from '../common/web-url.schema.json'
import link from '../common/link.schema.json'
import captionSlide from '../common/caption-slide.schema.json'
import money from '../common/money.schema.json'
import plainColour from '../common/plain-colour.schema.json'
import hotZone from '../common/hot-zone.schema.json'
import imageLink from '../common/image-link.schema.json'
import linkItem from '../common/link-item.schema.json'
import price from '../common/price.schema.json'
import videoUrl from '../common/video-url.schema.json'

/** Every shared shape as it is written in its file. */
export const commons: readonly unknown[] = [
  colour,
  imageUrl,
  boxStyle,
  webUrl,
  link,
  captionSlide,
  money,
  plainColour,
  hotZone,
  imageLink,
  linkItem,
  price,
  videoUrl,
]
