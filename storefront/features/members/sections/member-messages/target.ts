import type { MemberMessage } from '@schemas/generated/api'

/** Where a message leads to. */
export function targetHref({ kind, id }: MemberMessage['target']): string {
  switch (kind) {
    case 'order':
      return `/member/trade/${id}`
    case 'aftersale':
      return `/member/aftersales/${id}`
    case 'item':
      return `/items/${id}`
    case 'coupon':
      return '/member/coupon'
    case 'account':
      return '/member/sessions'
  }
}
