import type { Rule } from '../../shell/parts/form/rules'
import { texts } from './texts/aftersales'

/** 6–30 characters. */
export const PARCEL = /^[0-9A-Za-z-]{6,30}$/

/** What is empty is left to `required`. */
export const parcelNumber: Rule = (value) =>
  value === '' || PARCEL.test(value) ? undefined : texts.parcelWrong
