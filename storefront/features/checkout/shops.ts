/** Number of the company itself among shops (provider-api §6). */
export const HEAD_OFFICE = '0'
