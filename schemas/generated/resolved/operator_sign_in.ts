// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/operator_sign_in',
  'x-name': 'OperatorSignInSetting',
  title: '运营人员登录',
  description: '对设计器的所有账号有效',
  'x-version': 1,
  'x-ui': { order: 13 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '运营人员登录',
      type: 'object',
      additionalProperties: false,
      properties: {
        second_factor_required: {
          title: '所有账号须开启两步验证',
          description: '没有开启的账号登录后须先开启，才能做其他操作',
          type: 'boolean',
          default: false,
        },
      },
    },
  },
}

export default schema
