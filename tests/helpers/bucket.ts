import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Config } from '@server/config/storage'

export interface Bucket {
  config: S3Config
  /** Environment variables that configure the bucket. */
  env: Record<string, string>
  close(): Promise<void>
}

/** An S3-compatible store, on a free port of this machine, with one empty, publicly readable bucket. */
export async function openBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'pumian-bucket-'))
  const bucket = 'pictures'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const publicBase = `${endpoint}/${bucket}`
  const [key, secret] = ['S3RVER', 'S3RVER']
  return {
    config: { endpoint, bucket, region: 'us-east-1', key, secret, publicBase },
    env: {
      PUMIAN_STORAGE: 's3',
      PUMIAN_S3_ENDPOINT: endpoint,
      PUMIAN_S3_BUCKET: bucket,
      PUMIAN_S3_KEY: key,
      PUMIAN_S3_SECRET: secret,
      PUMIAN_S3_PUBLIC_BASE: publicBase,
    },
    async close() {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}
