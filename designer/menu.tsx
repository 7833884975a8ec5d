import type { ReactNode } from 'react'
import {
  AccountBookOutlined,
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  CarOutlined,
  CreditCardOutlined,
  CrownOutlined,
  CustomerServiceOutlined,
  DiffOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  FolderOutlined,
  GiftOutlined,
  IdcardOutlined,
  InboxOutlined,
  LineChartOutlined,
  PercentageOutlined,
  ReadOutlined,
  RollbackOutlined,
  SafetyOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingOutlined,
  SkinOutlined,
  SolutionOutlined,
  StarOutlined,
  SwapOutlined,
  TagOutlined,
  ThunderboltOutlined,
  TrademarkOutlined,
  UserOutlined,
  WalletOutlined,
} from '@engine/icons'

/** Icons of the menu's groups. */
const GROUP_ICONS: Readonly<Record<string, ReactNode>> = {
  装修: <AppstoreOutlined />,
  经营: <LineChartOutlined />,
  交易: <WalletOutlined />,
  商品: <ShoppingOutlined />,
  会员: <UserOutlined />,
  营销: <GiftOutlined />,
  门店: <ShopOutlined />,
  内容: <ReadOutlined />,
  设置: <SettingOutlined />,
}

/** Icons of worklists and records by their name; one without has a file's. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  dashboard: <LineChartOutlined />,
  reports: <AuditOutlined />,
  sheets: <SwapOutlined />,
  order: <ShoppingOutlined />,
  aftersale: <CustomerServiceOutlined />,
  voucher: <FileDoneOutlined />,
  refund: <RollbackOutlined />,
  review: <StarOutlined />,
  bill: <AccountBookOutlined />,
  bill_difference: <DiffOutlined />,
  freight_template: <CarOutlined />,
  bank_account: <BankOutlined />,
  stock: <InboxOutlined />,
  goods: <SkinOutlined />,
  brand: <TrademarkOutlined />,
  tag: <TagOutlined />,
  category: <ApartmentOutlined />,
  member: <UserOutlined />,
  member_grade: <CrownOutlined />,
  vip_grade: <CreditCardOutlined />,
  staff: <IdcardOutlined />,
  coupon: <GiftOutlined />,
  promotion: <PercentageOutlined />,
  seckill: <ThunderboltOutlined />,
  staff_activity: <SolutionOutlined />,
  shop: <ShopOutlined />,
  article: <ReadOutlined />,
  article_node: <FolderOutlined />,
  protocol: <SafetyOutlined />,
}

export interface MenuEntry {
  path: string
  title: string
  group: string
  icon?: ReactNode
}

const iconOf = ({ path, icon }: MenuEntry) =>
  icon ?? ICONS[path.slice(path.lastIndexOf('/') + 1)] ?? <FileTextOutlined />

/** Menu items by group. Groups can be folded and are sorted by their first entry; entries without a group are top-level items. */
export function menuItems(entries: readonly MenuEntry[]) {
  const item = (entry: MenuEntry) => ({ key: entry.path, label: entry.title, icon: iconOf(entry) })
  const groups = [...new Set(entries.map(({ group }) => group))]
  return groups.flatMap((group) => {
    const own = entries.filter((entry) => entry.group === group).map(item)
    if (group === '') return own
    return [{ key: group, label: group, icon: GROUP_ICONS[group] ?? <AuditOutlined />, children: own }]
  })
}
