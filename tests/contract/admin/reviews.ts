import type { PageReview, ReviewNote } from '@schemas/generated/api'
import { newPage } from '@tests/helpers/pages'
import type { SampleContext, Samples } from './sample'

async function submitted({ as }: SampleContext) {
  const editor = await as('editor')
  const { page_id, draft_revision: revision } = await newPage(editor)
  const [review] = await editor.data<PageReview[]>('/reviews', {
    method: 'POST',
    body: { pages: [{ page_id, revision }] },
  })
  return { params: { review_id: review?.review_id ?? '' } }
}

async function noted({ as }: SampleContext) {
  const viewer = await as('viewer')
  const body = { text: '换一张图', widget: 'k3v9x0q2ab', widget_name: '轮播图' }
  return viewer.data<ReviewNote>('/pages/story/notes', { method: 'POST', body })
}

export const samples: Samples = {
  'GET /pages/{page_id}/reviews': [
    { params: { page_id: 'home' } },
    async (context) => ({ params: { page_id: (await noted(context)).page_id } }),
  ],
  'POST /reviews': [
    async ({ as }) => {
      const { page_id, draft_revision: revision } = await newPage(await as('editor'))
      return { body: { pages: [{ page_id, revision }], message: '第一版' } }
    },
  ],
  'POST /reviews/{review_id}/withdraw': [submitted],
  'POST /reviews/{review_id}/return': [
    async (context) => ({ ...(await submitted(context)), body: { words: '首图太暗' } }),
  ],
  'POST /pages/{page_id}/notes': [
    { params: { page_id: 'story' }, body: { text: '整页偏长' } },
    async (context) => ({
      params: { page_id: 'story' },
      body: { text: '好的', parent_id: (await noted(context)).note_id },
    }),
  ],
  'POST /notes/{note_id}/settle': [
    async (context) => ({
      params: { note_id: (await noted(context)).note_id },
      body: { settled: true },
    }),
  ],
}
