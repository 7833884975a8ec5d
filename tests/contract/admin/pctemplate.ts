import { newPage } from '@tests/helpers/pages'
import type { SampleContext, Samples } from './sample'

const publicId = async ({ as }: SampleContext) => (await newPage(await as('editor'))).theme_pc_template_id
const config = '[{"type":"W0011","uuid":"abcdefghij","text":"你好"}]'

export const samples: Samples = {
  'GET /pctemplate/lists': [{}, { query: '?page_type=index&status=1&page_no=1&page_size=5' }],
  'POST /pctemplate/add': [{ body: { title: '上游的页面', page_type: 'custom', version: 'v1.0.1' } }],
  'PUT /pctemplate/edit': [
    async (context) => ({ body: { id: await publicId(context), title: '改名', description: '说明' } }),
  ],
  'DELETE /pctemplate/delete/{id}': [async (context) => ({ params: { id: await publicId(context) } })],
  'GET /pctemplate/getHeaderOrFooter': [{ query: '?page_name=header' }, { query: '?page_name=footer' }],
  'POST /pctemplate/saveHeaderOrFooter': [
    { body: { page_name: 'footer', config: '[{"type":"W0006","uuid":"footerpanel","comptyle":"footer"}]' } },
  ],
  'GET /pctemplate/getTemplateContent': [{ query: '?theme_pc_template_id=101' }],
  'POST /pctemplate/saveTemplateContent': [
    async (context) => ({ body: { theme_pc_template_id: await publicId(context), config } }),
  ],
  'GET /pctemplate/loginPage/setting': [{}],
  'POST /pctemplate/loginPage/setting': [{ body: { logo: '/media/logo.webp', background: '' } }],
}
