import type { Samples } from './sample'

const headers = { 'content-type': 'application/json' }

export const samples: Samples = {
  'POST /pctemplate/validate': [
    { payload: '{"formatVersion":2,"platform":"pc","widgets":{}}', headers },
    { payload: '{', headers, query: '?region=header' },
  ],
}
