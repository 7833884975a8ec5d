// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/size_charts',
  'x-name': 'SizeCharts',
  title: '尺码表',
  description: '商品页在尺码旁边显示；商品的尺码都在表里时才显示',
  'x-version': 1,
  'x-ui': { order: 14 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '尺码表',
      type: 'object',
      additionalProperties: false,
      properties: {
        charts: {
          title: '尺码表',
          type: 'array',
          maxItems: 50,
          default: [],
          'x-messages': { maxItems: '最多添加50张尺码表' },
          'x-strings': { remove: '确定删除该尺码表？' },
          'x-ui': { widget: 'sortable-list' },
          items: {
            title: '尺码表',
            type: 'object',
            additionalProperties: false,
            required: ['title', 'spec', 'rows'],
            properties: {
              title: {
                title: '名称',
                type: 'string',
                minLength: 1,
                maxLength: 20,
                default: '尺码表',
                'x-messages': {
                  required: '请输入尺码表名称',
                  minLength: '请输入尺码表名称',
                  maxLength: '尺码表名称最多20个字',
                },
              },
              spec: {
                title: '规格名',
                description: '商品有这个规格时显示，例如 尺码、鞋码',
                type: 'string',
                minLength: 1,
                maxLength: 20,
                default: '尺码',
                'x-messages': {
                  required: '请输入规格名',
                  minLength: '请输入规格名',
                  maxLength: '规格名最多20个字',
                },
              },
              category: {
                title: '分类名称',
                description: '只用于这个分类和它的下级；不填时不限',
                type: 'string',
                maxLength: 50,
                default: '',
                'x-messages': { maxLength: '分类名称最多50个字' },
              },
              rows: {
                title: '内容',
                description: '第一行是表头，每行一个尺码；各列以空格分开，第一列是尺码',
                type: 'string',
                minLength: 1,
                maxLength: 2000,
                default: '尺码 胸围(cm) 衣长(cm)',
                'x-messages': {
                  required: '请输入尺码表的内容',
                  minLength: '请输入尺码表的内容',
                  maxLength: '尺码表最多2000个字',
                },
                'x-ui': { widget: 'textarea' },
              },
            },
          },
        },
      },
    },
  },
}

export default schema
