/** A field of the registration or the profile (`member/setting`). */
export interface ProfileField {
  key: string
  name: string
  is_open: boolean
  is_required: boolean
  /** input, radio, select, checkbox, date */
  element_type: 'input' | 'radio' | 'select' | 'checkbox' | 'date'
  select: string[]
}

const field = (
  key: string,
  name: string,
  element_type: ProfileField['element_type'],
  select: string[] = [],
  is_required = false,
): ProfileField => ({ key, name, is_open: true, is_required, element_type, select })

export const PROFILE_FIELDS: readonly ProfileField[] = [
  field('mobile', '手机号码', 'input', [], true),
  field('username', '姓名', 'input'),
  field('sex', '性别', 'radio', ['未知', '男', '女']),
  field('birthday', '生日', 'date'),
  field('email', '邮箱', 'input'),
  field('address', '家庭地址', 'input'),
  field('industry', '行业', 'select', ['互联网', '金融', '教育', '医疗', '制造', '零售', '其他']),
  field('income', '年收入', 'select', ['5万以下', '5-15万', '15-30万', '30万以上']),
  field('edu_background', '学历', 'select', ['高中及以下', '大专', '本科', '硕士及以上']),
  field('habbit', '爱好', 'checkbox', ['运动', '阅读', '音乐', '旅行', '美食', '摄影', '游戏']),
]
