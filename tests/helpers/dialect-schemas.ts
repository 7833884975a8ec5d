/** A small set of schemas that uses every feature of the dialect; for tests of dialect and generator only. */
import type { Schema, SourceSchema } from '@schemas/dialect/schema'

const draft = 'http://json-schema.org/draft-07/schema#'

export const link: Schema = {
  $schema: draft,
  $id: 'common/link',
  'x-name': 'Link',
  title: '链接',
  type: 'object',
  additionalProperties: false,
  default: {},
  properties: {
    linkPage: { type: 'string', title: '类型', enum: ['goods', 'href'], 'x-enum': ['商品', '自定义'] },
    goods_id: { type: 'string', title: '商品', 'x-entity': 'goods' },
  },
}

export const boxStyle: Schema = {
  $schema: draft,
  $id: 'common/box-style',
  'x-name': 'BoxStyle',
  title: '组件样式',
  type: 'object',
  additionalProperties: false,
  'x-merge': [['width', 'height']],
  properties: {
    width: { type: 'number', title: '宽', minimum: 0, maximum: 1920, default: 375, 'x-ui': { unit: 'px' } },
    height: {
      type: 'number',
      title: '高',
      minimum: 0,
      default: 20,
      'x-messages': { minimum: '高不能小于0' },
    },
    kind: {
      type: 'string',
      title: '样式',
      enum: ['a', 'b', 'c'],
      'x-enum': ['甲', '乙', '丙'],
      default: 'a',
    },
  },
}

/** Has properties named like keywords: `title`, `type`, `items`, `data`, `default`. */
export const widget: Schema = {
  $schema: draft,
  $id: 'widgets/W0001',
  'x-name': 'W0001',
  title: '轮播图',
  'x-version': 1,
  'x-nav': ['nav2'],
  'x-platforms': ['pc', 'h5'],
  'x-strings': { deleteItem: '确定删除该轮播图？' },
  'x-ui': { group: '基础' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['title'],
      properties: {
        title: { type: 'string', title: '标题', maxLength: 20, 'x-messages': { required: '请输入标题' } },
        type: { type: 'string', title: '种类', enum: ['one', 'many'], default: 'one' },
        default: { type: 'boolean', title: '默认', default: false },
        items: { type: 'number', title: '数量', minimum: 0, exclusiveMaximum: 10, default: 1 },
        more: { $ref: 'common/link', title: '更多' },
        data: {
          type: 'array',
          title: '图片',
          minItems: 1,
          maxItems: 5,
          default: [{ imgUrl: '' }],
          'x-messages': { maxItems: '最多只能添加5张轮播图', minItems: '请至少添加1张轮播图' },
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              imgUrl: { type: 'string', title: '图片', pattern: '^(|/.*)$', default: '' },
              pathData: { $ref: 'common/link' },
            },
          },
        },
        pair: {
          type: 'array',
          title: '一对',
          items: [
            { type: 'string', title: '名' },
            { type: 'integer', title: '数' },
          ],
          additionalItems: false,
          minItems: 2,
          maxItems: 2,
          default: ['', 0],
        },
      },
      allOf: [
        {
          if: { properties: { type: { const: 'one' } }, required: ['type'] },
          then: { properties: { data: { maxItems: 1, 'x-messages': { maxItems: '只能有1张' } } } },
        },
        {
          if: { properties: { type: { const: 'many' } }, required: ['type'] },
          then: { properties: { data: { minItems: 2 } }, required: ['data'] },
        },
      ],
    },
    style: { $ref: 'common/box-style', 'x-narrow': { height: { default: 200, minimum: 10 } } },
  },
}

/** A new source for each test, which may change it. */
export const sourceOf = (schema: Schema): SourceSchema => ({
  id: schema.$id ?? '',
  file: `schemas/${schema.$id}.schema.json`,
  schema: structuredClone(schema),
})

export const commons = new Map([link, boxStyle].map((schema) => [schema.$id ?? '', sourceOf(schema)]))
