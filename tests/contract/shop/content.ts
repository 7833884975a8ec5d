import type { Samples } from './sample'

export const samples: Samples = {
  'GET /article/management': [{}, { query: '?node_id=1&kind=news&keywords=短袖&page=1&pageSize=5' }],
  'GET /article/management/{id}': [{ params: { id: '101' } }],
  'GET /article/node': [{}, { query: '?kind=faqs' }],
  'GET /article/faqs': [{}, { query: '?node_id=21' }],
  'GET /content.info': [{ query: '?article_id=101' }, { query: '?content_id=103' }],
}
