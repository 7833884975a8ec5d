/** Number of the company itself among shops (rule checkout-7). */
export const HEAD_OFFICE = '0'
