import type { FastifyInstance } from 'fastify'
import type { ImageCodeAnswer } from '@schemas/generated/api'
import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { insertMessage } from '../outbox/repo'
import { type CaptchaPurpose, newCaptcha } from './captcha'
import { letters, widthOf } from '../../fonts/letters'

/** A new captcha, for members and operators. */
export async function answerWithPicture(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  company_id: string,
  purpose: CaptchaPurpose,
): Promise<ImageCodeAnswer> {
  const { token, text } = await newCaptcha(db, company_id, purpose)
  const picture = await drawCaptcha(text)
  // browser tests of a demo must sign in and cannot read pictures
  if (!config.deployed)
    await insertMessage(db, { company_id, kind: 'captcha', recipient: token, content: { text } })
  return { imageToken: token, imageData: `data:image/png;base64,${picture.toString('base64')}` }
}

const WIDTH = 120
const HEIGHT = 40
const COLOURS = ['#1f4e79', '#7a3b00', '#2e5d34', '#5b2a6e', '#7a1f2b']

/**
 * The text as a picture that is easier to read for people than for programs: rotated, shifted and crossed-out
 * letters.
 */
async function drawCaptcha(text: string): Promise<Buffer> {
  const step = (WIDTH - 16) / text.length
  const glyphs = [...text].map((letter, i) => {
    const x = 8 + step * (i + 0.5)
    const y = HEIGHT / 2 + between(-3, 3)
    const turned = `translate(${x} ${y}) rotate(${between(-24, 24)}) skewX(${between(-12, 12)})`
    const size = between(24, 30)
    const shape = letters(letter, -widthOf(letter, size) / 2, 9, { size, colour: colour(), weight: 'bold' })
    return `<g transform="${turned}">${shape}</g>`
  })
  const lines = Array.from({ length: 4 }, () => {
    const [from, to] = [between(0, HEIGHT), between(0, HEIGHT)]
    const bend = `${between(30, 90)} ${between(-10, HEIGHT + 10)}`
    return `<path d="M0 ${from}Q${bend} ${WIDTH} ${to}" fill="none" stroke="${colour()}" stroke-width="1.2" opacity=".6"/>`
  })
  const dots = Array.from(
    { length: 30 },
    () =>
      `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="1" fill="${colour()}" opacity=".5"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f5f7"/>${[...glyphs, ...lines, ...dots].join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

const between = (least: number, most: number) => randomInt(least, most + 1)
const colour = () => COLOURS[randomInt(COLOURS.length)] ?? '#000'
