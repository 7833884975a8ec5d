/** What other features use of coupons, points, the points mall and membership levels. */
export { goodsOf } from './coupons/face'
export { Tickets } from './coupons/Tickets'
export { GradeProgress } from './grades/GradeProgress'
export { texts as membershipTexts } from './texts/member'
export { texts as pointsTexts } from './texts/points'
