// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/shelve_goods',
  'x-name': 'ShelveGoods',
  title: '批量上下架',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '批量上下架',
      type: 'object',
      additionalProperties: false,
      properties: {
        approve_status: {
          title: '改为',
          type: 'string',
          enum: ['onsale', 'only_show', 'offline_sale', 'instock'],
          'x-enum': ['上架', '仅展示', '仅门店销售', '下架'],
          default: 'onsale',
          'x-ui': { widget: 'select' },
        },
      },
    },
  },
}

export default schema
