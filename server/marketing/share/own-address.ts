import type { FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'

/** Where the asker sees this shop. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) =>
  `${protocol}://${host}`

/**
 * The full address of a page of this very site, given as a path or in full; codes lead nowhere else.
 * @throws AppError invalid for any other site, and for what is no address
 */
export function ownAddress(origin: string, text: string): string {
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined
  if (url?.origin === new URL(origin).origin && url.username === '' && url.password === '') return url.href
  throw new AppError('invalid', {
    message: 'path 应当是本站的地址',
    errors: { path: [`应当是本站的地址，收到 ${JSON.stringify(text.slice(0, 80))}`] },
  })
}
