// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/change_member',
  'x-name': 'ChangeMember',
  title: '调整会员',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '调整会员',
      type: 'object',
      additionalProperties: false,
      required: ['grade_id', 'reason'],
      properties: {
        grade_id: {
          title: '等级',
          type: 'string',
          minLength: 1,
          'x-messages': { required: '请选择等级', minLength: '请选择等级' },
          'x-ui': { widget: 'record', record: 'member_grade' },
        },
        point: {
          title: '增减积分',
          description: '减少填负数',
          type: 'integer',
          minimum: -10000000,
          maximum: 10000000,
          default: 0,
          'x-messages': { type: '应为整数' },
          'x-ui': { widget: 'number', unit: '分' },
        },
        disabled: { title: '停用', type: 'boolean', default: false },
        reason: {
          title: '原因',
          type: 'string',
          minLength: 1,
          maxLength: 100,
          'x-messages': { required: '请输入原因', minLength: '请输入原因', maxLength: '原因最多100个字' },
        },
      },
    },
  },
}

export default schema
