import type { FastifyInstance } from 'fastify'
import { AppError } from '../../core/errors'
import { CompanyResolver } from './resolver'
import { isHost, isListedHost } from '../../config/allowed-hosts'

/**
 * Answers 421 to unknown hosts before anything is read: canonical addresses, robots.txt, share links and login codes
 * contain the host of the request. Known are those of `PUMIAN_ALLOWED_HOSTS` and each company's own sub-domain;
 * without the variable every syntactically valid host. `/healthz`, `/readyz` and files, which contain no host, always
 * answer.
 */
export function allowedHosts(app: FastifyInstance) {
  const { allowedHosts: hosts, baseDomain } = app.config
  app.addHook('onRequest', async ({ host }) => {
    if (!isHost(host)) throw new AppError('wrong_host')
  })
  if (!hosts) return
  const resolver = new CompanyResolver(app.db, baseDomain)
  app.addHook('onRequest', async ({ host, hostname }) => {
    if (isListedHost(hosts, host)) return
    const company = await resolver.named({ host: hostname, cookie: undefined, parameter: undefined })
    if (typeof company !== 'string') throw new AppError('wrong_host')
  })
}
