// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0006',
  'x-name': 'W0006',
  title: '自由面板',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '基础', snap: 10, cell: 10 },
  'x-children': [
    'W0001',
    'W0003',
    'W0007',
    'W0008',
    'W0010',
    'W0011',
    'W0012',
    'W0013',
    'W0014',
    'W0015',
    'W0016',
    'W0017',
    'W0018',
    'W0019',
    'W0020',
    'W0021',
    'W0022',
    'W0023',
    'W0024',
    'W0025',
  ],
  'x-strings': {
    notAllowed: '不可放入自由面板',
    selectPanel: '请选中要保存的自由面板',
    nameRequired: '请输入组合模块名称',
    imageFailed: '组合模块图片保存失败',
    imageUploaded: '上传组合模块图片成功!',
    saved: '组合模块保存成功！',
  },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        comptyle: {
          title: '类型',
          description: '页头与页脚属于整个商城，所有页面共用',
          type: 'string',
          enum: ['header', 'body', 'footer'],
          'x-enum': ['页头', '页面主体', '页脚'],
          default: 'body',
          'x-ui': { widget: 'radio' },
        },
        grid: {
          title: '显示网格',
          description: '编辑时显示 10 像素的网格',
          type: 'boolean',
          default: false,
          'x-ui': { widget: 'switch' },
        },
        zindex: {
          title: '层级',
          description: '面板自身的层级',
          type: 'integer',
          default: 1000,
          minimum: 0,
          'x-ui': { widget: 'number' },
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
          default: 400,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema
