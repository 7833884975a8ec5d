import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBucket } from '@tests/helpers/bucket'
import { diskStorage } from './disk'
import { openStorage } from './open'
import { s3Storage } from './s3'
import { addressOf, checkKey, type Storage } from './storage'

const KEY = 'uploads/1/2025/01/a-l.webp'
const bytes = (text: string) => new TextEncoder().encode(text)

const stores: [name: string, open: () => Promise<{ storage: Storage; close(): void | Promise<void> }>][] = [
  [
    'local disk',
    async () => {
      const root = mkdtempSync(join(tmpdir(), 'pumian-store-'))
      return { storage: diskStorage(root, '/media'), close: () => rmSync(root, { recursive: true }) }
    },
  ],
  [
    'S3',
    async () => {
      const { config, close } = await openBucket()
      return { storage: s3Storage(config), close }
    },
  ],
]

describe.each(stores)('storage port, %s', (_name, open) => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.close())

  it('stores a file, finds it, returns it, replaces it, deletes it', async () => {
    const { storage } = opened
    expect([await storage.exists(KEY), await storage.get(KEY)]).toEqual([false, undefined])
    await storage.put(KEY, bytes('one'), 'image/webp')
    await storage.put(KEY, bytes('two'), 'image/webp')
    expect(await storage.exists(KEY)).toBe(true)
    expect(Buffer.from((await storage.get(KEY)) ?? []).toString()).toBe('two')
    await storage.delete(KEY)
    await storage.delete(KEY)
    expect([await storage.exists(KEY), await storage.get(KEY)]).toEqual([false, undefined])
  })

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'uploads//a', 'uploads/.partial', 'a', 'a\\b/c', ''])(
    'refuses the key %j in every call',
    async (key) => {
      const { storage } = opened
      for (const call of [
        async () => storage.put(key, bytes('x'), 'image/webp'),
        async () => storage.get(key),
        async () => storage.exists(key),
        async () => storage.delete(key),
      ])
        await expect(call()).rejects.toThrow('Expected a key like')
    },
  )
})

describe('storage port', () => {
  it('leaves no unfinished file on the disk when a write fails', async () => {
    const root = mkdtempSync(join(tmpdir(), 'pumian-store-'))
    const storage = diskStorage(root, '/media')
    await storage.put('uploads/1', bytes('a file where a folder has to be'), 'image/webp')
    await expect(storage.put('uploads/1/a.webp', bytes('x'), 'image/webp')).rejects.toThrow(/EEXIST|ENOTDIR/)
    await storage.put('uploads/folder/a.webp', bytes('x'), 'image/webp')
    await expect(storage.put('uploads/folder', bytes('x'), 'image/webp')).rejects.toThrow(
      /EISDIR|ENOTEMPTY|EEXIST/,
    )
    expect(readdirSync(join(root, '.partial'))).toEqual([])
    rmSync(root, { recursive: true })
  })

  it('removes unfinished files of a killed server at start, but not those being written', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pumian-store-'))
    const partial = join(dataDir, 'media/.partial')
    mkdirSync(partial, { recursive: true })
    for (const name of ['old', 'new']) writeFileSync(join(partial, name), 'half')
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
    utimesSync(join(partial, 'old'), yesterday, yesterday)
    const { domain } = await openStorage({ storage: { kind: 'disk' }, dataDir })
    expect([domain, readdirSync(partial)]).toEqual(['/media', ['new']])
    rmSync(dataDir, { recursive: true })
  })

  it('serves a file of a bucket at its public address, with its type, cacheable for ever', async () => {
    const { config, close } = await openBucket()
    const storage = s3Storage(config)
    await storage.put(KEY, bytes('one'), 'image/webp')
    const answer = await fetch(addressOf(storage, KEY))
    expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['one', 'image/webp'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    await close()
  })

  it('a missing bucket is an error, unlike a missing file', async () => {
    const { config, close } = await openBucket()
    const storage = s3Storage({ ...config, bucket: 'nowhere' })
    await expect(storage.put(KEY, bytes('one'), 'image/webp')).rejects.toThrow('bucket')
    await close()
  })

  it('makes addresses of keys', () => {
    expect(addressOf({ domain: '/media' }, checkKey(KEY))).toBe(`/media/${KEY}`)
  })
})
