import { expect } from 'vitest'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import type { Answer } from '@tests/helpers/seeded-app'

/** Headers of a file answer. */
export const fileOf = ({ 'content-type': type, 'content-disposition': disposition }: Answer['headers']) => ({
  type,
  disposition,
})

/** Expected headers if `schemas/api` declares a file. */
export const fileLike = ({ file = '' }: ResolvedEndpoint) => ({
  type: expect.stringMatching(new RegExp(`^${file.replace('/', '\\/')}(; charset=utf-8)?$`)),
  disposition: expect.stringMatching(/^(?:attachment|inline); filename\*=UTF-8''[\w%.-]+$/),
})
