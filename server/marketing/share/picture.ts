import sharp from 'sharp'
import { letters, linesOf, widthOf, type LetterStyle } from '../../fonts/letters'
import { qrcodePng } from '../../core/qrcode'

export interface SharePicture {
  item_name: string
  /** `¥79.00`, or `500积分`. */
  price: string
  shop_name: string
  /** Content of the code. */
  link: string
  /** The product's picture; undefined: it has none that this shop stores. */
  picture: Uint8Array | undefined
}

const WIDTH = 600
const HEIGHT = 880
const EDGE = 32
const CODE = 176
const CODE_AT = { left: WIDTH - EDGE - CODE, top: WIDTH + EDGE }
const TITLE_WIDTH = CODE_AT.left - 2 * EDGE

const TITLE: LetterStyle = { size: 26, colour: '#222222', weight: 'bold' }
const PRICE: LetterStyle = { size: 36, colour: '#b8321c', weight: 'bold' }
const NOTE: LetterStyle = { size: 18, colour: '#666666', weight: 'regular' }
const HINT = '扫码查看商品'

/** The picture that shoppers share: the product with name and price, and a code with its address. */
export async function sharePicture({
  item_name,
  price,
  shop_name,
  link,
  picture,
}: SharePicture): Promise<Buffer> {
  const [code, photo] = await Promise.all([
    qrcodePng(link, CODE),
    picture && sharp(picture).resize(WIDTH, WIDTH, { fit: 'cover' }).toBuffer(),
  ])
  const texts = [
    ...linesOf(item_name, TITLE.size, TITLE_WIDTH, 3).map((line, at) =>
      letters(line, EDGE, WIDTH + EDGE + 28 + at * 38, TITLE),
    ),
    letters(price, EDGE, WIDTH + EDGE + 176, PRICE),
    ...linesOf(shop_name, NOTE.size, TITLE_WIDTH, 1).map((line) => letters(line, EDGE, HEIGHT - EDGE, NOTE)),
    letters(HINT, CODE_AT.left + (CODE - widthOf(HINT, NOTE.size)) / 2, CODE_AT.top + CODE + 28, NOTE),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${WIDTH}" fill="#f2f2f2"/>${texts.join('')}</svg>`
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
      { input: code, ...CODE_AT },
    ])
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
}
