// Written by scripts/generate.ts (npm run generate); do not edit.
import type { FillPlan } from '../fill-plan'

/** Widget type → the defaults of its `{ props, style }`; literals are complete in themselves. */
export const fillPlans: Record<string, FillPlan> = {
  "W0000": {
    "inner": {
      "props": {
        "missing": {
          "title": "",
          "keywords": "",
          "description": "",
          "themeColor": "#479EE9",
          "backgroundColor": "#F5F5F5",
          "pageWidth": 1190
        }
      }
    }
  },
  "W0001": {
    "inner": {
      "props": {
        "missing": {
          "data": [
            {
              "imgUrl": "",
              "pathData": {}
            },
            {
              "imgUrl": "",
              "pathData": {}
            },
            {
              "imgUrl": "",
              "pathData": {}
            }
          ],
          "autoplay": true,
          "autoplaySpeed": 2000,
          "styleType": "style1",
          "pointAlign": "right",
          "pointDefaultColor": "#000000ff",
          "customerThemeEnabled": false,
          "pointActiveColor": "#ff0000ff"
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "imgUrl": "",
                "pathData": {}
              }
            }
          }
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 1190,
          "height": 200,
          "marginTop": 0,
          "marginRight": "auto",
          "marginBottom": 0,
          "marginLeft": "auto",
          "paddingTop": 0,
          "paddingRight": 0,
          "paddingBottom": 0,
          "paddingLeft": 0,
          "borderTopWidth": 0,
          "borderRightWidth": 0,
          "borderBottomWidth": 0,
          "borderLeftWidth": 0,
          "borderTopColor": "#ffffffff",
          "borderRightColor": "#ffffffff",
          "borderBottomColor": "#ffffffff",
          "borderLeftColor": "#ffffffff",
          "borderStyle": "solid",
          "borderRadius": 0,
          "opacity": 1,
          "foregroundColor": "#ffffffff",
          "backgroundColor": "#ffffffff",
          "backgroundImage": ""
        }
      }
    }
  },
  "W0002": {
    "inner": {
      "props": {
        "missing": {
          "text": "商品列表",
          "data": [
            {
              "goods_id": "",
              "goods_pic": "",
              "price": 9900,
              "market_price": 12900,
              "goods_name": "商品名称",
              "linkPage": "goods",
              "linkPageLabel": "商品",
              "itemId": "",
              "brief": "",
              "subTitle": "",
              "tagList": [],
              "pathData": {}
            },
            {
              "goods_id": "",
              "goods_pic": "",
              "price": 9900,
              "market_price": 12900,
              "goods_name": "商品名称",
              "linkPage": "goods",
              "linkPageLabel": "商品",
              "itemId": "",
              "brief": "",
              "subTitle": "",
              "tagList": [],
              "pathData": {}
            },
            {
              "goods_id": "",
              "goods_pic": "",
              "price": 9900,
              "market_price": 12900,
              "goods_name": "商品名称",
              "linkPage": "goods",
              "linkPageLabel": "商品",
              "itemId": "",
              "brief": "",
              "subTitle": "",
              "tagList": [],
              "pathData": {}
            },
            {
              "goods_id": "",
              "goods_pic": "",
              "price": 9900,
              "market_price": 12900,
              "goods_name": "商品名称",
              "linkPage": "goods",
              "linkPageLabel": "商品",
              "itemId": "",
              "brief": "",
              "subTitle": "",
              "tagList": [],
              "pathData": {}
            },
            {
              "goods_id": "",
              "goods_pic": "",
              "price": 9900,
              "market_price": 12900,
              "goods_name": "商品名称",
              "linkPage": "goods",
              "linkPageLabel": "商品",
              "itemId": "",
              "brief": "",
              "subTitle": "",
              "tagList": [],
              "pathData": {}
            }
          ],
          "columnNums": 5,
          "showMore": true,
          "moreText": "更多",
          "moreLinkData": {},
          "titleAlign": "center",
          "titleBackground": true,
          "wgtBackgroundColor1": "#FF5A00",
          "wgtBackgroundColor2": "#FF8600",
          "wgtTitleFontSize": 28,
          "wgtTitleColor": "#FFFFFF",
          "wgtPriceFontSize": 18,
          "wgtPriceColor": "#FF0036"
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "goods_id": "",
                "itemId": "",
                "goods_pic": "",
                "price": 0,
                "market_price": 0,
                "goods_name": "",
                "brief": "",
                "subTitle": "",
                "tagList": [],
                "linkPage": "goods",
                "linkPageLabel": "商品",
                "pathData": {}
              },
              "inner": {
                "tagList": {
                  "each": {
                    "missing": {
                      "tag_id": "",
                      "tag_name": "",
                      "font_color": "",
                      "tag_color": ""
                    }
                  }
                }
              }
            }
          }
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 1190,
          "height": 400,
          "marginTop": 0,
          "marginRight": "auto",
          "marginBottom": 0,
          "marginLeft": "auto",
          "paddingTop": 0,
          "paddingRight": 0,
          "paddingBottom": 0,
          "paddingLeft": 0,
          "borderTopWidth": 0,
          "borderRightWidth": 0,
          "borderBottomWidth": 0,
          "borderLeftWidth": 0,
          "borderTopColor": "#ffffffff",
          "borderRightColor": "#ffffffff",
          "borderBottomColor": "#ffffffff",
          "borderLeftColor": "#ffffffff",
          "borderStyle": "solid",
          "borderRadius": 0,
          "opacity": 1,
          "foregroundColor": "#ffffffff",
          "backgroundColor": "#ffffffff",
          "backgroundImage": ""
        }
      }
    }
  },
  "W0006": {
    "inner": {
      "props": {
        "missing": {
          "comptyle": "body",
          "grid": false,
          "zindex": 1000
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 1190,
          "height": 400,
          "marginTop": 0,
          "marginRight": "auto",
          "marginBottom": 0,
          "marginLeft": "auto",
          "paddingTop": 0,
          "paddingRight": 0,
          "paddingBottom": 0,
          "paddingLeft": 0,
          "borderTopWidth": 0,
          "borderRightWidth": 0,
          "borderBottomWidth": 0,
          "borderLeftWidth": 0,
          "borderTopColor": "#ffffffff",
          "borderRightColor": "#ffffffff",
          "borderBottomColor": "#ffffffff",
          "borderLeftColor": "#ffffffff",
          "borderStyle": "solid",
          "borderRadius": 0,
          "opacity": 1,
          "foregroundColor": "#ffffffff",
          "backgroundColor": "#ffffffff",
          "backgroundImage": ""
        }
      }
    }
  },
  "W0011": {
    "inner": {
      "props": {
        "missing": {
          "text": "文本",
          "fontSize": 14,
          "textAlign": "left",
          "fontWeight": "normal",
          "fontStyle": "normal",
          "textDecoration": "none",
          "color": "#000000ff",
          "data": {}
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 52,
          "height": 20,
          "marginTop": 0,
          "marginRight": "auto",
          "marginBottom": 0,
          "marginLeft": "auto",
          "paddingTop": 0,
          "paddingRight": 0,
          "paddingBottom": 0,
          "paddingLeft": 0,
          "borderTopWidth": 0,
          "borderRightWidth": 0,
          "borderBottomWidth": 0,
          "borderLeftWidth": 0,
          "borderTopColor": "#ffffffff",
          "borderRightColor": "#ffffffff",
          "borderBottomColor": "#ffffffff",
          "borderLeftColor": "#ffffffff",
          "borderStyle": "solid",
          "borderRadius": 0,
          "opacity": 1,
          "foregroundColor": "#ffffff00",
          "backgroundColor": "#ffffff00",
          "backgroundImage": ""
        }
      }
    }
  }
}
