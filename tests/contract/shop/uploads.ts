import { basename } from 'node:path'
import type { UploadedPicture, UploadPlace } from '@schemas/generated/api'
import { png } from '@tests/helpers/pictures'
import { formOf } from '@tests/helpers/upload'
import type { Samples } from './sample'

const picture = async () => new Uint8Array(await png(30, 20))

export const samples: Samples = {
  'GET /espier/image_upload_token': [
    { query: '?filesystem=qiniu&filetype=image&filename=a.png&group=item' },
    {},
  ],
  'POST /espier/uploadlocal': [
    async ({ member }) => {
      const { key } = await member.data<UploadPlace>('/espier/image_upload_token')
      return formOf({ key, images: await picture() })
    },
    async () => formOf({ images: await picture() }),
  ],
  'POST /espier/upload': [async () => formOf({ file: await picture() })],
  'GET /espier/pictures/{name}': [
    async ({ member }) => {
      const form = await formOf({ file: await picture() })
      const headers = { ...form.headers, cookie: '', authorization: `Bearer ${member.bearer}` }
      const { url } = await member.data<UploadedPicture>('/espier/upload', {
        method: 'POST',
        ...form,
        headers,
      })
      const { pathname, search } = new URL(url, 'http://shop')
      return { params: { name: basename(pathname) }, query: search, anybodyMay: true, secret: true }
    },
  ],
}
