import type { Samples } from './sample'

export const samples: Samples = {
  'GET /pctemplate/getTemplateContent': [
    {},
    { query: '?theme_pc_template_id=201' },
    { query: '?theme_pc_template_id=nobody' },
  ],
  'GET /pctemplate/getHeaderOrFooter': [
    { query: '?page_name=header' },
    { query: '?page_name=footer' },
    { query: '?page_name=footer&viewport=h5' },
  ],
  'GET /theme.tmpl': [{}],
  'GET /pagestemplate/gettdk': [{}],
  'GET /pageparams/setting': [{ query: '?template_name=yykweishop' }, { query: '?template_name=none' }],
}
