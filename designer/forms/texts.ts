/** What is wrong stands under its field. */
export const REFUSED = '有内容需要修改，请看标红的项'
