import type { ImageFolder } from '@schemas/generated/api'
import { png } from '@tests/helpers/pictures'
import { formOf, postForm, tokenFor, uploadPicture } from '@tests/helpers/upload'
import type { SampleContext, Samples } from './sample'

/** Parameters of a call for one picture of the library. */
const picture = async ({ app, as }: SampleContext) => {
  const { image_id } = await uploadPicture(app, await as('editor'), await png(30, 20))
  return { params: { image_id } }
}

const pictures = async (context: SampleContext) => [
  (await picture(context)).params.image_id,
  (await picture(context)).params.image_id,
]

const folder = async ({ as }: SampleContext) => {
  const editor = await as('editor')
  const body = { name: crypto.randomUUID() }
  const { folder_id } = await editor.data<ImageFolder>('/image-folders', { method: 'POST', body })
  return { params: { folder_id } }
}

export const samples: Samples = {
  'POST /images/token': [{ body: { filename: '夏日.png', size: 1000 } }],
  'POST /images/upload': [
    async ({ as }) => {
      const { token, key } = await tokenFor(await as('editor'))
      return formOf({ file: new Uint8Array(await png(30, 20)), token, key })
    },
  ],
  'POST /images': [
    async ({ app, as }) => {
      const editor = await as('editor')
      const { host, token, key } = await tokenFor(editor)
      await postForm(app, editor, host, { token, key, file: new Uint8Array(await png(30, 20)) })
      return { body: { img_name: '夏日.png', img_url: key } }
    },
  ],
  'GET /images': [
    async (context) => {
      await picture(context)
      return {}
    },
    { query: '?folder_id=&keyword=夏&deleted=1&sort=size&order=asc&page_no=1&page_size=100' },
  ],
  'PUT /images/{image_id}': [
    async (context) => ({ ...(await picture(context)), body: { img_name: '新名.png', folder_id: '' } }),
  ],
  'GET /images/{image_id}/uses': [picture],
  'DELETE /images/{image_id}': [
    picture,
    async (context) => ({ ...(await picture(context)), query: '?force=1' }),
  ],
  'POST /images/{image_id}/restore': [picture],
  'GET /images/uses': [
    async (context) => ({ query: `?image_ids=${(await pictures(context)).join('&image_ids=')}` }),
  ],
  'POST /images/move': [async (context) => ({ body: { image_ids: await pictures(context), folder_id: '' } })],
  'POST /images/delete': [async (context) => ({ body: { image_ids: await pictures(context) } })],
  'POST /images/restore': [async (context) => ({ body: { image_ids: await pictures(context) } })],
  'POST /images/purge': [{ body: {} }, { body: { days: 0 } }],
  'GET /image-folders': [
    async (context) => {
      await folder(context)
      return {}
    },
  ],
  'POST /image-folders': [{ body: { name: '样例' } }],
  'PUT /image-folders/{folder_id}': [
    async (context) => ({ ...(await folder(context)), body: { name: '改名' } }),
  ],
  'DELETE /image-folders/{folder_id}': [folder],
}
