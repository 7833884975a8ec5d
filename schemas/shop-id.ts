/** `distributor_id` of the head office, the company itself (rule checkout-7). */
export const HEAD_OFFICE = '0'
