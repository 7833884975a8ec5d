// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/privacy_notice',
  'x-name': 'PrivacyNotice',
  title: '隐私提示',
  description: '第一次到访时显示在页面底部',
  'x-version': 1,
  'x-ui': { order: 11 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '隐私提示',
      type: 'object',
      additionalProperties: false,
      properties: {
        is_open: { title: '显示提示', type: 'boolean', default: false },
        content: {
          title: '内容',
          type: 'string',
          maxLength: 200,
          default: '我们使用 Cookie 保存登录与购物车，继续浏览即表示同意隐私政策。',
          'x-messages': { maxLength: '内容最多200个字' },
          'x-ui': { widget: 'textarea' },
        },
        link: {
          'x-name': 'WebUrl',
          title: '隐私政策链接',
          description: '本站路径（以单个 / 开头）或 http(s) 地址',
          type: 'string',
          pattern:
            '^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$',
          'x-messages': { pattern: '链接地址须以 / 或 http(s):// 开头，且不含空格' },
          'x-ui': { widget: 'text', placeholder: 'https://example.com/' },
          default: '/license?type=privacy',
        },
      },
    },
  },
}

export default schema
