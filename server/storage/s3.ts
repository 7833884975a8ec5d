import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Config } from '../config/storage'
import { checkKey, isPrivateKey, type Storage } from './storage'

/**
 * A bucket of an S3-compatible store. The bucket's own policy makes its files public, except those below `private/`.
 */
export function s3Storage({ endpoint, bucket, region, key, secret, publicBase }: S3Config): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // other stores support neither sub-domains for buckets nor Amazon's newer checksums
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const place = (name: string) => ({ Bucket: bucket, Key: checkKey(name) })
  return {
    domain: publicBase,
    async put(name, bytes, type) {
      const cached = isPrivateKey(name) ? 'private, no-store' : 'public, max-age=31536000, immutable'
      await client.send(
        new PutObjectCommand({ ...place(name), Body: bytes, ContentType: type, CacheControl: cached }),
      )
    },
    async get(name) {
      const answer = await unlessMissing(client.send(new GetObjectCommand(place(name))))
      return answer?.Body?.transformToByteArray()
    },
    async exists(name) {
      return (await unlessMissing(client.send(new HeadObjectCommand(place(name))))) !== undefined
    },
    async delete(name) {
      await client.send(new DeleteObjectCommand(place(name)))
    },
  }
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}
