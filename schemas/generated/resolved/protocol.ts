// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/protocol',
  'x-name': 'ProtocolRecord',
  title: '协议',
  'x-version': 1,
  'x-ui': { order: 72, group: '内容' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '协议',
      type: 'object',
      additionalProperties: false,
      required: ['title', 'content'],
      properties: {
        title: {
          title: '标题',
          type: 'string',
          minLength: 1,
          maxLength: 40,
          'x-messages': { required: '请输入标题', minLength: '请输入标题', maxLength: '标题最多40个字' },
          'x-ui': { column: true },
        },
        content: {
          title: '正文',
          description: '可用 HTML；保存时清理掉不安全的内容。保存后成为新的版本，会员下次登录时即同意它',
          type: 'string',
          minLength: 1,
          maxLength: 100000,
          'x-messages': { required: '请输入正文', minLength: '请输入正文', maxLength: '正文最多100000个字' },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema
