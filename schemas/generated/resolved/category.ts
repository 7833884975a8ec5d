// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { imageUrl } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/category',
  'x-name': 'CategoryRecord',
  title: '商品分类',
  'x-version': 1,
  'x-ui': { order: 22, group: '商品' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '商品分类',
      type: 'object',
      additionalProperties: false,
      required: ['category_name'],
      properties: {
        category_name: {
          title: '名称',
          type: 'string',
          minLength: 1,
          maxLength: 30,
          'x-messages': { required: '请输入名称', minLength: '请输入名称', maxLength: '名称最多30个字' },
          'x-ui': { column: true },
        },
        parent_id: {
          title: '上级',
          description: '不选为一级分类；最多三级',
          type: 'string',
          default: '',
          'x-ui': { widget: 'record', record: 'category' },
        },
        is_main_category: {
          title: '管理分类',
          description: '管理分类用于整理商品，销售分类给顾客看；建立后不能改变',
          type: 'boolean',
          default: false,
          'x-ui': { column: true },
        },
        image_url: {
          ...imageUrl,
          'x-ui': { quiet: true, widget: 'image', recommended: { width: 200, height: 200 }, column: true },
        },
        sort: {
          title: '排序',
          description: '小的在前',
          type: 'integer',
          minimum: 0,
          maximum: 9999,
          default: 0,
          'x-messages': { type: '排序应为整数', minimum: '排序不能小于0', maximum: '排序不能大于9999' },
          'x-ui': { widget: 'number', column: true },
        },
      },
    },
  },
}

export default schema
