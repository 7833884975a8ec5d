// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/correct_parcels',
  'x-name': 'CorrectParcels',
  title: '修改运单',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '修改运单',
      type: 'object',
      additionalProperties: false,
      required: ['parcels'],
      properties: {
        parcels: {
          title: '包裹',
          type: 'array',
          minItems: 1,
          maxItems: 200,
          'x-messages': {
            required: '没有可修改的包裹',
            minItems: '没有可修改的包裹',
            maxItems: '最多200个包裹',
          },
          items: {
            title: '包裹',
            type: 'object',
            additionalProperties: false,
            required: ['delivery_id', 'delivery_corp', 'delivery_code'],
            properties: {
              delivery_id: { title: '包裹编号', type: 'string', minLength: 1, 'x-ui': { widget: 'hidden' } },
              delivery_corp: {
                title: '快递公司',
                type: 'string',
                minLength: 1,
                'x-messages': { required: '请选择快递公司', minLength: '请选择快递公司' },
                'x-ui': { widget: 'record', record: 'courier' },
              },
              delivery_code: {
                title: '运单号',
                type: 'string',
                minLength: 1,
                maxLength: 30,
                pattern: '^[A-Za-z0-9-]{6,30}$',
                'x-messages': {
                  required: '请输入运单号',
                  minLength: '请输入运单号',
                  maxLength: '运单号最多30个字',
                  pattern: '运单号应为 6 到 30 位字母或数字',
                },
              },
            },
          },
        },
      },
    },
  },
}

export default schema
