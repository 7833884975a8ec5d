import type { FastifyInstance } from 'fastify'
import type { ImageCodeAnswer } from '@schemas/generated/api'
import { insertMessage } from '../outbox/repo'
import { newCaptcha, type CaptchaPurpose } from './captcha'
import { drawCaptcha } from './draw'

/** A new picture to be read, for members and operators. */
export async function answerWithPicture(
  { db, config }: Pick<FastifyInstance, 'db' | 'config'>,
  company_id: string,
  purpose: CaptchaPurpose,
): Promise<ImageCodeAnswer> {
  const { token, text } = await newCaptcha(db, company_id, purpose)
  const picture = await drawCaptcha(text)
  // browser tests of a demo have to sign in and cannot read pictures
  if (!config.deployed)
    await insertMessage(db, { company_id, kind: 'captcha', recipient: token, content: { text } })
  return { imageToken: token, imageData: `data:image/png;base64,${picture.toString('base64')}` }
}
