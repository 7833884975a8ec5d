import type { Endpoints } from '@schemas/generated/api'
import { withQuery } from '../routing/query'
import { settings } from './settings'

/** Paths of the API that answer with a file. */
export type FilePath = {
  [K in keyof Endpoints]: Endpoints[K] extends { file: string }
    ? K extends `GET ${infer P}`
      ? P
      : never
    : never
}[keyof Endpoints]

/** Where a browser fetches a file of the shop's API by itself, its cookie saying who asks. */
export const fileHref = (path: FilePath, query: Readonly<Record<string, string>>) =>
  withQuery(settings.base + path, query)
