import { AppError } from '../../core/errors'
import type { CurrentOperator } from '../../platform'

/** @throws AppError forbidden for an operator who is narrowed to some shops */
export function refuseNarrowed({ shops }: Pick<CurrentOperator, 'shops'>): void {
  if (shops.length > 0)
    throw new AppError('forbidden', { message: '账号只能管理指定的门店，这里改的是整个商城的商品与库存' })
}
