import { describe, expect, it } from 'vitest'
import { readStorageConfig } from './storage'

const S3 = {
  PUMIAN_STORAGE: 's3',
  PUMIAN_S3_BUCKET: 'pictures',
  PUMIAN_S3_KEY: 'key',
  PUMIAN_S3_SECRET: 'geheim',
  PUMIAN_S3_PUBLIC_BASE: 'https://files.example.com/pictures/',
}

describe('images: which storage', () => {
  it('the local disk is the default', () => {
    expect(readStorageConfig({})).toEqual({ kind: 'disk' })
  })

  it('is a bucket by configuration', () => {
    expect(readStorageConfig({ ...S3, PUMIAN_S3_ENDPOINT: 'http://127.0.0.1:9000' })).toEqual({
      kind: 's3',
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'pictures',
      region: 'us-east-1',
      key: 'key',
      secret: 'geheim',
      publicBase: 'https://files.example.com/pictures',
    })
    expect(readStorageConfig(S3)).toMatchObject({ endpoint: undefined })
  })

  it.each([
    ['PUMIAN_STORAGE', 'ftp', 'expected disk | s3'],
    ['PUMIAN_S3_BUCKET', '', 'expected a value'],
    ['PUMIAN_S3_KEY', '', 'expected a value'],
    ['PUMIAN_S3_SECRET', '', 'expected a value'],
    ['PUMIAN_S3_PUBLIC_BASE', '', 'expected a value'],
    ['PUMIAN_S3_PUBLIC_BASE', 'ftp://key:geheim@x', 'expected an address'],
    ['PUMIAN_S3_ENDPOINT', 'key:geheim@x', 'expected an address'],
  ])('a wrong %s (%j) is named, but its value is not repeated', (name, value, expected) => {
    const read = () => readStorageConfig({ ...S3, [name]: value })
    expect(read).toThrow(`${name}: ${expected}`)
    expect(read).not.toThrow('geheim')
    expect(read).not.toThrow('ftp')
  })
})
