// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, categoryNode, link } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0007',
  'x-name': 'W0007',
  title: '导航菜单',
  description: '页头的导航条，左边可以展开商品分类。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '业务', reflow: 'keep', also: ['导航栏', '菜单', '分类', 'nav', 'menu'] },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        categoryData: {
          title: '分类',
          type: 'array',
          items: categoryNode,
          default: [
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
            {
              category_id: '',
              category_name: '一级分类',
              image_url: '',
              children: [
                {
                  category_id: '',
                  category_name: '二级分类',
                  image_url: '',
                  children: [
                    { category_id: '', category_name: '三级分类', image_url: '' },
                    { category_id: '', category_name: '三级分类', image_url: '' },
                  ],
                },
              ],
            },
          ],
          'x-ui': { widget: 'category' },
        },
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
          ],
          'x-placeholder': 'entries',
          'x-ui': { widget: 'sortable-list' },
        },
        hover: {
          title: '始终展开分类',
          description: '关闭时鼠标移上才展开',
          type: 'boolean',
          'x-viewport': true,
          default: true,
          'x-ui': { widget: 'switch', group: '行为' },
        },
        menuTop: {
          title: '分类列表上边距',
          description: '分类列表离组件顶部的距离',
          type: 'number',
          'x-viewport': true,
          default: 40,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '外观' },
        },
        customerThemeEnabled: {
          title: '自定义主题色',
          description: '关闭时分类标题使用页面主题色',
          type: 'boolean',
          default: true,
          'x-ui': { insert: false, widget: 'switch', group: '外观' },
        },
        wgtTypeBackgroundColor: {
          'x-name': 'Colour',
          title: '分类标题背景颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#FF5D02',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            group: '外观',
            when: { prop: 'customerThemeEnabled', in: [true] },
          },
        },
        wgtTypeLabelColor: {
          'x-name': 'Colour',
          title: '分类标题文字颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#FFFFFF',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            contrast: { on: 'wgtTypeBackgroundColor' },
            group: '外观',
          },
        },
        wgtBackgroundColor: {
          'x-name': 'Colour',
          title: '分类列表背景颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#FFFFFF',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', linked: true, group: '外观' },
        },
        wgtSelectColor: {
          'x-name': 'Colour',
          title: '选中背景颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#F5F6FA',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', linked: true, group: '外观' },
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
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            contrast: { on: 'wgtBackgroundColor' },
            group: '外观',
          },
        },
        wgtSubTextColor: {
          'x-name': 'Colour',
          title: '下级分类文字颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#8C8C8C',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            insert: '#6B6B6B',
            contrast: { on: 'wgtBackgroundColor' },
            group: '外观',
          },
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
