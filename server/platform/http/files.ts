import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PRIVATE_FOLDER } from '../../storage/storage'

/** Headers that only affect pages; without them scripts and styles have a third less overhead. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Built files of the storefront or the designer: names under `assets` contain a hash of their content and never
 * change.
 */
export async function clientFiles(app: FastifyInstance, folder: string, assets = 'assets') {
  await app.register(serveStatic, {
    root: folder,
    // one route per file, so that all other paths reach the shop's pages
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = path.startsWith(join(folder, assets))
      // an svg opened on its own is a page
      if (/\.(?:js|css)(?:\.br|\.gz)?$/.test(path)) PAGE_HEADERS.forEach((name) => reply.removeHeader(name))
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

/** Pictures of the seed, of operators and of members, at `/media/…`; private ones are not served here. */
export async function media(app: FastifyInstance) {
  const { dataDir, corsOrigins } = app.config
  const root = join(dataDir, 'media')
  if (!existsSync(root)) mkdirSync(root, { recursive: true })
  await app.register(serveStatic, {
    root,
    prefix: '/media/',
    index: false,
    allowedPath: isPublic,
    // unfinished files
    dotfiles: 'ignore',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=86400')
      // pages of other storefronts show them
      if (corsOrigins.size > 0) reply.header('cross-origin-resource-policy', 'cross-origin')
      // an uploaded svg or html must not act as a page of the shop
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    },
  })
}

/** @param path decoded; a file system may ignore case, and read several slashes as one */
const isPublic = (path: string): boolean =>
  path
    .split(/[/\\]/)
    .find((part) => part !== '' && part !== '.')
    ?.toLowerCase() !== PRIVATE_FOLDER
