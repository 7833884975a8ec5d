// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { imageUrl } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/article',
  'x-name': 'ArticleRecord',
  title: '文章',
  'x-version': 1,
  'x-ui': { order: 71, group: '内容' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '文章',
      type: 'object',
      additionalProperties: false,
      required: ['title', 'node_id', 'content', 'published'],
      properties: {
        title: {
          title: '标题',
          type: 'string',
          minLength: 1,
          maxLength: 80,
          'x-messages': { required: '请输入标题', minLength: '请输入标题', maxLength: '标题最多80个字' },
          'x-ui': { column: true },
        },
        node_id: {
          title: '栏目',
          type: 'string',
          minLength: 1,
          'x-messages': { required: '请选择栏目', minLength: '请选择栏目' },
          'x-ui': { widget: 'record', record: 'article_node' },
        },
        summary: {
          title: '摘要',
          type: 'string',
          maxLength: 200,
          default: '',
          'x-messages': { maxLength: '摘要最多200个字' },
          'x-ui': { widget: 'textarea' },
        },
        content: {
          title: '正文',
          description: '可用 HTML；保存时清理掉不安全的内容',
          type: 'string',
          minLength: 1,
          maxLength: 100000,
          'x-messages': { required: '请输入正文', minLength: '请输入正文', maxLength: '正文最多100000个字' },
          'x-ui': { widget: 'textarea' },
        },
        image_url: {
          ...imageUrl,
          title: '封面',
          'x-ui': { quiet: true, widget: 'image', recommended: { width: 600, height: 400 }, column: true },
        },
        author: {
          title: '作者',
          type: 'string',
          maxLength: 20,
          default: '',
          'x-messages': { maxLength: '作者最多20个字' },
          'x-ui': { column: true },
        },
        published: {
          title: '发布时间',
          description: '北京时间',
          type: 'string',
          pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
          'x-messages': { pattern: '请选择发布时间', required: '请选择发布时间' },
          'x-ui': { widget: 'datetime', column: true },
        },
        visible: { title: '显示', type: 'boolean', default: true, 'x-ui': { column: true } },
        sort: {
          title: '排序',
          description: '小的在前',
          type: 'integer',
          minimum: 0,
          maximum: 9999,
          default: 0,
          'x-messages': { type: '排序应为整数', minimum: '排序不能小于0', maximum: '排序不能大于9999' },
          'x-ui': { widget: 'number' },
        },
      },
    },
  },
}

export default schema
