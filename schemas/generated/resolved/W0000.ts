// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0000',
  'x-name': 'W0000',
  title: '页面配置',
  description: '页面本身的配置；不在组件面板中',
  'x-version': 1,
  'x-ui': { palette: false },
  'x-strings': {
    removeWidget: '确定删除该挂件？',
    removeItem: '确定删除该项？',
    removed: '删除成功！',
    unchosenGoods: '还有{n}个商品未选择',
  },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        title: {
          title: '页面标题',
          type: 'string',
          default: '',
          description: '显示在浏览器标签与搜索结果中；页面列表“名称与搜索信息”中填写的标题、关键词和描述优先',
        },
        keywords: { title: '页面关键词', type: 'string', default: '', 'x-ui': { placeholder: '用逗号分隔' } },
        description: { title: '页面描述', type: 'string', default: '', 'x-ui': { widget: 'textarea' } },
        followTheme: {
          title: '跟随店铺主题',
          description: '主题色与背景颜色在“店铺主题”中统一修改',
          type: 'boolean',
          default: false,
          'x-ui': { widget: 'switch', group: '外观' },
        },
        themeColor: {
          'x-name': 'PlainColour',
          title: '主题色',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#479EE9',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            group: '外观',
            when: { prop: 'followTheme', in: [false] },
          },
        },
        backgroundColor: {
          'x-name': 'PlainColour',
          title: '页面背景颜色',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#F5F5F5',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            group: '外观',
            when: { prop: 'followTheme', in: [false] },
          },
        },
        pageWidth: {
          title: '页面宽度',
          description: '内容区宽度，组件宽度不能超过它',
          type: 'integer',
          default: 1190,
          minimum: 320,
          maximum: 3840,
          'x-ui': { widget: 'number', unit: 'px', group: '外观' },
        },
      },
    },
  },
}

export default schema
