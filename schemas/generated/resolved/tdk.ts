// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/tdk',
  'x-name': 'SiteTdk',
  title: '搜索引擎信息',
  description: '首页标题，以及没有自己的关键词与描述的页面所用的关键词与描述',
  'x-version': 1,
  'x-ui': { order: 6 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '搜索引擎信息',
      type: 'object',
      additionalProperties: false,
      properties: {
        title: {
          title: '标题',
          type: 'string',
          maxLength: 80,
          default: '',
          'x-messages': { maxLength: '标题最多80个字' },
        },
        mate_keywords: {
          title: '关键词',
          type: 'string',
          maxLength: 200,
          default: '',
          'x-messages': { maxLength: '关键词最多200个字' },
          'x-ui': { placeholder: '用逗号分隔' },
        },
        mate_description: {
          title: '描述',
          type: 'string',
          maxLength: 300,
          default: '',
          'x-messages': { maxLength: '描述最多300个字' },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema
