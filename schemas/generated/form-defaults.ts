// Written by scripts/generate.ts (npm run generate); do not edit.
import type { FillPlan } from '../fill-plan'

/** Name of a setting, record or action → the defaults of its `{ props, style }`; literals are complete in themselves. */
export const formPlans: Record<string, FillPlan> = {
  after_sale: {
    inner: {
      props: {
        missing: {
          reasons: '七天无理由\n物流破损\n产品描述与实物不符\n质量问题\n皮肤过敏',
          unsent_reasons: '不想要了\n拍错或多拍\n收货信息填写有误\n未按约定时间发货\n其他原因',
          remind_open: false,
          remind_intro: '',
          return_contact: '',
          return_mobile: '',
          return_address: '',
          rate_status: true,
          uploads_per_day: 50,
        },
      },
    },
  },
  analytics: { inner: { props: { missing: { script: '' } } } },
  login_page: { inner: { props: { missing: { background: '', logo: '' } } } },
  operator_sign_in: { inner: { props: { missing: { second_factor_required: false } } } },
  phone_bar: {
    inner: {
      props: {
        missing: {
          logo: '',
          items: [
            {
              title: '首页',
              icon: 'home',
              pathData: { linkPage: 'page', linkPageLabel: '首页', url: '/' },
              imgUrl: '',
            },
            {
              title: '分类',
              icon: 'category',
              pathData: { linkPage: 'page', linkPageLabel: '商品分类', url: '/categories' },
              imgUrl: '',
            },
            {
              title: '购物车',
              icon: 'cart',
              pathData: { linkPage: 'page', linkPageLabel: '购物车', url: '/cart' },
              imgUrl: '',
            },
            {
              title: '我的',
              icon: 'user',
              pathData: { linkPage: 'page', linkPageLabel: '会员中心', url: '/member' },
              imgUrl: '',
            },
          ],
          textColor: '',
          activeColor: '',
          backgroundColor: '',
        },
        inner: { items: { each: { missing: { title: '导航', icon: 'home', imgUrl: '', pathData: {} } } } },
      },
    },
  },
  points_mall: {
    inner: {
      props: {
        missing: {
          pc_openstatus: true,
          mobile_openstatus: true,
          freight_type: 'cash',
          freight_proportion: 100,
          pc_banner: [],
          cat_openstatus: true,
          brand_openstatus: true,
          point_openstatus: true,
          point_section: [],
        },
        inner: {
          pc_banner: { each: { missing: { imgUrl: '', title: '' } } },
          point_section: { each: { missing: { low: 0, high: 1000 } } },
        },
      },
    },
  },
  privacy_notice: {
    inner: {
      props: {
        missing: {
          is_open: false,
          content: '我们使用 Cookie 保存登录与购物车，继续浏览即表示同意隐私政策。',
          link: '/license?type=privacy',
        },
      },
    },
  },
  shop_info: {
    inner: {
      props: {
        missing: { shop_name: '', icp_number: '', licence_link: '', service_phone: '', service_link: '' },
      },
    },
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
  size_charts: {
    inner: {
      props: {
        missing: { charts: [] },
        inner: {
          charts: {
            each: {
              missing: { title: '尺码表', spec: '尺码', category: '', rows: '尺码 胸围(cm) 衣长(cm)' },
            },
          },
        },
      },
    },
  },
  staff_purchase: {
    inner: {
      props: {
        missing: { addresses: [] },
        inner: {
          addresses: {
            each: {
              missing: {
                label: '总部前台',
                province: '浙江省',
                city: '杭州市',
                county: '',
                adrdetail: '请填写',
              },
            },
          },
        },
      },
    },
  },
  tdk: { inner: { props: { missing: { title: '', mate_keywords: '', mate_description: '' } } } },
  theme: {
    inner: {
      props: {
        missing: {
          primaryColor: '#479EE9',
          backgroundColor: '#F5F5F5',
          priceColor: '#D41D14',
          radius: 'standard',
          font: 'sans',
          fontSize: 'standard',
        },
      },
    },
  },
  trade: {
    inner: {
      props: {
        missing: {
          order_cancel_time: 30,
          pay_remind_time: 5,
          seckill_cancel_time: 15,
          offline_cancel_time: 72,
          ship_time: 48,
          transit_time: 3,
          order_finish_time: 10,
          ziti_finish_time: 7,
          ziti_keep_time: 7,
          finish_extension: 3,
          latest_aftersale_time: 7,
          auto_approve_time: 48,
          auto_answer_time: 7,
          auto_cancel_paid: false,
          sendback_time: 7,
          return_receipt_time: 10,
          return_refund_time: 7,
          rate_time: 30,
          gain_point: 1,
          deduct_point: 100,
          deduct_proportion_limit: 50,
          can_deduct_freight: true,
          max_cart_lines: 120,
          max_unpaid_orders: 20,
          max_pending_vouchers: 3,
          coupon_remind_days: 3,
          gift_refund: 'return',
        },
      },
    },
  },
  article: {
    inner: { props: { missing: { summary: '', image_url: '', author: '', visible: true, sort: 0 } } },
  },
  article_node: { inner: { props: { missing: { kind: 'news', sort: 0 } } } },
  bank_account: {
    inner: {
      props: { missing: { china_ums_no: '', pic: '', remark: '', is_default: false, disabled: false } },
    },
  },
  brand: { inner: { props: { missing: { image_url: '', sort: 0 } } } },
  category: {
    inner: { props: { missing: { parent_id: '', is_main_category: false, image_url: '', sort: 0 } } },
  },
  coupon: {
    inner: {
      props: {
        missing: {
          card_type: 'cash',
          reduce_cost: 0,
          discount: 0,
          least_cost: 0,
          most_cost: 0,
          get_limit: 1,
          date_type: 'DATE_TYPE_FIX_TIME_RANGE',
          begin_date: '',
          end_date: '',
          fixed_begin_term: 0,
          fixed_term: 30,
          use_bound: 0,
          goods: [],
          categories: [],
          tags: [],
          brands: [],
          shops: [],
          grades: [],
          send_begin_time: '',
          send_end_time: '',
          receive: true,
          notice: '',
          description: '',
          color: '#ff5a00ff',
          kq_status: 0,
          sort: 0,
        },
      },
    },
  },
  freight_template: {
    inner: {
      props: {
        missing: { valuation: 2, free: [], no_delivery: [], disabled: false },
        inner: {
          rules: { each: { missing: { regions: [], start: 1, start_fee: 0, add: 1, add_fee: 0 } } },
          free: { each: { missing: { regions: [], from: 0, atMost: 0 } } },
        },
      },
    },
  },
  goods: {
    inner: {
      props: {
        missing: {
          brief: '',
          approve_status: 'onsale',
          main_category_id: '',
          categories: [],
          brand_id: '',
          tags: [],
          distributor_id: '',
          templates_id: '',
          region_id: '',
          item_unit: '件',
          specs: [],
          items: [
            {
              price: 0,
              values: [],
              picture: '',
              item_bn: '',
              barcode: '',
              market_price: 0,
              cost_price: 0,
              grade_prices: [],
              point: 0,
              weight: 0,
              volume: 0,
              opening: 0,
              approve_status: 'onsale',
            },
          ],
          pics: [],
          videos: '',
          params: [],
          intro: '',
          limit_num: 0,
          limit_period: 'all',
          start_num: 1,
          item_type: 'normal',
          product_type: 'normal',
          staff_goods: false,
          is_gift: false,
          sort: 0,
        },
        inner: {
          specs: { each: { missing: { is_image: false } } },
          items: {
            each: {
              missing: {
                values: [],
                picture: '',
                item_bn: '',
                barcode: '',
                price: 0,
                market_price: 0,
                cost_price: 0,
                grade_prices: [],
                point: 0,
                weight: 0,
                volume: 0,
                opening: 0,
                approve_status: 'onsale',
              },
            },
          },
        },
      },
    },
  },
  member_grade: {
    inner: {
      props: {
        missing: {
          total_consumption: 0,
          discount: 0,
          discount_desc: '',
          background_pic_url: '',
          default_grade: false,
        },
      },
    },
  },
  promotion: {
    inner: {
      props: {
        missing: {
          kind: 'full_minus',
          condition_type: 'amount',
          steps: [],
          repeats: false,
          join_limit: 0,
          scope: 'all',
          goods: [],
          categories: [],
          tags: [],
          brands: [],
          distributor_id: '',
          prices: [],
          grades: [],
          disabled: false,
        },
        inner: {
          steps: {
            each: {
              missing: { minus: 0, discount: 0, gifts: [] },
              inner: { gifts: { each: { missing: { num: 1, price: 0 } } } },
            },
          },
        },
      },
    },
  },
  protocol: {},
  seckill: {
    inner: {
      props: {
        missing: { validity_period: 0, disabled: false },
        inner: { items: { each: { missing: { limit_num: 0 } } } },
      },
    },
  },
  shop: {
    inner: {
      props: {
        missing: {
          shop_code: '',
          mobile: '',
          lng: null,
          lat: null,
          hour: '',
          logo: '',
          banner: '',
          intro: '',
          tags: [],
          is_ziti: false,
          workdays: ['1', '2', '3', '4', '5', '6', '7'],
          wait_pickup_days: 0,
          latest_pickup_time: '21:00',
          is_delivery: true,
          is_valid: true,
          is_default: false,
          whitelist_only: false,
          whitelist: [],
          sort: 0,
        },
      },
    },
  },
  staff: { inner: { props: { missing: { disabled: false } } } },
  staff_activity: {
    inner: {
      props: {
        missing: { kind: 'staff', disabled: false },
        inner: { items: { each: { missing: { limit_num: 0, invalid: false } } } },
      },
    },
  },
  tag: {
    inner: {
      props: { missing: { kind: 'goods', tag_color: '#ff5a00ff', font_color: '#ffffffff', sort: 0 } },
    },
  },
  vip_grade: {
    inner: {
      props: {
        missing: {
          lv_type: 'vip',
          discount: 0,
          discount_desc: '',
          guide_title: '',
          description: '',
          background_pic_url: '',
          is_default: false,
          disabled: false,
        },
        inner: { prices: { each: { missing: { name: 'monthly', price: 0, day: 30, desc: '' } } } },
      },
    },
  },
  adjust_stock: {},
  cancel_paid_order: { inner: { props: { missing: { note: '' } } } },
  change_member: { inner: { props: { missing: { point: 0, disabled: false } } } },
  change_member_tags: { inner: { props: { missing: { tags: [] } } } },
  close_order: {},
  confirm_refund: {},
  correct_parcels: {},
  exchange_aftersale: {},
  extend_order: { inner: { props: { missing: { minutes: 60 } } } },
  grant_coupon: {},
  hide_review: { inner: { props: { missing: { hidden: false } } } },
  judge_aftersale: {
    inner: {
      props: { missing: { agree: true, refund_fee: 0, freight: 0, freight_point: 0, reason: '', memo: '' } },
    },
  },
  judge_cancel: { inner: { props: { missing: { agree: true, reason: '' } } } },
  judge_voucher: { inner: { props: { missing: { agree: true, remark: '' } } } },
  receive_aftersale: { inner: { props: { missing: { restock: true, memo: '' } } } },
  receive_stock: { inner: { props: { missing: { reason: '' } } } },
  recheck_bill: { inner: { props: { missing: { remark: '' } } } },
  redeem_pickup: {},
  refund_aftersale: { inner: { props: { missing: { refund_fee: 0, freight: 0, freight_point: 0 } } } },
  refund_lines: {
    inner: {
      props: {
        missing: { note: '' },
        inner: { lines: { each: { missing: { item_name: '', left: 0, num: 0 } } } },
      },
    },
  },
  remark_order: { inner: { props: { missing: { seller_remark: '' } } } },
  reply_review: {},
  reprice_goods: { inner: { props: { missing: { way: 'set', price: 0, amount: 0, percent: 0 } } } },
  reprice_order: {},
  restock_goods: { inner: { props: { missing: { way: 'set', stock: 0, num: 0 } } } },
  retry_refund: { inner: { props: { missing: { remark: '' } } } },
  settle_difference: {},
  shelve_goods: { inner: { props: { missing: { approve_status: 'onsale' } } } },
  ship_order: { inner: { props: { inner: { lines: { each: { missing: { item_name: '', num: 1 } } } } } } },
  tag_goods: { inner: { props: { missing: { way: 'add' } } } },
  tag_members: { inner: { props: { missing: { way: 'add' } } } },
  write_invoice: { inner: { props: { missing: { invoice_number: '' } } } },
}
