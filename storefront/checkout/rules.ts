/** What the server takes of the words of a checkout; what is longer is never cut, it stands with a message. */
import { ORDER_NEW_RECEIVER_NAME, ORDER_NEW_SHOPS_EACH_REMARK } from '@schemas/generated/limits'
import { longest } from '../parts/form/rules'

export const takerName = longest(ORDER_NEW_RECEIVER_NAME)

const remark = longest(ORDER_NEW_SHOPS_EACH_REMARK)

/** What is wrong with the words to a seller; they are sent without the whitespace around them. */
export const remarkProblem = (words = ''): string | undefined => remark(words.trim())
