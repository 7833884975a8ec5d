import type { ProtocolQuery } from '@schemas/generated/api'

export type ProtocolType = NonNullable<ProtocolQuery['type']>

interface ProtocolText {
  title: string
  /** HTML. */
  content: string
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

/** Version 1 until a company writes its own. */
const TEXTS: Record<ProtocolType, (shop_name: string) => ProtocolText> = {
  member_register: (shop_name) => ({
    title: '会员注册协议',
    content: paragraphs(
      `欢迎注册${shop_name}会员。注册即表示您已阅读并同意本协议。`,
      '您应使用本人的手机号码注册，并妥善保管密码与验证码。以您的账号进行的操作视为您本人的操作。',
      '您可以在收货后 7 天内申请无理由退货；定制、鲜活易腐、拆封的数字化商品与报刊除外。',
      '您可以随时停止使用本服务，并要求注销账号。',
    ),
  }),
  privacy: (shop_name) => ({
    title: '隐私政策',
    content: paragraphs(
      `${shop_name}只收集完成交易所需的信息：手机号码、收货地址、订单与付款记录。`,
      '位置只在您点击“定位”后读取，用于查找附近的门店，不会上传保存。',
      '我们不会向无关的第三方提供您的信息；承运方只会得到送货所需的内容。',
      '您可以查看、更正您的信息，或要求删除。',
    ),
  }),
  staff: () => ({
    title: '员工内购协议',
    content: paragraphs(
      '一、内购商品仅供员工本人及家人自用，不得转售。',
      '二、每位员工按活动公布的数量限购。',
      '三、工号与验证码只限本人使用。',
    ),
  }),
}

export const PROTOCOL_TYPES = Object.keys(TEXTS) as ProtocolType[]

export const isProtocolType = (type: string): type is ProtocolType => Object.hasOwn(TEXTS, type)

export const defaultText = (type: ProtocolType, shop_name: string): ProtocolText => TEXTS[type](shop_name)
