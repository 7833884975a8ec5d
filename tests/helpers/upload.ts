import type { ImageRow, ImageToken, StoredImage, UploadedPicture } from '@schemas/generated/api'
import { API_BASE } from '@server/app/build-app'
import type { FastifyInstance } from 'fastify'
import type { SignedInOperator } from './operator'
import type { Answer } from './seeded-app'

/** The parts of an upload form, in the given order, as a browser writes them. */
export async function formOf(parts: Record<string, string | Uint8Array<ArrayBuffer>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value]), 'picture.jpg')
  }
  const body = new Response(form)
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  }
}

/** Posts an upload form. */
export async function postForm(
  app: FastifyInstance,
  { cookie }: Pick<SignedInOperator, 'cookie'>,
  host: string,
  parts: Record<string, string | Uint8Array<ArrayBuffer>>,
  company = 'hean.localhost',
): Promise<Answer> {
  const { headers, payload } = await formOf(parts)
  return app.inject({ method: 'POST', url: host, headers: { host: company, cookie, ...headers }, payload })
}

/** A grant to upload one picture. */
export const tokenFor = (operator: SignedInOperator, size = 1000): Promise<ImageToken> =>
  operator.data('/images/token', { method: 'POST', body: { filename: 'a.png', size } })

/** All three steps of an upload. */
export async function uploadPicture(
  app: FastifyInstance,
  operator: SignedInOperator,
  file: Buffer,
  img_name = 'a.png',
  folder_id?: string,
): Promise<ImageRow> {
  const { host, token, key } = await tokenFor(operator, file.length)
  const answer = await postForm(app, operator, host, { file: new Uint8Array(file), token, key })
  if (answer.statusCode !== 200) throw new Error(`Expected the upload to be accepted, got ${answer.payload}`)
  const stored = answer.json<{ data: StoredImage }>().data
  const { width, height, size, type } = stored
  return operator.data('/images', {
    method: 'POST',
    body: { img_name, img_url: stored.key, img_type: type, img_size: size, width, height, folder_id },
  })
}

/** Uploads a member's picture, in one step. @param group its purpose; without it the picture is private */
export async function uploadAsMember(
  app: FastifyInstance,
  { cookie }: Pick<SignedInOperator, 'cookie'>,
  file: Buffer,
  group = '',
): Promise<UploadedPicture> {
  const parts = { group, file: new Uint8Array(file) }
  const answer = await postForm(app, { cookie }, `${API_BASE}/espier/upload`, parts)
  if (answer.statusCode !== 200) throw new Error(`Expected the picture to be accepted, got ${answer.payload}`)
  return answer.json<{ data: UploadedPicture }>().data
}
