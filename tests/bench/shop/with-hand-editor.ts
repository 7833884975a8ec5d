import { join } from 'node:path'
import serveStatic from '@fastify/static'
import fastify from 'fastify'
import { FORMAT_VERSION, serialisePage } from '@schemas'
import { editorPage } from '../editor/documents'

/** The editor written by hand with a page of that many widgets, served from the disk and from memory. */
export async function withHandEditor<T>(size: number, use: (url: string) => Promise<T>): Promise<T> {
  const app = fastify()
  const document = serialisePage({ ...editorPage(size), formatVersion: FORMAT_VERSION })
  app.get('/document.json', (_request, reply) => reply.header('cache-control', 'no-store').send(document))
  await app.register(serveStatic, {
    root: join(import.meta.dirname, '../browser'),
    cacheControl: false,
    // as the designer's files, whose names change with their content
    setHeaders: (reply, path) => {
      const lasting = path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable'
      reply.header('cache-control', lasting)
    },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    return await use(`${origin}/tests/bench/editor/hand-page.html`)
  } finally {
    await app.close()
  }
}
