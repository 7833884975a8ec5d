// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, link } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0013',
  'x-name': 'W0013',
  title: '标签导航',
  description: '一排横向的标签，指向几个页面。链接与当前页面相同的一项会被标记并滚动到可见处。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '业务', reflow: 'keep', also: ['标签', '链接', '导航栏', 'tag', 'nav'] },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        data: {
          title: '菜单项',
          type: 'array',
          items: {
            'x-name': 'LinkItem',
            title: '菜单项',
            type: 'object',
            additionalProperties: false,
            properties: {
              title: { title: '名称', type: 'string', default: '' },
              pathData: link,
              wgtHotKeywordTextColor: {
                'x-name': 'Colour',
                title: '文字颜色',
                description:
                  '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
                type: 'string',
                pattern:
                  '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
                default: '#8C8C8C',
                'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
                'x-ui': { quiet: true, widget: 'hidden', linked: true },
              },
            },
          },
          default: [
            { title: '导航名称', pathData: {} },
            { title: '导航名称', pathData: {} },
            { title: '导航名称', pathData: {} },
            { title: '导航名称', pathData: {} },
            { title: '导航名称', pathData: {} },
          ],
          'x-placeholder': 'widget',
          'x-ui': { widget: 'sortable-list' },
        },
        customerThemeEnabled: {
          title: '自定义主题色',
          description: '关闭时使用页面主题色',
          type: 'boolean',
          default: false,
          'x-ui': { widget: 'switch', group: '外观' },
        },
        wgtTheme: {
          'x-name': 'Colour',
          title: '主题色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#479EE9',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            group: '外观',
            when: { prop: 'customerThemeEnabled', in: [true] },
          },
        },
        wgtTextColor: {
          'x-name': 'Colour',
          title: '文字颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#3B3B3B',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', linked: true, contrast: {}, group: '外观' },
        },
      },
    },
    style: {
      'x-name': 'BoxStyle',
      title: '组件样式',
      description: '位置、尺寸、边距、边框、颜色与背景；其余都是属性',
      'x-merge': [['x', 'y']],
      type: 'object',
      additionalProperties: false,
      properties: {
        ...boxStyleProperties,
        height: {
          title: '高度',
          type: 'number',
          'x-viewport': true,
          default: 40,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema
