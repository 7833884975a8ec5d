import { OperatorError } from './operator-error'

/** Local disk below the data directory, or a bucket of any S3-compatible store. */
export type StorageConfig = { kind: 'disk' } | ({ kind: 's3' } & S3Config)

export interface S3Config {
  /** Absent: AWS itself. */
  endpoint: string | undefined
  bucket: string
  region: string
  key: string
  secret: string
  /** Where shoppers' browsers fetch the bucket's files, without a slash at its end. */
  publicBase: string
}

type Environment = Record<string, string | undefined>

/** @throws OperatorError naming the variable and what it must be; values may be secret, so none is repeated */
export function readStorageConfig(env: Environment): StorageConfig {
  const kind = env.PUMIAN_STORAGE || 'disk'
  if (kind === 'disk') return { kind }
  if (kind !== 's3') throw new OperatorError('PUMIAN_STORAGE: expected disk | s3, got something else.')
  return {
    kind,
    endpoint: env.PUMIAN_S3_ENDPOINT ? url('PUMIAN_S3_ENDPOINT', env) : undefined,
    bucket: needed('PUMIAN_S3_BUCKET', env),
    region: env.PUMIAN_S3_REGION || 'us-east-1',
    key: needed('PUMIAN_S3_KEY', env),
    secret: needed('PUMIAN_S3_SECRET', env),
    publicBase: url('PUMIAN_S3_PUBLIC_BASE', env),
  }
}

function needed(name: string, env: Environment): string {
  const value = env[name]
  if (value) return value
  throw new OperatorError(`${name}: expected a value, for PUMIAN_STORAGE is s3, got none.`)
}

function url(name: string, env: Environment): string {
  const value = needed(name, env)
  if (/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(value)) return value.replace(/\/+$/, '')
  throw new OperatorError(`${name}: expected an address like https://files.example.com, got something else.`)
}
