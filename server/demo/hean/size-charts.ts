import type { SettingValues } from '@schemas/site-settings'

const rows = (...lines: string[]) => lines.join('\n')

/** Of the sizes that `choices.ts` names. */
export const sizeCharts: SettingValues['size_charts']['charts'] = [
  {
    title: '女装尺码表',
    spec: '尺码',
    category: '女装',
    rows: rows(
      '尺码 适合身高(cm) 胸围(cm) 腰围(cm)',
      'S 155–160 82–86 64–68',
      'M 160–165 86–90 68–72',
      'L 165–170 90–94 72–76',
      'XL 170–175 94–98 76–80',
    ),
  },
  {
    title: '男装尺码表',
    spec: '尺码',
    category: '男装',
    rows: rows(
      '尺码 适合身高(cm) 胸围(cm) 腰围(cm)',
      'M 165–170 88–92 74–78',
      'L 170–175 92–96 78–82',
      'XL 175–180 96–100 82–86',
      'XXL 180–185 100–106 86–92',
    ),
  },
  {
    title: '童装尺码表',
    spec: '身高',
    category: '童装',
    rows: rows(
      '身高 参考年龄 胸围(cm) 体重(kg)',
      '100cm 3–4岁 54–56 14–17',
      '110cm 4–5岁 56–58 17–20',
      '120cm 6–7岁 60–63 20–25',
      '130cm 8–9岁 64–67 25–30',
    ),
  },
  {
    title: '女鞋尺码表',
    spec: '鞋码',
    category: '',
    rows: rows('鞋码 脚长(mm)', '36 230', '37 235', '38 240', '39 245'),
  },
  {
    title: '男鞋尺码表',
    spec: '鞋码',
    category: '',
    rows: rows('鞋码 脚长(mm)', '39 245', '40 250', '41 255', '42 260', '43 265'),
  },
  {
    title: '童鞋尺码表',
    spec: '鞋码',
    category: '',
    rows: rows('鞋码 脚长(mm) 参考年龄', '27 165 4岁', '28 170 5岁', '29 175 6岁', '30 180 7岁'),
  },
]
