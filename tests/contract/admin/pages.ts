import type { SignedInOperator } from '@tests/helpers/operator'
import { newPage, publishDraft, saveDraft } from '@tests/helpers/pages'
import type { SampleContext, Samples } from './sample'

const fresh = async ({ as }: SampleContext) => newPage(await as('editor'))
const freshParams = async (context: SampleContext) => ({
  params: { page_id: (await fresh(context)).page_id },
})
const freshName = async (context: SampleContext) => {
  const { page_id, draft_revision } = await fresh(context)
  return { page_id, revision: draft_revision }
}

async function scheduled(owner: SignedInOperator) {
  const { page_id, draft_revision } = await newPage(owner)
  const body = { pages: [{ page_id, revision: draft_revision }], at: '2099-01-01T00:00:00Z' }
  return owner.data<{ publication: { publication_id: string } }>('/publish', { method: 'POST', body })
}

export const samples: Samples = {
  'GET /pages': [{}, { query: '?page_type=home&platform=pc&enabled=1&sort=title&order=asc' }],
  'POST /pages': [
    { body: { page_type: 'custom', platform: 'pc', title: '空白' } },
    {
      body: { page_type: 'home', platform: 'h5', title: '手机首页', template_id: 'built-in-h5-home' },
    },
    { body: { page_type: 'custom', platform: 'pc', title: '故事二', copy_of: 'story', description: '抄' } },
  ],
  'GET /pages/{page_id}': [{ params: { page_id: 'home' } }],
  'PUT /pages/{page_id}': [
    async (context) => ({
      ...(await freshParams(context)),
      body: { title: '新名称', seo: { title: '标题' } },
    }),
  ],
  'POST /pages/{page_id}/duplicate': [{ params: { page_id: 'story' } }],
  'DELETE /pages/{page_id}': [freshParams],
  'POST /pages/{page_id}/restore': [
    async (context) => {
      const { params } = await freshParams(context)
      const editor = await context.as('editor')
      await editor.data(`/pages/${params.page_id}`, { method: 'DELETE' })
      return { params }
    },
  ],
  'POST /pages/{page_id}/enable': [
    async ({ as }) => {
      const owner = await as('owner')
      const { page_id, draft_revision } = await newPage(owner)
      await publishDraft(owner, page_id, draft_revision)
      return { params: { page_id }, body: { enabled: true } }
    },
  ],
  'GET /pages/{page_id}/workspace': [{ params: { page_id: 'home' } }, { params: { page_id: 'home-h5' } }],
  'POST /presence': [{ body: { tab: 'a', selected: ['k3v9x0q2ab'] } }],
  'PUT /drafts': [
    async (context) => {
      const { page_id, draft_revision } = await fresh(context)
      const document = '{"formatVersion":2,"platform":"pc","widgets":{}}'
      return { body: { documents: [{ page_id, base: draft_revision, document }] } }
    },
  ],
  'POST /publish': [async (context) => ({ body: { pages: [await freshName(context)], note: '第一版' } })],
  'GET /publications': [{}, { query: '?state=done' }],
  'DELETE /publications/{publication_id}': [
    async ({ as }) => {
      const { publication } = await scheduled(await as('owner'))
      return { params: { publication_id: publication.publication_id } }
    },
  ],
  'POST /publications/{publication_id}/withdraw': [
    async ({ as }) => {
      const owner = await as('owner')
      const { page_id, draft_revision } = await newPage(owner)
      const { publication } = await publishDraft(owner, page_id, draft_revision)
      return { params: { publication_id: publication.publication_id } }
    },
  ],
  'GET /pages/{page_id}/draft': [{ params: { page_id: 'home' } }],
  'GET /pages/{page_id}/authors': [{ params: { page_id: 'home' } }],
  'GET /pages/{page_id}/versions': [{ params: { page_id: 'home' } }],
  'GET /pages/{page_id}/revisions/{revision_id}': [{ params: { page_id: 'home', revision_id: 'home-1' } }],
  'POST /pages/{page_id}/rollback': [
    async ({ as }) => {
      const owner = await as('owner')
      const { page_id, draft_revision } = await newPage(owner)
      await publishDraft(owner, page_id, draft_revision)
      await saveDraft(owner, page_id, (page) => void (page.page.props.title = '二'))
      return { params: { page_id }, body: { revision: draft_revision } }
    },
  ],
  'POST /preview': [
    { body: { pages: [{ page_id: 'home', revision: 'home-1' }], platform: 'pc' } },
    {
      body: {
        pages: [{ page_id: 'story', revision: 'story-1' }],
        platform: 'pc',
        at: '2099-11-11T00:00:00+08:00',
      },
    },
  ],
}
