// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/staff',
  'x-name': 'StaffRecord',
  title: '员工',
  'x-version': 1,
  'x-ui': { order: 63, group: '会员' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '员工',
      type: 'object',
      additionalProperties: false,
      required: ['work_id', 'name', 'mobile'],
      properties: {
        work_id: {
          title: '工号',
          type: 'string',
          minLength: 1,
          maxLength: 32,
          'x-messages': { required: '请输入工号', minLength: '请输入工号', maxLength: '工号最多32个字' },
          'x-ui': { column: true },
        },
        name: {
          title: '姓名',
          type: 'string',
          minLength: 1,
          maxLength: 20,
          'x-messages': { required: '请输入姓名', minLength: '请输入姓名', maxLength: '姓名最多20个字' },
          'x-ui': { column: true },
        },
        mobile: {
          title: '手机号码',
          type: 'string',
          minLength: 1,
          maxLength: 11,
          pattern: '^1[3-9]\\d{9}$',
          'x-messages': {
            required: '请输入手机号码',
            minLength: '请输入手机号码',
            maxLength: '手机号码最多11个字',
            pattern: '请输入正确的手机号码',
          },
          'x-ui': { column: true, personal: true },
        },
        disabled: { title: '停用', type: 'boolean', default: false, 'x-ui': { column: true } },
      },
    },
  },
}

export default schema
