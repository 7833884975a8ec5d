import type { CartShop } from '@schemas/generated/api'
import { ruleYuan } from '@schemas/money'
import type { Database } from '../../db/client'
import { percentOf } from '../../pricing'
import type { Looking } from './live-line'
import type { PricedLine } from './overview'
import { gradeOnOffer } from './vip-repo'

/** What a bought grade would save; null for who has one, or where none is sold. */
export async function vipOffer(
  db: Database,
  { company_id, viewer }: Looking,
): Promise<{ savingOn(lines: readonly PricedLine[]): CartShop['vipgrade_guide_title'] } | null> {
  if (viewer && viewer.vip_grade_id !== null) return null
  const grade = await gradeOnOffer(db, company_id)
  if (!grade) return null
  return {
    savingOn(lines) {
      const save_fee = lines.reduce((sum, line) => sum + savingOf(line, grade.discount), 0)
      if (save_fee === 0) return {}
      return {
        vipgrade_name: grade.name,
        gradeDiscount: (100 - grade.discount) / 10,
        guide_title_desc: `${grade.guide}，本单可省${ruleYuan(save_fee)}元`,
        save_fee,
      }
    },
  }
}

/** Of a line at its shelf's or the earned grade's price; a fixed price is not made lower. */
function savingOf({ line, price }: PricedLine, discount: number): number {
  const { row, item, charged } = line
  if (!item || !row.is_checked || row.line_type === 'plus_buy' || item.item_type !== 'normal') return 0
  if (charged.source !== 'shelf' && charged.source !== 'member') return 0
  return Math.max(0, price - (item.price - percentOf(item.price, discount))) * row.num
}
