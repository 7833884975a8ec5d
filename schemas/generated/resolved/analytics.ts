// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/analytics',
  'x-name': 'AnalyticsSetting',
  title: '访问统计',
  description: '不填则不统计。脚本由本站提供，装入后接收页面与事件',
  'x-version': 1,
  'x-ui': { order: 12 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '访问统计',
      type: 'object',
      additionalProperties: false,
      properties: {
        script: {
          title: '脚本地址',
          description: '本站路径，例如 /media/analytics.js；别处的脚本不会被浏览器执行',
          type: 'string',
          maxLength: 200,
          pattern: '^(?:|/(?!/)[\\w./-]+\\.js)$',
          default: '',
          'x-messages': {
            pattern: '脚本地址应为以 / 开头、以 .js 结尾的本站路径',
            maxLength: '脚本地址最多200个字',
          },
          'x-ui': { placeholder: '/media/analytics.js' },
        },
      },
    },
  },
}

export default schema
