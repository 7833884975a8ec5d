import { expect, test } from 'vitest'
import type { JsonObject } from '@schemas/page'
import { firstPictureOf } from './first-picture'

const cases: [what: string, props: JsonObject, picture: string][] = [
  [
    'its own picture goes before those of its entries',
    { data: [{ imgUrl: '/media/b.webp' }], imgUrl: '/media/a.webp' },
    '/media/a.webp',
  ],
  [
    'the first entry that has one',
    { data: [{ imgUrl: '' }, { imgUrl: 'https://example.com/b.JPG?x=1' }] },
    'https://example.com/b.JPG?x=1',
  ],
  ['the cover of a video, not the video', { src: '/media/a.mp4', poster: '/media/a.png' }, '/media/a.png'],
  ['no links, texts and colours', { url: '/items?cat_id=1', text: 'a.png', color: '#fff' }, ''],
]

test.each(cases)('%s', (_, props, picture) => expect(firstPictureOf({ props })).toBe(picture))
