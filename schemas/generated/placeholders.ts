// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Tables } from '../tables/tables'

/** Widget type → every `x-placeholder` mark of its schema. */
export const placeholderMarks: Tables['placeholderMarks'] = {
  W0007: [
    {
      name: 'data',
      drops: 'entries',
      value: [
        { title: '导航名称', pathData: {} },
        { title: '导航名称', pathData: {} },
        { title: '导航名称', pathData: {} },
        { title: '导航名称', pathData: {} },
      ],
    },
  ],
  W0011: [{ name: 'text', drops: 'widget', value: '文本' }],
  W0013: [
    {
      name: 'data',
      drops: 'widget',
      value: [
        { title: '导航名称', pathData: {} },
        { title: '导航名称', pathData: {} },
        { title: '导航名称', pathData: {} },
        { title: '导航名称', pathData: {} },
        { title: '导航名称', pathData: {} },
      ],
    },
  ],
  W0024: [{ name: 'text', drops: 'widget', value: '第一段文字。\n第二段文字。' }],
}
