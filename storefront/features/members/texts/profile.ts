/** Texts of who a member is, and of the password. */
import { texts as frame } from '@storefront/shell/texts/frame'
import { accountPages } from '@storefront/shell/texts/account-pages'

export const texts = {
  ...frame,
  ...accountPages,

  /** Profile */
  avatar: '头像',
  changeAvatar: '更换头像',
  notAPicture: '上传图片只能是 JPG 或者 PNG 格式!',
  tooLarge: (megabytes: number) => `图片不能超过 ${megabytes}MB`,
  mobile: '手机号码',
  noMobile: '未绑定',
  changeMobile: '更换',
  bindMobile: '绑定',
  emailAddress: '邮箱',
  unproved: '（未验证）',
  cardCode: '会员卡号',
  joined: '注册时间',
  save: '保存',
  profileSaved: '资料已保存',
  choose: '请选择',

  /** Password */
  byPassword: '验证原密码',
  byCode: '验证手机',
  proof: '验证方式',
  oldPassword: '原密码',
  oldPasswordMissing: '请输入原密码',
  newPassword: '新密码',
  passwordChanged: '密码已更改，其他设备需要重新登录',
  codeGoesTo: (mobile: string) => `验证码将发送到 ${mobile}`,
} as const
