/** Fields that a developer would write for these widgets. */
import type { Path } from './state'

export interface Field {
  path: Path
  label: string
  kind: 'text' | 'number' | 'switch' | 'colour' | 'choice'
  options?: readonly (string | number)[]
}

const prop = (
  name: string,
  label: string,
  kind: Field['kind'] = 'text',
  options?: Field['options'],
): Field => ({
  path: ['props', name],
  label,
  kind,
  ...(options && { options }),
})
const style = (name: string, label: string, kind: Field['kind'] = 'number'): Field => ({
  path: ['style', name],
  label,
  kind,
})

const box = [
  style('width', '宽度'),
  style('height', '高度'),
  style('marginTop', '上外边距'),
  style('marginBottom', '下外边距'),
  style('paddingTop', '上内边距'),
  style('paddingBottom', '下内边距'),
  style('backgroundColor', '背景色', 'colour'),
  style('foregroundColor', '前景色', 'colour'),
]

const more = [prop('showMore', '显示更多', 'switch'), prop('moreText', '更多文字')]

const byType: Record<string, readonly Field[]> = {
  W0001: [
    prop('autoplay', '自动播放', 'switch'),
    prop('autoplaySpeed', '自动播放间隔', 'number'),
    prop('styleType', '轮播样式', 'choice', ['style1', 'style2', 'style3', 'style4', 'style5']),
    prop('pointAlign', '指示点位置', 'choice', ['left', 'center', 'right']),
    prop('pointDefaultColor', '指示点颜色', 'colour'),
    prop('pointActiveColor', '当前指示点颜色', 'colour'),
  ],
  W0002: [
    prop('text', '标题'),
    prop('columnNums', '每行数量', 'number'),
    ...more,
    prop('titleAlign', '标题对齐', 'choice', ['left', 'center', 'right']),
    prop('titleBackground', '标题背景', 'switch'),
    prop('wgtBackgroundColor1', '标题背景渐变起始色', 'colour'),
    prop('wgtBackgroundColor2', '标题背景渐变结束色', 'colour'),
    prop('wgtTitleFontSize', '标题字号', 'number'),
    prop('wgtTitleColor', '标题颜色', 'colour'),
    prop('wgtPriceFontSize', '价格字号', 'number'),
    prop('wgtPriceColor', '价格颜色', 'colour'),
  ],
  W0004: [
    prop('column', '每行数量', 'choice', [3, 4, 5]),
    prop('logoWidth', '标志宽度', 'number'),
    prop('logoHeight', '标志高度', 'number'),
    ...more,
  ],
  W0012: [
    prop('mainTitle', '主标题'),
    prop('subTitle', '副标题'),
    prop('styleType', '样式', 'choice', [0, 1, 2, 3, 4]),
  ],
  W0021: [
    prop('text', '标题'),
    prop('subTitle', '副标题'),
    prop('moreText', '更多文字'),
    prop('wgtBackgroundColor', '标题背景颜色', 'colour'),
    prop('wgtTextColor', '标题颜色', 'colour'),
    prop('wgtTitleFontSize', '标题字号', 'number'),
    prop('wgtSubTextColor', '副标题颜色', 'colour'),
    prop('wgtSubTitleFontSize', '副标题字号', 'number'),
    prop('wgtBorderRadius', '圆角', 'switch'),
  ],
}

/** About twenty for each type. */
export const fieldsOf = (type: string): readonly Field[] => [...(byType[type] ?? []), ...box]
