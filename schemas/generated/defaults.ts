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
  "W0003": {
    "inner": {
      "props": {
        "missing": {
          "imgUrl": "",
          "data": [],
          "proportion": true
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "leftPer": 0,
                "topPer": 0,
                "widthPer": 0.2,
                "heightPer": 0.2,
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
  "W0004": {
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
            },
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
            },
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
            },
            {
              "imgUrl": "",
              "pathData": {}
            }
          ],
          "column": 5,
          "logoWidth": 230,
          "logoHeight": 138,
          "showMore": false,
          "moreText": "更多",
          "moreLinkData": {}
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
          "height": 346,
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
  "W0005": {
    "inner": {
      "props": {
        "missing": {
          "data": [
            {
              "text": "精选",
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
              ]
            }
          ]
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "text": "选项卡",
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
                  }
                ]
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
          "height": 594,
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
  "W0007": {
    "inner": {
      "props": {
        "missing": {
          "categoryData": [
            {
              "category_id": "",
              "category_name": "一级分类",
              "image_url": "",
              "children": [
                {
                  "category_id": "",
                  "category_name": "二级分类",
                  "image_url": "",
                  "children": [
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    },
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    }
                  ]
                }
              ]
            },
            {
              "category_id": "",
              "category_name": "一级分类",
              "image_url": "",
              "children": [
                {
                  "category_id": "",
                  "category_name": "二级分类",
                  "image_url": "",
                  "children": [
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    },
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    }
                  ]
                }
              ]
            },
            {
              "category_id": "",
              "category_name": "一级分类",
              "image_url": "",
              "children": [
                {
                  "category_id": "",
                  "category_name": "二级分类",
                  "image_url": "",
                  "children": [
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    },
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    }
                  ]
                }
              ]
            },
            {
              "category_id": "",
              "category_name": "一级分类",
              "image_url": "",
              "children": [
                {
                  "category_id": "",
                  "category_name": "二级分类",
                  "image_url": "",
                  "children": [
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    },
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    }
                  ]
                }
              ]
            }
          ],
          "data": [
            {
              "title": "导航名称",
              "pathData": {},
              "wgtHotKeywordTextColor": "#8C8C8C"
            },
            {
              "title": "导航名称",
              "pathData": {},
              "wgtHotKeywordTextColor": "#8C8C8C"
            },
            {
              "title": "导航名称",
              "pathData": {},
              "wgtHotKeywordTextColor": "#8C8C8C"
            },
            {
              "title": "导航名称",
              "pathData": {},
              "wgtHotKeywordTextColor": "#8C8C8C"
            }
          ],
          "hover": true,
          "menuTop": 40,
          "customerThemeEnabled": true,
          "wgtTypeBackgroundColor": "#FF5D02",
          "wgtTypeLabelColor": "#FFFFFF",
          "wgtBackgroundColor": "#FFFFFF",
          "wgtSelectColor": "#F5F6FA",
          "wgtTextColor": "#3B3B3B",
          "wgtSubTextColor": "#8C8C8C"
        },
        "inner": {
          "categoryData": {
            "each": {
              "missing": {
                "category_id": "",
                "category_name": "",
                "image_url": "",
                "children": []
              },
              "inner": {
                "children": {
                  "each": {
                    "missing": {
                      "category_id": "",
                      "category_name": "",
                      "image_url": "",
                      "children": []
                    },
                    "inner": {
                      "children": {
                        "each": {
                          "missing": {
                            "category_id": "",
                            "category_name": "",
                            "image_url": ""
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "data": {
            "each": {
              "missing": {
                "title": "",
                "pathData": {},
                "wgtHotKeywordTextColor": "#8C8C8C"
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
          "height": 40,
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
  "W0008": {
    "inner": {
      "props": {
        "missing": {
          "placeholder": "搜索",
          "data": [],
          "isShowBtn": true,
          "focusWidth": 100,
          "wgtTextColor1": "#FF5A00",
          "wgtTextColor2": "#FF8600",
          "wgtTextColor": "#ffffffff",
          "customerThemeEnabled": false,
          "wgtTheme": "#000000ff"
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "title": "",
                "pathData": {},
                "wgtHotKeywordTextColor": "#8C8C8C"
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
          "width": 375,
          "height": 38,
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
  "W0009": {},
  "W0010": {
    "inner": {
      "props": {
        "missing": {
          "text": "购物车",
          "fontSize": 14,
          "customerThemeEnabled": false,
          "wgtTheme": "#479EE9",
          "wgtTextColor": "#ffffffff",
          "wgtBorderRadius": 0,
          "wgtAaaa": "#ffffffff"
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 110,
          "height": 38,
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
  },
  "W0012": {
    "inner": {
      "props": {
        "missing": {
          "mainTitle": "新品首发",
          "subTitle": "看新奇好物",
          "linkPath": {},
          "styleType": 0,
          "data": [
            [
              {
                "imgUrl": "",
                "pathData": {}
              },
              {
                "imgUrl": "",
                "pathData": {}
              }
            ],
            [
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
            [
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
              },
              {
                "imgUrl": "",
                "pathData": {}
              }
            ],
            [
              {
                "type": "goods",
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
                  }
                ]
              }
            ],
            [
              {
                "type": "coupon",
                "data": [
                  {
                    "card_id": "",
                    "title": "优惠券名称",
                    "card_type": "cash",
                    "reduce_cost": 1000,
                    "least_cost": 10000,
                    "discount": 0,
                    "icon_url_list": "",
                    "linkPage": "coupons",
                    "linkPageLabel": "优惠券",
                    "description": "",
                    "notice": "",
                    "custom_url": "",
                    "imgUrl": "",
                    "object_use_for": ""
                  },
                  {
                    "card_id": "",
                    "title": "优惠券名称",
                    "card_type": "cash",
                    "reduce_cost": 1000,
                    "least_cost": 10000,
                    "discount": 0,
                    "icon_url_list": "",
                    "linkPage": "coupons",
                    "linkPageLabel": "优惠券",
                    "description": "",
                    "notice": "",
                    "custom_url": "",
                    "imgUrl": "",
                    "object_use_for": ""
                  },
                  {
                    "card_id": "",
                    "title": "优惠券名称",
                    "card_type": "cash",
                    "reduce_cost": 1000,
                    "least_cost": 10000,
                    "discount": 0,
                    "icon_url_list": "",
                    "linkPage": "coupons",
                    "linkPageLabel": "优惠券",
                    "description": "",
                    "notice": "",
                    "custom_url": "",
                    "imgUrl": "",
                    "object_use_for": ""
                  }
                ]
              }
            ]
          ]
        },
        "inner": {
          "data": {
            "tuple": [
              {
                "each": {
                  "missing": {
                    "imgUrl": "",
                    "pathData": {}
                  }
                }
              },
              {
                "each": {
                  "missing": {
                    "imgUrl": "",
                    "pathData": {}
                  }
                }
              },
              {
                "each": {
                  "missing": {
                    "imgUrl": "",
                    "pathData": {}
                  }
                }
              },
              {
                "each": {
                  "missing": {
                    "type": "goods",
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
                      }
                    ]
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
                }
              },
              {
                "each": {
                  "missing": {
                    "type": "coupon",
                    "data": [
                      {
                        "card_id": "",
                        "title": "优惠券名称",
                        "card_type": "cash",
                        "reduce_cost": 1000,
                        "least_cost": 10000,
                        "discount": 0,
                        "icon_url_list": "",
                        "linkPage": "coupons",
                        "linkPageLabel": "优惠券",
                        "description": "",
                        "notice": "",
                        "custom_url": "",
                        "imgUrl": "",
                        "object_use_for": ""
                      },
                      {
                        "card_id": "",
                        "title": "优惠券名称",
                        "card_type": "cash",
                        "reduce_cost": 1000,
                        "least_cost": 10000,
                        "discount": 0,
                        "icon_url_list": "",
                        "linkPage": "coupons",
                        "linkPageLabel": "优惠券",
                        "description": "",
                        "notice": "",
                        "custom_url": "",
                        "imgUrl": "",
                        "object_use_for": ""
                      },
                      {
                        "card_id": "",
                        "title": "优惠券名称",
                        "card_type": "cash",
                        "reduce_cost": 1000,
                        "least_cost": 10000,
                        "discount": 0,
                        "icon_url_list": "",
                        "linkPage": "coupons",
                        "linkPageLabel": "优惠券",
                        "description": "",
                        "notice": "",
                        "custom_url": "",
                        "imgUrl": "",
                        "object_use_for": ""
                      }
                    ]
                  },
                  "inner": {
                    "data": {
                      "each": {
                        "missing": {
                          "card_id": "",
                          "title": "",
                          "description": "",
                          "notice": "",
                          "custom_url": "",
                          "card_type": "cash",
                          "reduce_cost": 0,
                          "least_cost": 0,
                          "discount": 0,
                          "imgUrl": "",
                          "icon_url_list": "",
                          "object_use_for": "",
                          "linkPage": "coupons",
                          "linkPageLabel": "优惠券"
                        }
                      }
                    }
                  }
                }
              }
            ]
          }
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 390,
          "height": 450,
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
  "W0013": {
    "inner": {
      "props": {
        "missing": {
          "data": [
            {
              "title": "导航名称",
              "pathData": {},
              "wgtHotKeywordTextColor": "#8C8C8C"
            },
            {
              "title": "导航名称",
              "pathData": {},
              "wgtHotKeywordTextColor": "#8C8C8C"
            },
            {
              "title": "导航名称",
              "pathData": {},
              "wgtHotKeywordTextColor": "#8C8C8C"
            },
            {
              "title": "导航名称",
              "pathData": {},
              "wgtHotKeywordTextColor": "#8C8C8C"
            },
            {
              "title": "导航名称",
              "pathData": {},
              "wgtHotKeywordTextColor": "#8C8C8C"
            }
          ],
          "customerThemeEnabled": false,
          "wgtTheme": "#479EE9",
          "wgtTextColor": "#3B3B3B"
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "title": "",
                "pathData": {},
                "wgtHotKeywordTextColor": "#8C8C8C"
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
          "height": 40,
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
  "W0014": {
    "inner": {
      "props": {
        "missing": {
          "text": "主图橱窗 >",
          "data": [
            {
              "text": "精选",
              "data": [
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
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
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
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
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
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
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
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
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
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
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
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
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
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
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
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
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
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
                  "brief": "商品简介",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "subTitle": "",
                  "tagList": [],
                  "pathData": {}
                }
              ]
            }
          ],
          "wgtTextColor": "#FFFFFF",
          "wgtBackgroundColor": "#FF5D02",
          "wgtBorderRadius": false,
          "wgtTitleColor": "#3B3B3B",
          "wgtTitleFontSize": 18,
          "wgtPriceColor": "#FF0036",
          "wgtPriceFontSize": 18,
          "wgtToFixed": 2
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "text": "选项卡",
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
                  }
                ]
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
          "height": 462,
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
  "W0015": {
    "inner": {
      "props": {
        "missing": {
          "text": "精品橱窗 >",
          "data": [
            {
              "text": "精选",
              "data": [
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                }
              ]
            }
          ],
          "wgtTextColor": "#FFFFFF",
          "wgtBackgroundColor": "#FF5D02",
          "wgtBorderRadius": false,
          "wgtTitleColor": "#3B3B3B",
          "wgtTitleFontSize": 18,
          "wgtPriceColor": "#FF0036",
          "wgtPriceFontSize": 18,
          "wgtToFixed": 2
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "text": "选项卡",
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
                  }
                ]
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
          "height": 462,
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
  "W0016": {
    "inner": {
      "props": {
        "missing": {
          "mainTitle": "主标题",
          "subTitle": "副标题",
          "linkPath": {},
          "styleType": 0,
          "data": [
            {
              "imgUrl": "",
              "pathData": {}
            },
            {
              "imgUrl": "",
              "pathData": {}
            }
          ],
          "wgtBackgroundColor": "#33C900",
          "wgtTitleColor": "#3B3B3B",
          "wgtTitleFontSize": 18,
          "wgtSubTextColor": "#8C8C8C",
          "wgtSubTitleFontSize": 16
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
          "width": 384,
          "height": 422,
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
  "W0017": {
    "inner": {
      "props": {
        "missing": {
          "text": "特殊橱窗 >",
          "goods_pic": "",
          "pathData": {},
          "data": [
            {
              "text": "精选",
              "data": [
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                },
                {
                  "goods_id": "",
                  "goods_pic": "",
                  "price": 9900,
                  "market_price": 12900,
                  "goods_name": "商品名称",
                  "subTitle": "商品副标题",
                  "linkPage": "goods",
                  "linkPageLabel": "商品",
                  "itemId": "",
                  "brief": "",
                  "tagList": [],
                  "pathData": {}
                }
              ]
            }
          ],
          "wgtSubTitleColor": "#8C8C8C",
          "wgtSubTitleFontSize": 14,
          "wgtTextColor": "#FFFFFF",
          "wgtBackgroundColor": "#FF5D02",
          "wgtBorderRadius": false,
          "wgtTitleColor": "#3B3B3B",
          "wgtTitleFontSize": 18,
          "wgtPriceColor": "#FF0036",
          "wgtPriceFontSize": 18,
          "wgtToFixed": 2
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "text": "选项卡",
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
                  }
                ]
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
            }
          }
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 882,
          "height": 592,
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
  "W0018": {
    "inner": {
      "props": {
        "missing": {
          "mainTitle": "最新热卖",
          "data": [
            {
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
                }
              ]
            },
            {
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
                }
              ]
            },
            {
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
                }
              ]
            }
          ],
          "autoplay": false,
          "autoplaySpeed": 2000,
          "styleType": "style1",
          "pointAlign": "center",
          "pointDefaultColor": "#000000ff",
          "customerThemeEnabled": false,
          "pointActiveColor": "#ff0000ff",
          "wgtTitleColor": "#3B3B3B",
          "wgtTitleFontSize": 14,
          "wgtPriceColor": "#FF0036",
          "wgtPriceFontSize": 20,
          "wgtToFixed": 2
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
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
                  }
                ]
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
            }
          }
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 307,
          "height": 593,
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
  "W0019": {
    "inner": {
      "props": {
        "missing": {
          "text": "附近商家",
          "data": [],
          "allTagList": [],
          "selectTagList": [],
          "columnNums": 5,
          "wgtTitleBorderRadius": true,
          "wgtTitleBackgroundColor": "#FF5A00",
          "wgtTitleTextColor": "#FFFFFF",
          "wgtTitleFontSize": 18,
          "showMore": true,
          "moreText": "查看更多>",
          "moreLinkData": {},
          "wgtMoreTitleColor": "#8C8C8C",
          "wgtMoreTitleFontSize": 14,
          "wgtMoreRightMargin": 10,
          "wgtShopNameColor": "#333333",
          "wgtShopNameFontSize": 18,
          "wgtShopBorder": false,
          "wgtShopBorderColor": "#333333",
          "wgtShopBorderWidth": 0
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "distributor_id": "",
                "name": "",
                "banner": "",
                "logo": "",
                "tagList": []
              },
              "inner": {
                "tagList": {
                  "each": {
                    "missing": {
                      "tag_id": "",
                      "tag_name": ""
                    }
                  }
                }
              }
            }
          },
          "allTagList": {
            "each": {
              "missing": {
                "tag_id": "",
                "tag_name": ""
              }
            }
          },
          "selectTagList": {
            "each": {
              "missing": {
                "tag_id": "",
                "tag_name": ""
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
          "height": 565,
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
  "W0020": {
    "inner": {
      "props": {
        "missing": {
          "text": "为你推荐",
          "wgtHiddenTitle": false,
          "data": [
            {
              "shop_id": "",
              "shop_name": "商铺名称",
              "shop_pic": "",
              "pathData": {},
              "banner": "",
              "logo": "",
              "tag_list": [],
              "goods_list": [
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
              ]
            },
            {
              "shop_id": "",
              "shop_name": "商铺名称",
              "shop_pic": "",
              "pathData": {},
              "banner": "",
              "logo": "",
              "tag_list": [],
              "goods_list": [
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
              ]
            }
          ],
          "columnNums": 2,
          "wgtHideUnselectedItems": false,
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
                "shop_id": "",
                "shop_name": "",
                "shop_pic": "",
                "pathData": {},
                "banner": "",
                "logo": "",
                "tag_list": [],
                "goods_list": [
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
                ]
              },
              "inner": {
                "tag_list": {
                  "each": {
                    "missing": {
                      "tag_id": "",
                      "tag_name": ""
                    }
                  }
                },
                "goods_list": {
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
          "height": 430,
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
  "W0021": {
    "inner": {
      "props": {
        "missing": {
          "text": "优惠券",
          "subTitle": "副标题",
          "data": [
            {
              "card_id": "",
              "title": "优惠券名称",
              "card_type": "cash",
              "reduce_cost": 1000,
              "least_cost": 10000,
              "discount": 0,
              "icon_url_list": "",
              "linkPage": "coupons",
              "linkPageLabel": "优惠券",
              "description": "",
              "notice": "",
              "custom_url": "",
              "imgUrl": "",
              "object_use_for": ""
            },
            {
              "card_id": "",
              "title": "优惠券名称",
              "card_type": "cash",
              "reduce_cost": 1000,
              "least_cost": 10000,
              "discount": 0,
              "icon_url_list": "",
              "linkPage": "coupons",
              "linkPageLabel": "优惠券",
              "description": "",
              "notice": "",
              "custom_url": "",
              "imgUrl": "",
              "object_use_for": ""
            },
            {
              "card_id": "",
              "title": "优惠券名称",
              "card_type": "cash",
              "reduce_cost": 1000,
              "least_cost": 10000,
              "discount": 0,
              "icon_url_list": "",
              "linkPage": "coupons",
              "linkPageLabel": "优惠券",
              "description": "",
              "notice": "",
              "custom_url": "",
              "imgUrl": "",
              "object_use_for": ""
            },
            {
              "card_id": "",
              "title": "优惠券名称",
              "card_type": "cash",
              "reduce_cost": 1000,
              "least_cost": 10000,
              "discount": 0,
              "icon_url_list": "",
              "linkPage": "coupons",
              "linkPageLabel": "优惠券",
              "description": "",
              "notice": "",
              "custom_url": "",
              "imgUrl": "",
              "object_use_for": ""
            },
            {
              "card_id": "",
              "title": "优惠券名称",
              "card_type": "cash",
              "reduce_cost": 1000,
              "least_cost": 10000,
              "discount": 0,
              "icon_url_list": "",
              "linkPage": "coupons",
              "linkPageLabel": "优惠券",
              "description": "",
              "notice": "",
              "custom_url": "",
              "imgUrl": "",
              "object_use_for": ""
            },
            {
              "card_id": "",
              "title": "优惠券名称",
              "card_type": "cash",
              "reduce_cost": 1000,
              "least_cost": 10000,
              "discount": 0,
              "icon_url_list": "",
              "linkPage": "coupons",
              "linkPageLabel": "优惠券",
              "description": "",
              "notice": "",
              "custom_url": "",
              "imgUrl": "",
              "object_use_for": ""
            },
            {
              "card_id": "",
              "title": "优惠券名称",
              "card_type": "cash",
              "reduce_cost": 1000,
              "least_cost": 10000,
              "discount": 0,
              "icon_url_list": "",
              "linkPage": "coupons",
              "linkPageLabel": "优惠券",
              "description": "",
              "notice": "",
              "custom_url": "",
              "imgUrl": "",
              "object_use_for": ""
            },
            {
              "card_id": "",
              "title": "优惠券名称",
              "card_type": "cash",
              "reduce_cost": 1000,
              "least_cost": 10000,
              "discount": 0,
              "icon_url_list": "",
              "linkPage": "coupons",
              "linkPageLabel": "优惠券",
              "description": "",
              "notice": "",
              "custom_url": "",
              "imgUrl": "",
              "object_use_for": ""
            },
            {
              "card_id": "",
              "title": "优惠券名称",
              "card_type": "cash",
              "reduce_cost": 1000,
              "least_cost": 10000,
              "discount": 0,
              "icon_url_list": "",
              "linkPage": "coupons",
              "linkPageLabel": "优惠券",
              "description": "",
              "notice": "",
              "custom_url": "",
              "imgUrl": "",
              "object_use_for": ""
            }
          ],
          "moreText": "更多",
          "moreLinkData": {},
          "wgtBackgroundColor": "#FF5D02",
          "wgtTextColor": "#FFFFFF",
          "wgtTitleFontSize": 18,
          "wgtSubTextColor": "#FFFFFF",
          "wgtSubTitleFontSize": 14,
          "wgtBorderRadius": false
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "card_id": "",
                "title": "",
                "description": "",
                "notice": "",
                "custom_url": "",
                "card_type": "cash",
                "reduce_cost": 0,
                "least_cost": 0,
                "discount": 0,
                "imgUrl": "",
                "icon_url_list": "",
                "object_use_for": "",
                "linkPage": "coupons",
                "linkPageLabel": "优惠券"
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
          "height": 462,
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
  "W0022": {
    "inner": {
      "props": {
        "missing": {
          "categoryData": [
            {
              "category_id": "",
              "category_name": "一级分类",
              "image_url": "",
              "children": [
                {
                  "category_id": "",
                  "category_name": "二级分类",
                  "image_url": "",
                  "children": [
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    },
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    }
                  ]
                }
              ]
            },
            {
              "category_id": "",
              "category_name": "一级分类",
              "image_url": "",
              "children": [
                {
                  "category_id": "",
                  "category_name": "二级分类",
                  "image_url": "",
                  "children": [
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    },
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    }
                  ]
                }
              ]
            },
            {
              "category_id": "",
              "category_name": "一级分类",
              "image_url": "",
              "children": [
                {
                  "category_id": "",
                  "category_name": "二级分类",
                  "image_url": "",
                  "children": [
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    },
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    }
                  ]
                }
              ]
            },
            {
              "category_id": "",
              "category_name": "一级分类",
              "image_url": "",
              "children": [
                {
                  "category_id": "",
                  "category_name": "二级分类",
                  "image_url": "",
                  "children": [
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    },
                    {
                      "category_id": "",
                      "category_name": "三级分类",
                      "image_url": ""
                    }
                  ]
                }
              ]
            }
          ],
          "hover": true,
          "menuTop": 40,
          "customerThemeEnabled": true,
          "wgtTypeBackgroundColor": "#FF5D02",
          "wgtTypeLabelColor": "#FFFFFF",
          "wgtBackgroundColor": "#FFFFFF",
          "wgtSelectColor": "#F5F6FA",
          "wgtTextColor": "#3B3B3B",
          "wgtSubTextColor": "#8C8C8C"
        },
        "inner": {
          "categoryData": {
            "each": {
              "missing": {
                "category_id": "",
                "category_name": "",
                "image_url": "",
                "children": []
              },
              "inner": {
                "children": {
                  "each": {
                    "missing": {
                      "category_id": "",
                      "category_name": "",
                      "image_url": "",
                      "children": []
                    },
                    "inner": {
                      "children": {
                        "each": {
                          "missing": {
                            "category_id": "",
                            "category_name": "",
                            "image_url": ""
                          }
                        }
                      }
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
          "height": 40,
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
  "W0023": {
    "inner": {
      "props": {
        "missing": {
          "src": "",
          "poster": "",
          "caption": "",
          "controls": true,
          "autoplay": false,
          "muted": false,
          "loop": false,
          "fit": "contain"
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 1190,
          "height": 500,
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
  "W0024": {
    "inner": {
      "props": {
        "missing": {
          "text": "第一段文字。\n第二段文字。",
          "fontSize": 14,
          "color": "#333333",
          "textAlign": "left",
          "fontWeight": "normal",
          "lineHeight": 1.8,
          "textIndent": 2,
          "paragraphGap": 8
        }
      },
      "style": {
        "missing": {
          "x": 0,
          "y": 0,
          "z": 10000,
          "width": 1190,
          "height": 120,
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
  },
  "W0025": {
    "inner": {
      "props": {
        "missing": {
          "data": [
            {
              "imgUrl": "",
              "caption": "",
              "pathData": {}
            },
            {
              "imgUrl": "",
              "caption": "",
              "pathData": {}
            },
            {
              "imgUrl": "",
              "caption": "",
              "pathData": {}
            }
          ],
          "autoplay": true,
          "interval": 4000,
          "indicator": "dots",
          "arrows": true,
          "showCaption": true,
          "captionAlign": "left"
        },
        "inner": {
          "data": {
            "each": {
              "missing": {
                "imgUrl": "",
                "caption": "",
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
  }
}
