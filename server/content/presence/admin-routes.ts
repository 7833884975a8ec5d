import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/errors'
import { admitOperator, requireRight, declareAdmin, type CurrentOperator } from '../../platform'
import { requirePages } from '../pages/scope'
import { followBells } from './follow-bells'
import { relayOver } from './relay'

/** ms; between comments that keep proxies from closing a quiet stream. */
const BEAT_MS = 20_000
/** ms; a stream ends after this, and the browser opens it again: rights are checked again, and others are told again. */
const LIFE_MS = 5 * 60_000
/** A page shows three documents. */
const MOST_DOCUMENTS = 3
const ID = /^[\w-]{1,64}$/

/** Who else has a page open, and what they change, as server-sent events (rule presence-1). */
export default async function presenceRoutes(app: FastifyInstance) {
  const { db, presence, config, log } = app
  const streams = new Set<() => void>()
  const relay =
    config.databaseUrl === undefined
      ? undefined
      : relayOver(presence, { db, url: db.$client.directUrl, warn: (text) => log.warn(text) })
  const unfollow = followBells(presence)
  app.addHook('preClose', async () => {
    unfollow()
    for (const end of streams) end()
    await relay?.end()
  })

  // an endless answer cannot be declared as JSON or as a file
  app.get('/presence', { schema: { hide: true }, config: { looks: true } }, async (request, reply) => {
    const operator = admitOperator(request)
    requireRight(operator, 'pages.view')
    const { page_id, tab, documents } = tabOf(request)
    await requirePages(db, { company_id: request.company_id, operator }, documents, true)
    relay?.listen()
    const send = openStream(reply)
    const end = () => reply.raw.end()
    const leave = presence.join(viewerOf(request, operator, { page_id, tab }), {
      documents: new Set(documents),
      onPeople: (people) =>
        send(
          'people',
          people.map(({ company_id: _company, page_id: _page, ...person }) => person),
        ),
      onChanged: (changed) => send('changed', changed),
      onReviewed: () => send('reviewed', null),
      onTold: () => send('told', null),
      // opened again, it is asked what the operator may see now
      onSession: () => {
        send('session', null)
        end()
      },
    })
    const beat = setInterval(() => reply.raw.writableEnded || reply.raw.write(':\n\n'), BEAT_MS)
    const life = setTimeout(end, LIFE_MS)
    streams.add(end)
    reply.raw.on('close', () => {
      clearInterval(beat)
      clearTimeout(life)
      streams.delete(end)
      leave()
    })
  })

  declareAdmin(app, 'POST /presence', async ({ company_id, operator, body }) => {
    presence.select({ company_id, operator_id: operator.operator_id, ...body })
    return { status: true }
  })
}

/** @returns sends one event; nothing after the end */
function openStream(reply: FastifyReply): (event: string, data: unknown) => void {
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    // nginx would collect the events
    .header('x-accel-buffering', 'no')
    .hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.write('retry: 1000\n\n')
  return (event, data) => {
    if (!reply.raw.writableEnded) reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
}

const viewerOf = (
  { company_id }: FastifyRequest,
  { operator_id, name }: CurrentOperator,
  window: { page_id: string; tab: string },
) => ({ company_id, operator_id, name, selected: [], ...window })

/** @throws AppError `invalid` with each wrong parameter */
function tabOf({ query }: FastifyRequest) {
  const { page_id, tab, documents } = query as Record<string, unknown>
  const names = typeof documents === 'string' ? documents.split(',') : []
  const errors = {
    ...(!isId(page_id) && { page_id: ['应当是页面编号'] }),
    ...(!isId(tab) && { tab: ['应当是窗口编号'] }),
    ...((names.length > MOST_DOCUMENTS || !names.every(isId)) && { documents: ['应当是至多三个页面编号'] }),
  }
  if (!isId(page_id) || !isId(tab) || Object.keys(errors).length > 0)
    throw new AppError('invalid', { errors })
  return { page_id, tab, documents: names }
}

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)
