// Written by scripts/generate.ts (npm run generate); do not edit.
import type { FillPlan } from '../fill-plan'

/** Name of a setting or record → the defaults of its `{ props, style }`; literals are complete in themselves. */
export const formPlans: Record<string, FillPlan> = {
  login_page: { inner: { props: { missing: { background: '', logo: '' } } } },
  shop_info: {
    inner: { props: { missing: { shop_name: '', icp_number: '', licence_link: '', service_phone: '' } } },
  },
  side_menu: {
    inner: {
      props: {
        missing: { items: [] },
        inner: {
          items: {
            each: { missing: { title: '菜单', icon: 'service', imgUrl: '', pathData: {}, newTab: false } },
          },
        },
      },
    },
  },
  tdk: { inner: { props: { missing: { title: '', mate_keywords: '', mate_description: '' } } } },
  trade: {
    inner: {
      props: {
        missing: {
          order_cancel_time: 30,
          seckill_cancel_time: 15,
          offline_cancel_time: 72,
          order_finish_time: 10,
          ziti_finish_time: 7,
          finish_extension: 3,
          latest_aftersale_time: 7,
          auto_approve_time: 48,
          sendback_time: 7,
          rate_time: 30,
          gain_point: 1,
          deduct_point: 100,
          deduct_proportion_limit: 50,
          max_cart_lines: 120,
          max_unpaid_orders: 20,
          gift_refund: 'return',
        },
      },
    },
  },
  article_node: { inner: { props: { missing: { kind: 'news', sort: 0 } } } },
}
