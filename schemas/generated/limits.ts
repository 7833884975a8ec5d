// Written by scripts/generate.ts (npm run generate); do not edit.
/** Characters of a text, entries of a list. */

// POST /member/address
export const MEMBER_ADDRESS_ADD_USERNAME = 32
export const MEMBER_ADDRESS_ADD_PROVINCE = 32
export const MEMBER_ADDRESS_ADD_CITY = 32
export const MEMBER_ADDRESS_ADD_COUNTY = 32
export const MEMBER_ADDRESS_ADD_ADRDETAIL = 200

// PUT /member/address/{id}
export const MEMBER_ADDRESS_CHANGE_USERNAME = 32
export const MEMBER_ADDRESS_CHANGE_PROVINCE = 32
export const MEMBER_ADDRESS_CHANGE_CITY = 32
export const MEMBER_ADDRESS_CHANGE_COUNTY = 32
export const MEMBER_ADDRESS_CHANGE_ADRDETAIL = 200

// POST /member/address/{id}
export const MEMBER_ADDRESS_CHANGE_BY_POST_USERNAME = 32
export const MEMBER_ADDRESS_CHANGE_BY_POST_PROVINCE = 32
export const MEMBER_ADDRESS_CHANGE_BY_POST_CITY = 32
export const MEMBER_ADDRESS_CHANGE_BY_POST_COUNTY = 32
export const MEMBER_ADDRESS_CHANGE_BY_POST_ADRDETAIL = 200

// GET /member.address.get
export const LEGACY_ADDRESS_GET_ADDR_ID = 64

// POST /member.address.add
export const LEGACY_ADDRESS_ADD_ADDR_ID = 64
export const LEGACY_ADDRESS_ADD_NAME = 32
export const LEGACY_ADDRESS_ADD_AREA = 100
export const LEGACY_ADDRESS_ADD_ADDR = 200

// POST /member.address.delete
export const LEGACY_ADDRESS_DELETE_ADDR_ID = 64

// POST /member.address.setDefault
export const LEGACY_ADDRESS_SET_DEFAULT_ADDR_ID = 64

// POST /aftersales
export const APPLY_AFTERSALE_ORDER_ID = 64
export const APPLY_AFTERSALE_REASON = 100
export const APPLY_AFTERSALE_DESCRIPTION = 500
export const APPLY_AFTERSALE_EVIDENCE_PIC = 9
export const APPLY_AFTERSALE_EVIDENCE_PIC_EACH = 500
export const APPLY_AFTERSALE_CONTACT = 50
export const APPLY_AFTERSALE_MOBILE = 20
export const APPLY_AFTERSALE_AFTERSALES_ADDRESS_ID = 64

// GET /aftersales
export const AFTERSALE_LIST_ORDER_ID = 64
export const AFTERSALE_LIST_KEYWORDS = 64

// GET /aftersales/info
export const AFTERSALE_INFO_AFTERSALES_BN = 64
export const AFTERSALE_INFO_ITEM_ID = 64

// POST /aftersales/modify
export const MODIFY_AFTERSALE_AFTERSALES_BN = 64
export const MODIFY_AFTERSALE_ORDER_ID = 64
export const MODIFY_AFTERSALE_REASON = 100
export const MODIFY_AFTERSALE_DESCRIPTION = 500
export const MODIFY_AFTERSALE_EVIDENCE_PIC = 9
export const MODIFY_AFTERSALE_EVIDENCE_PIC_EACH = 500
export const MODIFY_AFTERSALE_CONTACT = 50
export const MODIFY_AFTERSALE_MOBILE = 20
export const MODIFY_AFTERSALE_AFTERSALES_ADDRESS_ID = 64

// POST /aftersales/close
export const CLOSE_AFTERSALE_AFTERSALES_BN = 64

// POST /aftersales/sendback
export const SEND_BACK_AFTERSALE_AFTERSALES_BN = 64
export const SEND_BACK_AFTERSALE_CORP_CODE = 32

// POST /aftersales/confirm
export const CONFIRM_EXCHANGE_AFTERSALES_BN = 64

// GET /aftersales/item/price
export const AFTERSALE_PRICE_ORDER_ID = 64
export const AFTERSALE_PRICE_ITEM_ID = 64

// GET /aftersales/apply/view
export const AFTERSALE_VIEW_ORDER_ID = 64
export const AFTERSALE_VIEW_AFTERSALES_BN = 64

// GET /aftersales/apply/price
export const AFTERSALE_QUOTE_ORDER_ID = 64
export const AFTERSALE_QUOTE_AFTERSALES_BN = 64
export const AFTERSALE_QUOTE_DETAIL = 20000

// POST /login
export const LOGIN_USERNAME = 64
export const LOGIN_PASSWORD = 200
export const LOGIN_TOKEN = 128
export const LOGIN_YZM = 16
export const LOGIN_TRUSTLOGIN_TAG = 32
export const LOGIN_CODE = 1024
export const LOGIN_STATE = 1024
export const LOGIN_APPID = 128
export const LOGIN_SECRET = 256
export const LOGIN_URL = 2048

// POST /new_login
export const NEW_LOGIN_USERNAME = 64
export const NEW_LOGIN_PASSWORD = 200
export const NEW_LOGIN_TOKEN = 128
export const NEW_LOGIN_YZM = 16
export const NEW_LOGIN_TRUSTLOGIN_TAG = 32
export const NEW_LOGIN_CODE = 1024
export const NEW_LOGIN_STATE = 1024
export const NEW_LOGIN_APPID = 128
export const NEW_LOGIN_SECRET = 256
export const NEW_LOGIN_URL = 2048

// GET /login/check
export const LOGIN_CHECK_USERNAME = 64

// POST /member
export const REGISTER_PASSWORD = 200
export const REGISTER_USER_NAME = 32
export const REGISTER_AGREED = 10
export const REGISTER_CHECK_TYPE = 32
export const REGISTER_AUTH_TYPE = 32
export const REGISTER_USER_TYPE = 32
export const REGISTER_UID = 64

// POST /member/bind
export const BIND_MEMBER_PASSWORD = 200
export const BIND_MEMBER_UNION_ID = 2048
export const BIND_MEMBER_TOKEN = 128
export const BIND_MEMBER_YZM = 16
export const BIND_MEMBER_CHECK_TYPE = 32
export const BIND_MEMBER_BIND_TYPE = 32
export const BIND_MEMBER_OPEN_ID = 128

// GET /member/sms/code
export const SMS_CODE_TOKEN = 128
export const SMS_CODE_YZM = 16

// POST /member/email/code
export const EMAIL_CODE_TOKEN = 128
export const EMAIL_CODE_YZM = 16

// POST /member/reset/password
export const RESET_PASSWORD_PASSWORD = 200

// POST /member/password
export const CHANGE_PASSWORD_PASSWORD = 200
export const CHANGE_PASSWORD_OLD_PASSWORD = 200

// POST /member/identity
export const IDENTITY_PROOF_PASSWORD = 72

// POST /member/bindmobile
export const BIND_MOBILE_PROOF = 100

// POST /member/bindemail/code
export const BIND_EMAIL_CODE_EMAIL = 100
export const BIND_EMAIL_CODE_PROOF = 100

// POST /member/bindemail
export const BIND_EMAIL_EMAIL = 100
export const BIND_EMAIL_PROOF = 100

// DELETE /member/bindemail
export const REMOVE_EMAIL_PROOF = 100

// GET /pctemplate/loginPage/setting
export const LOGIN_PAGE_DOMAIN = 255

// GET /cart/list
export const CART_LIST_DISTRIBUTOR_ID = 64

// POST /cart
export const CART_ADD_ITEM_ID = 64
export const CART_ADD_DISTRIBUTOR_ID = 64
export const CART_ADD_ACTIVITY_ID = 64
export const CART_ADD_ACTIVITY_TYPE = 40
export const CART_ADD_ITEMS_ID = 50
export const CART_ADD_ITEMS_ID_EACH = 64

// PUT /cartupdate/num
export const CART_UPDATE_NUM_CART_ID = 64
export const CART_UPDATE_NUM_SKU_ID = 64
export const CART_UPDATE_NUM_SELECTED_PROMOTION = 64

// PUT /cartupdate/checkstatus
export const CART_UPDATE_CHECK_STATUS_CART_ID = 64
export const CART_UPDATE_CHECK_STATUS_CART_ID_EACH = 64
export const CART_UPDATE_CHECK_STATUS_SKU_ID = 64
export const CART_UPDATE_CHECK_STATUS_SELECTED_PROMOTION = 64

// PUT /cartupdate/promotion
export const CART_UPDATE_PROMOTION_CART_ID = 64
export const CART_UPDATE_PROMOTION_ACTIVITY_ID = 64
export const CART_UPDATE_PROMOTION_ACTIVITY_TYPE = 40

// DELETE /cartdel
export const CART_DELETE_CART_ID = 64
export const CART_DELETE_CART_ID_EACH = 64

// DELETE /cartdelbat
export const CART_DELETE_MANY_CART_ID = 64
export const CART_DELETE_MANY_CART_ID_EACH = 64

// POST /cart/check
export const CART_CHECK_DISTRIBUTOR_ID = 64

// POST /cart.addGift
export const CART_ADD_GIFT_ITEM_ID = 64
export const CART_ADD_GIFT_ACTIVITY_ID = 64
export const CART_ADD_GIFT_DISTRIBUTOR_ID = 64

// GET /article/management
export const ARTICLE_LIST_NODE_ID = 64
export const ARTICLE_LIST_KEYWORDS = 50

// GET /article/faqs
export const ARTICLE_FAQS_NODE_ID = 64

// GET /content.info
export const LEGACY_CONTENT_INFO_ARTICLE_ID = 64

// GET /getCardList
export const GET_CARD_LIST_CARD_ID = 64
export const GET_CARD_LIST_ITEM_ID = 64
export const GET_CARD_LIST_DISTRIBUTOR_ID = 64

// GET /user/receiveCard
export const RECEIVE_CARD_CARD_ID = 64

// GET /user/newGetCardList
export const NEW_GET_CARD_LIST_SECKILL_ID = 64
export const NEW_GET_CARD_LIST_DISTRIBUTOR_ID = 64
export const NEW_GET_CARD_LIST_ITEM_ID = 64
export const NEW_GET_CARD_LIST_ITEMS = 120
export const NEW_GET_CARD_LIST_ITEMS_EACH_ITEM_ID = 64

// POST /promotion.coupon.use
export const COUPON_USE_COUPON_CODE = 64
export const COUPON_USE_DISTRIBUTOR_ID = 64

// POST /promotion.coupon.cancel
export const COUPON_CANCEL_COUPON_CODE = 64

// GET /delivery/lists
export const DELIVERY_LISTS_ORDER_ID = 64

// GET /delivery/trackerpull
export const DELIVERY_TRACK_DELIVERY_ID = 64

// GET /trackerpull
export const ORDER_TRACK_ORDER_ID = 64
export const ORDER_TRACK_ORDER_TYPE = 32

// POST /order/confirmReceipt
export const CONFIRM_RECEIPT_ORDER_ID = 64

// POST /order/extendReceipt
export const EXTEND_RECEIPT_ORDER_ID = 64

// GET /ziticode
export const ZITI_CODE_ORDER_ID = 64

// GET /distributor/pickuplocation
export const PICKUP_LOCATIONS_DISTRIBUTOR_ID = 64
export const PICKUP_LOCATIONS_CART_TYPE = 32
export const PICKUP_LOCATIONS_ORDER_TYPE = 32

// POST /member/collect/item/{id}
export const COLLECT_ITEM_ITEM_ID = 64
export const COLLECT_ITEM_DISTRIBUTOR_ID = 64

// POST /member/collect/item
export const COLLECT_ITEM_OF_BODY_ITEM_ID = 64
export const COLLECT_ITEM_OF_BODY_DISTRIBUTOR_ID = 64

// DELETE /member/collect/item
export const COLLECT_ITEM_DELETE_ITEM_IDS = 100
export const COLLECT_ITEM_DELETE_ITEM_IDS_EACH = 64
export const COLLECT_ITEM_DELETE_DISTRIBUTOR_ID = 64

// GET /member/collect/item/check
export const COLLECT_ITEM_CHECK_ITEM_ID = 64

// DELETE /member/collect/distribution
export const COLLECT_SHOP_DELETE_DISTRIBUTOR_ID = 100
export const COLLECT_SHOP_DELETE_DISTRIBUTOR_ID_EACH = 64

// GET /member/collect/distribution/check
export const COLLECT_SHOP_CHECK_DISTRIBUTOR_ID = 64

// POST /member.favorite.item.add
export const LEGACY_FAVORITE_ADD_ITEM_ID = 64

// POST /member.favorite.item.remove
export const LEGACY_FAVORITE_REMOVE_ITEM_ID = 100
export const LEGACY_FAVORITE_REMOVE_ITEM_ID_EACH = 64

// POST /member.favorite.shop.add
export const LEGACY_FAVORITE_SHOP_ADD_DISTRIBUTOR_ID = 64
export const LEGACY_FAVORITE_SHOP_ADD_SHOP_ID = 64
export const LEGACY_FAVORITE_SHOP_ADD_ID = 64

// POST /member/browse/history/save
export const BROWSE_HISTORY_SAVE_ITEM_ID = 64

// DELETE /member/browse/history
export const BROWSE_HISTORY_CLEAR_HISTORY_ID = 200
export const BROWSE_HISTORY_CLEAR_HISTORY_ID_EACH = 64

// GET /goods/delivery/{item_id}
export const DELIVERY_OF_DISTRIBUTOR_ID = 64
export const DELIVERY_OF_PROVINCE = 20
export const DELIVERY_OF_CITY = 20
export const DELIVERY_OF_COUNTY = 20

// GET /goods/items
export const GOODS_ITEMS_KEYWORDS = 100
export const GOODS_ITEMS_CATEGORY_ID = 64
export const GOODS_ITEMS_MAIN_CATEGORY = 64
export const GOODS_ITEMS_BRAND_ID = 50
export const GOODS_ITEMS_BRAND_ID_EACH = 64
export const GOODS_ITEMS_CARD_ID = 64
export const GOODS_ITEMS_PROMOTION_ID = 64
export const GOODS_ITEMS_TAG_ID = 50
export const GOODS_ITEMS_TAG_ID_EACH = 64
export const GOODS_ITEMS_ITEM_ID = 200
export const GOODS_ITEMS_ITEM_ID_EACH = 64
export const GOODS_ITEMS_ITEM_PARAMS = 20
export const GOODS_ITEMS_ITEM_PARAMS_EACH_ATTRIBUTE_ID = 64
export const GOODS_ITEMS_ITEM_PARAMS_EACH_ATTRIBUTE_VALUE_ID = 64
export const GOODS_ITEMS_GOODS_ID = 64
export const GOODS_ITEMS_DISTRIBUTOR_ID = 64
export const GOODS_ITEMS_ITEM_TYPE = 32
export const GOODS_ITEMS_REGIONS_ID = 64

// GET /promotions/recommendlike
export const RECOMMEND_LIKE_ITEM_ID = 64

// GET /goods/suggest
export const GOODS_SUGGEST_KEYWORDS = 60

// GET /goods/items/{item_id}
export const GOODS_DETAIL_OF_DISTRIBUTOR_ID = 64
export const GOODS_DETAIL_OF_GOODS_ID = 64

// GET /goods/facets
export const GOODS_FACETS_OF_CATEGORY_ID = 64
export const GOODS_FACETS_OF_MAIN_CATEGORY = 64
export const GOODS_FACETS_OF_KEYWORDS = 100
export const GOODS_FACETS_OF_DISTRIBUTOR_ID = 64

// POST /order/invoice
export const APPLY_INVOICE_CONTENT = 100
export const APPLY_INVOICE_COMPANY_ADDRESS = 200
export const APPLY_INVOICE_COMPANY_PHONE = 40
export const APPLY_INVOICE_BANKNAME = 100
export const APPLY_INVOICE_BANKACCOUNT = 40
export const APPLY_INVOICE_ORDER_ID = 64

// GET /order/invoice/pdf
export const INVOICE_PDF_ORDER_ID = 64

// POST /member/messages/read
export const MEMBER_MESSAGES_READ_MESSAGE_ID = 64

// PUT /member
export const MEMBER_CHANGE_USERNAME = 32
export const MEMBER_CHANGE_NICKNAME = 32
export const MEMBER_CHANGE_AVATAR = 500
export const MEMBER_CHANGE_ADDRESS = 200
export const MEMBER_CHANGE_INDUSTRY = 50
export const MEMBER_CHANGE_INCOME = 50
export const MEMBER_CHANGE_EDU_BACKGROUND = 50
export const MEMBER_CHANGE_HABBIT = 20
export const MEMBER_CHANGE_HABBIT_EACH = 50

// DELETE /member/sessions
export const MEMBER_SESSIONS_END_SESSION_ID = 64

// DELETE /member
export const MEMBER_DELETE_PASSWORD = 72

// POST /order_new
export const ORDER_NEW_DISTRIBUTOR_ID = 64
export const ORDER_NEW_SHOPS = 50
export const ORDER_NEW_SHOPS_EACH_DISTRIBUTOR_ID = 64
export const ORDER_NEW_SHOPS_EACH_COUPON_DISCOUNT = 64
export const ORDER_NEW_SHOPS_EACH_REMARK = 200
export const ORDER_NEW_SHOPS_EACH_PICKUP_LOCATION = 64
export const ORDER_NEW_SHOPS_EACH_PICKUP_DATE = 10
export const ORDER_NEW_SHOPS_EACH_PICKUP_TIME = 20
export const ORDER_NEW_SHOPS_EACH_INVOICE_CONTENT_CONTENT = 100
export const ORDER_NEW_SHOPS_EACH_INVOICE_CONTENT_COMPANY_ADDRESS = 200
export const ORDER_NEW_SHOPS_EACH_INVOICE_CONTENT_COMPANY_PHONE = 40
export const ORDER_NEW_SHOPS_EACH_INVOICE_CONTENT_BANKNAME = 100
export const ORDER_NEW_SHOPS_EACH_INVOICE_CONTENT_BANKACCOUNT = 40
export const ORDER_NEW_PLATFORM_COUPON = 64
export const ORDER_NEW_COUPON_DISCOUNT = 64
export const ORDER_NEW_REMARK = 200
export const ORDER_NEW_PICKUP_LOCATION = 64
export const ORDER_NEW_PICKUP_DATE = 10
export const ORDER_NEW_PICKUP_TIME = 20
export const ORDER_NEW_INVOICE_CONTENT_CONTENT = 100
export const ORDER_NEW_INVOICE_CONTENT_COMPANY_ADDRESS = 200
export const ORDER_NEW_INVOICE_CONTENT_COMPANY_PHONE = 40
export const ORDER_NEW_INVOICE_CONTENT_BANKNAME = 100
export const ORDER_NEW_INVOICE_CONTENT_BANKACCOUNT = 40
export const ORDER_NEW_ADDRESS_ID = 64
export const ORDER_NEW_RECEIVER_NAME = 50
export const ORDER_NEW_RECEIVER_STATE = 50
export const ORDER_NEW_RECEIVER_CITY = 50
export const ORDER_NEW_RECEIVER_DISTRICT = 50
export const ORDER_NEW_RECEIVER_ADDRESS = 200
export const ORDER_NEW_RECEIVER_ZIP = 10
export const ORDER_NEW_PAY_TYPE = 40
export const ORDER_NEW_PAY_CHANNEL = 40
export const ORDER_NEW_PACK = 64
export const ORDER_NEW_SECKILL_ID = 64
export const ORDER_NEW_SECKILL_TICKET = 512
export const ORDER_NEW_TICKET = 512
export const ORDER_NEW_QUOTE_ID = 64

// GET /orders
export const ORDERS_ORDER_ID = 64
export const ORDERS_KEYWORDS = 100
export const ORDERS_BEFORE = 64

// POST /order/cancel
export const ORDER_CANCEL_ORDER_ID = 64
export const ORDER_CANCEL_CANCEL_REASON = 100
export const ORDER_CANCEL_OTHER_REASON = 200

// POST /trade.delete
export const TRADE_DELETE_TID = 64

// GET /demo/outbox
export const DEMO_OUTBOX_RECIPIENT = 128

// GET /pctemplate/getTemplateContent
export const TEMPLATE_CONTENT_THEME_PC_TEMPLATE_ID = 64

// POST /payment
export const PAYMENT_START_ORDER_ID = 64
export const PAYMENT_START_PAY_TYPE = 40
export const PAYMENT_START_ORDER_TYPE = 40
export const PAYMENT_START_PAY_CHANNEL = 40
export const PAYMENT_START_RETURN_URL = 500
export const PAYMENT_START_REDIRECT = 500
export const PAYMENT_START_OPEN_ID = 64

// POST /trade.payment.create
export const TRADE_PAYMENT_CREATE_TID = 64

// POST /payment/query
export const PAYMENT_QUERY_TRADE_ID = 64

// POST /trade.payment.finish
export const TRADE_PAYMENT_FINISH_PAYMENT_ID = 64

// GET /trade/payment/alipay/result
export const ALIPAY_RESULT_OUT_TRADE_NO = 64
export const ALIPAY_RESULT_SIGN = 1000

// POST /payment/test
export const PAYMENT_TEST_PAYMENT_ID = 64

// POST /order/offline/upload/voucher
export const OFFLINE_UPLOAD_VOUCHER_ORDER_ID = 64
export const OFFLINE_UPLOAD_VOUCHER_BANK_ACCOUNT_ID = 64
export const OFFLINE_UPLOAD_VOUCHER_VOUCHER_PIC = 9
export const OFFLINE_UPLOAD_VOUCHER_VOUCHER_PIC_EACH = 500
export const OFFLINE_UPLOAD_VOUCHER_PAY_ACCOUNT_NAME = 100
export const OFFLINE_UPLOAD_VOUCHER_PAY_ACCOUNT_BANK = 100
export const OFFLINE_UPLOAD_VOUCHER_PAY_ACCOUNT_NO = 40
export const OFFLINE_UPLOAD_VOUCHER_PAY_SN = 64
export const OFFLINE_UPLOAD_VOUCHER_TRANSFER_REMARK = 100

// POST /order/offline/update/voucher
export const OFFLINE_UPDATE_VOUCHER_ID = 64
export const OFFLINE_UPDATE_VOUCHER_ORDER_ID = 64
export const OFFLINE_UPDATE_VOUCHER_BANK_ACCOUNT_ID = 64
export const OFFLINE_UPDATE_VOUCHER_VOUCHER_PIC = 9
export const OFFLINE_UPDATE_VOUCHER_VOUCHER_PIC_EACH = 500
export const OFFLINE_UPDATE_VOUCHER_PAY_ACCOUNT_NAME = 100
export const OFFLINE_UPDATE_VOUCHER_PAY_ACCOUNT_BANK = 100
export const OFFLINE_UPDATE_VOUCHER_PAY_ACCOUNT_NO = 40
export const OFFLINE_UPDATE_VOUCHER_PAY_SN = 64
export const OFFLINE_UPDATE_VOUCHER_TRANSFER_REMARK = 100

// GET /order/offline/get/voucher
export const OFFLINE_GET_VOUCHER_ORDER_ID = 64

// GET /pointsmall/goods/items
export const POINTS_GOODS_ITEMS_KEYWORDS = 100
export const POINTS_GOODS_ITEMS_CATEGORY_ID = 64
export const POINTS_GOODS_ITEMS_MAIN_CATEGORY = 64
export const POINTS_GOODS_ITEMS_BRAND_ID = 50
export const POINTS_GOODS_ITEMS_BRAND_ID_EACH = 64

// GET /pointsmall/lovely/goods/items
export const POINTS_LOVELY_ITEM_ID = 64

// POST /getFreightFee
export const GET_FREIGHT_FEE_DISTRIBUTOR_ID = 64
export const GET_FREIGHT_FEE_SHOPS = 50
export const GET_FREIGHT_FEE_SHOPS_EACH_DISTRIBUTOR_ID = 64
export const GET_FREIGHT_FEE_SHOPS_EACH_COUPON_DISCOUNT = 64
export const GET_FREIGHT_FEE_SHOPS_EACH_REMARK = 200
export const GET_FREIGHT_FEE_SHOPS_EACH_PICKUP_LOCATION = 64
export const GET_FREIGHT_FEE_SHOPS_EACH_PICKUP_DATE = 10
export const GET_FREIGHT_FEE_SHOPS_EACH_PICKUP_TIME = 20
export const GET_FREIGHT_FEE_SHOPS_EACH_INVOICE_CONTENT_CONTENT = 100
export const GET_FREIGHT_FEE_SHOPS_EACH_INVOICE_CONTENT_COMPANY_ADDRESS = 200
export const GET_FREIGHT_FEE_SHOPS_EACH_INVOICE_CONTENT_COMPANY_PHONE = 40
export const GET_FREIGHT_FEE_SHOPS_EACH_INVOICE_CONTENT_BANKNAME = 100
export const GET_FREIGHT_FEE_SHOPS_EACH_INVOICE_CONTENT_BANKACCOUNT = 40
export const GET_FREIGHT_FEE_PLATFORM_COUPON = 64
export const GET_FREIGHT_FEE_COUPON_DISCOUNT = 64
export const GET_FREIGHT_FEE_REMARK = 200
export const GET_FREIGHT_FEE_PICKUP_LOCATION = 64
export const GET_FREIGHT_FEE_PICKUP_DATE = 10
export const GET_FREIGHT_FEE_PICKUP_TIME = 20
export const GET_FREIGHT_FEE_INVOICE_CONTENT_CONTENT = 100
export const GET_FREIGHT_FEE_INVOICE_CONTENT_COMPANY_ADDRESS = 200
export const GET_FREIGHT_FEE_INVOICE_CONTENT_COMPANY_PHONE = 40
export const GET_FREIGHT_FEE_INVOICE_CONTENT_BANKNAME = 100
export const GET_FREIGHT_FEE_INVOICE_CONTENT_BANKACCOUNT = 40
export const GET_FREIGHT_FEE_ADDRESS_ID = 64
export const GET_FREIGHT_FEE_RECEIVER_NAME = 50
export const GET_FREIGHT_FEE_RECEIVER_STATE = 50
export const GET_FREIGHT_FEE_RECEIVER_CITY = 50
export const GET_FREIGHT_FEE_RECEIVER_DISTRICT = 50
export const GET_FREIGHT_FEE_RECEIVER_ADDRESS = 200
export const GET_FREIGHT_FEE_RECEIVER_ZIP = 10
export const GET_FREIGHT_FEE_PAY_TYPE = 40
export const GET_FREIGHT_FEE_PAY_CHANNEL = 40
export const GET_FREIGHT_FEE_PACK = 64
export const GET_FREIGHT_FEE_SECKILL_ID = 64
export const GET_FREIGHT_FEE_SECKILL_TICKET = 512
export const GET_FREIGHT_FEE_TICKET = 512
export const GET_FREIGHT_FEE_QUOTE_ID = 64

// POST /order/rate/create
export const CREATE_RATE_ORDER_ID = 64
export const CREATE_RATE_RATES = 120
export const CREATE_RATE_RATES_EACH_ID = 64
export const CREATE_RATE_RATES_EACH_ITEM_ID = 64
export const CREATE_RATE_RATES_EACH_CONTENT = 500
export const CREATE_RATE_RATES_EACH_PICS = 9
export const CREATE_RATE_RATES_EACH_PICS_EACH = 500

// GET /order/rate/mine
export const OWN_RATES_ORDER_ID = 64

// GET /order/rate/list
export const RATE_LIST_ITEM_ID = 64
export const RATE_LIST_PHRASE = 20

// GET /order/replyRate/list
export const RATE_REPLIES_RATE_ID = 64

// POST /order/replyRate
export const REPLY_RATE_RATE_ID = 64
export const REPLY_RATE_CONTENT = 300

// GET /promotion/seckillactivity/geticket
export const SECKILL_TICKET_SECKILL_ID = 64
export const SECKILL_TICKET_ITEM_ID = 64

// GET /promotion/seckillactivity/getinfo
export const SECKILL_INFO_SECKILL_ID = 64

// GET /promotion/seckillactivity/channel
export const SECKILL_CHANNEL_SECKILL_ID = 64

// GET /pageparams/setting
export const PAGE_PARAMS_SETTING_TEMPLATE_NAME = 64
export const PAGE_PARAMS_SETTING_PAGE_NAME = 64
export const PAGE_PARAMS_SETTING_NAME = 64
export const PAGE_PARAMS_SETTING_VERSION = 32

// GET /goods/share/items/{item_id}
export const SHARE_ITEM_DISTRIBUTOR_ID = 64

// GET /goods/share/items/{item_id}/qrcode
export const SHARE_ITEM_QRCODE_DISTRIBUTOR_ID = 64
export const SHARE_ITEM_QRCODE_V = 64

// GET /goods/share/items/{item_id}/picture
export const SHARE_ITEM_PICTURE_DISTRIBUTOR_ID = 64
export const SHARE_ITEM_PICTURE_V = 64

// GET /pcqrcode
export const PC_QRCODE_PATH = 512
export const PC_QRCODE_ARTICLE_ID = 64
export const PC_QRCODE_ITEM_ID = 64

// GET /distributor/list
export const DISTRIBUTOR_LIST_PROVINCE = 32
export const DISTRIBUTOR_LIST_CITY = 32
export const DISTRIBUTOR_LIST_AREA = 32
export const DISTRIBUTOR_LIST_NAME = 50
export const DISTRIBUTOR_LIST_DISTRIBUTOR_TAG_ID = 50
export const DISTRIBUTOR_LIST_DISTRIBUTOR_TAG_ID_EACH = 64

// GET /distributor/is_valid
export const DISTRIBUTOR_IS_VALID_DISTRIBUTOR_ID = 64

// GET /staff/mobile
export const STAFF_MOBILE_WORK_ID = 32

// POST /staff/vcode
export const STAFF_SEND_CODE_WORK_ID = 32
export const STAFF_SEND_CODE_TOKEN = 128
export const STAFF_SEND_CODE_YZM = 16

// POST /staff/login
export const STAFF_LOGIN_WORK_ID = 32

// GET /staff/activity/items
export const STAFF_ACTIVITY_ITEMS_ACTIVITY_ID = 64

// GET /lucky/activity/items
export const LUCKY_ACTIVITY_ITEMS_ACTIVITY_ID = 64

// GET /trade/detail
export const TRADE_DETAIL_GET_TRADE_ID = 64

// GET /trade/payment/list
export const TRADE_PAYMENT_LIST_DISTRIBUTOR_ID = 64
export const TRADE_PAYMENT_LIST_ORDER_TYPE = 40

// GET /trade.payment.tradeList
export const TRADE_PAYMENT_TRADE_LIST_PAYMENT_ID = 64

// GET /trustlogin/params
export const TRUST_LOGIN_PARAMS_TRUSTLOGIN_TAG = 32
export const TRUST_LOGIN_PARAMS_REDIRECT_URL = 2048

// POST /trustlogin/bind
export const TRUST_LOGIN_BIND_UNION_ID = 2048
export const TRUST_LOGIN_BIND_TRUSTLOGIN_TAG = 32
export const TRUST_LOGIN_BIND_CODE = 1024
export const TRUST_LOGIN_BIND_STATE = 1024

// POST /trustlogin/unbind
export const TRUST_LOGIN_UNBIND_TRUSTLOGIN_TAG = 32

// GET /espier/image_upload_token
export const IMAGE_UPLOAD_PLACE_FILESYSTEM = 32
export const IMAGE_UPLOAD_PLACE_FILETYPE = 32
export const IMAGE_UPLOAD_PLACE_FILENAME = 255
export const IMAGE_UPLOAD_PLACE_GROUP = 64

// POST /vipgrades/buy
export const VIP_GRADES_BUY_VIP_GRADE_ID = 64
export const VIP_GRADES_BUY_PAY_TYPE = 32
export const VIP_GRADES_BUY_DISTRIBUTOR_ID = 64
