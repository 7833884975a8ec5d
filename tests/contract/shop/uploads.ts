import type { UploadPlace } from '@schemas/generated/api'
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
}
