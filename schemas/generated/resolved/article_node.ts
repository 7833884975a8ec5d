// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/article_node',
  'x-name': 'ArticleNodeRecord',
  title: '文章栏目',
  description: '文章按栏目列出，栏目可以有上级',
  'x-version': 1,
  'x-ui': { order: 70, group: '内容' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '文章栏目',
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: {
          title: '名称',
          type: 'string',
          minLength: 1,
          maxLength: 30,
          'x-messages': { required: '请输入名称', minLength: '请输入名称', maxLength: '名称最多30个字' },
          'x-ui': { column: true },
        },
        kind: {
          title: '用途',
          type: 'string',
          enum: ['news', 'faqs', 'about'],
          'x-enum': ['资讯', '常见问题', '关于我们'],
          default: 'news',
          'x-ui': { widget: 'select', column: true },
        },
        sort: {
          title: '排序',
          description: '小的在前',
          type: 'integer',
          minimum: 0,
          maximum: 9999,
          default: 0,
          'x-messages': { minimum: '排序不能小于0', maximum: '排序不能大于9999' },
          'x-ui': { widget: 'number', column: true },
        },
      },
    },
  },
}

export default schema
