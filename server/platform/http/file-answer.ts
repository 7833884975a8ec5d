import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'

/** Endpoints of an area that answer with a file instead of JSON, by method and path. */
export type FileKey<Area> = { [K in keyof Area]: Area[K] extends { file: string } ? K : never }[keyof Area]

/** A handler's answer if `schemas/api` declares a `file`. */
export interface FileAnswer {
  content: Buffer | Readable | string
  /** File name for saving; may be Chinese. */
  name: string
  /** Content type, where it is another than the declared one. */
  type?: string
  /** Displayed by the browser instead of saved. */
  inline?: boolean
}

/** How a handler's answer is sent; everything but files is put under `data`. */
export type Sending<T> = (reply: FastifyReply, answer: T) => unknown
export const sendData: Sending<unknown> = (_reply, data) => ({ data })

/** Answers with a file, of the content type that its endpoint declares. */
export function sendFile({ file, method, path }: ResolvedEndpoint): Sending<FileAnswer> {
  if (file === undefined) throw new Error(`Expected ${method} ${path} to declare a file, found an answer`)
  const declared = file.startsWith('text/') ? `${file}; charset=utf-8` : file
  return (reply, { content, name, type = declared, inline = false }) => {
    const how = inline ? 'inline' : 'attachment'
    reply.header('content-disposition', `${how}; filename*=UTF-8''${encodeURIComponent(name)}`)
    return reply.type(type).send(content)
  }
}
