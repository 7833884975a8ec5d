// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { imageUrl } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/login_page',
  'x-name': 'LoginPage',
  title: '登录页',
  description: '商城登录页的背景与标志',
  'x-version': 1,
  'x-ui': { order: 5 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '登录页',
      type: 'object',
      additionalProperties: false,
      properties: {
        background: {
          ...imageUrl,
          title: '背景图',
          'x-ui': { quiet: true, widget: 'image', recommended: { width: 1920, height: 600 } },
        },
        logo: {
          ...imageUrl,
          title: '标志',
          'x-ui': { quiet: true, widget: 'image', recommended: { width: 240, height: 80 } },
        },
      },
    },
  },
}

export default schema
