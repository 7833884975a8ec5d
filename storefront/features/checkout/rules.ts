/** Limits and messages for the text fields of the checkout; longer input is never truncated but gets a message. */
import { ORDER_NEW_RECEIVER_NAME, ORDER_NEW_SHOPS_EACH_REMARK } from '@schemas/generated/limits'
import { longest } from '../../shell/parts/form/rules'

export const takerName = longest(ORDER_NEW_RECEIVER_NAME)

const remark = longest(ORDER_NEW_SHOPS_EACH_REMARK)

/** Validates a remark; it is sent trimmed. */
export const remarkProblem = (words = ''): string | undefined => remark(words.trim())
