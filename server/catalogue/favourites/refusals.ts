import { AppError } from '../../core/errors'

/** Nothing is deleted by accident: all of them only when the call says so. */
export const nothingChosen = (field: string) =>
  new AppError('invalid', {
    message: '请选择要删除的内容',
    errors: { [field]: ['应当至少有一个；全部删除时提交 is_empty=1'] },
  })

export const noShop = () =>
  new AppError('invalid', { errors: { distributor_id: ['应当有店铺：distributor_id 或 shop_id'] } })
