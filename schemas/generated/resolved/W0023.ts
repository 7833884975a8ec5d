// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, imageUrl } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0023',
  'x-name': 'W0023',
  title: '视频',
  description: '一段视频，可以有封面和说明文字；自动播放时静音。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '基础', reflow: 'scale', also: ['影片', '短片', '播放', 'video'] },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        src: {
          'x-name': 'VideoUrl',
          title: '视频',
          description: 'MP4 或 WebM 文件：空（未选择）、本站路径或 http(s) 地址',
          type: 'string',
          pattern:
            '^(?:|(?:/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)\\.(?:mp4|webm|MP4|WEBM)(?:[?#][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)?)$',
          default: '',
          'x-messages': { pattern: '视频地址须以 / 或 http(s):// 开头，文件为 MP4 或 WebM 格式' },
          'x-ui': { widget: 'text', placeholder: 'https://example.com/video.mp4' },
          'x-content': 'video',
        },
        poster: { ...imageUrl, title: '封面图片' },
        caption: { title: '说明文字', type: 'string', default: '' },
        controls: {
          title: '显示播放控件',
          type: 'boolean',
          'x-viewport': true,
          default: true,
          'x-ui': { widget: 'switch', group: '播放' },
        },
        autoplay: {
          title: '自动播放',
          description: '浏览器只允许静音时自动播放，打开后总是静音',
          type: 'boolean',
          'x-viewport': true,
          default: false,
          'x-ui': { widget: 'switch', group: '播放' },
        },
        muted: {
          title: '静音',
          type: 'boolean',
          default: false,
          'x-ui': { widget: 'switch', group: '播放' },
        },
        loop: {
          title: '循环播放',
          type: 'boolean',
          default: false,
          'x-ui': { widget: 'switch', group: '播放' },
        },
        fit: {
          title: '画面填充',
          type: 'string',
          'x-viewport': true,
          enum: ['contain', 'cover'],
          'x-enum': ['完整显示', '铺满裁切'],
          default: 'contain',
          'x-ui': { widget: 'radio', group: '外观' },
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
          default: 500,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema
