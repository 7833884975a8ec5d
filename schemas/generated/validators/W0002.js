// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"rule":1,"data":1,"columnNums":1,"showMore":1,"moreText":1,"moreLinkData":1,"titleAlign":1,"titleBackground":1,"wgtBackgroundColor1":1,"wgtBackgroundColor2":1,"wgtTitleFontSize":1,"wgtTitleColor":1,"wgtPriceFontSize":1,"wgtPriceColor":1};
const literal1 = ["default","newest","sales","price_asc","price_desc"];
const literal2 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal3 = ["goods"];
const literal4 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal5 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal6 = ["left","center","right"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern3 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern9 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "props") || (key0 === "style"))){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.text !== undefined){
if(typeof data0.text !== "string"){
vErrors = addError(vErrors, instancePath+"/props/text", "#/properties/props/properties/text/type", "type", {type: "string"});
errors++;
}
}
if(data0.rule !== undefined){
let data2 = data0.rule;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.order === undefined){
vErrors = addError(vErrors, instancePath+"/props/rule", "#/properties/props/properties/rule/required", "required", {missingProperty: "order"});
errors++;
}
if(data2.count === undefined){
vErrors = addError(vErrors, instancePath+"/props/rule", "#/properties/props/properties/rule/required", "required", {missingProperty: "count"});
errors++;
}
for(const key2 in data2){
if(!((((((key2 === "category_id") || (key2 === "brand_id")) || (key2 === "tag_id")) || (key2 === "promoted")) || (key2 === "order")) || (key2 === "count"))){
vErrors = addError(vErrors, instancePath+"/props/rule", "#/properties/props/properties/rule/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.category_id !== undefined){
if(typeof data2.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/rule/category_id", "#/properties/props/properties/rule/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data2.brand_id !== undefined){
if(typeof data2.brand_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/rule/brand_id", "#/properties/props/properties/rule/properties/brand_id/type", "type", {type: "string"});
errors++;
}
}
if(data2.tag_id !== undefined){
if(typeof data2.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/rule/tag_id", "#/properties/props/properties/rule/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data2.promoted !== undefined){
if(typeof data2.promoted !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/rule/promoted", "#/properties/props/properties/rule/properties/promoted/type", "type", {type: "boolean"});
errors++;
}
}
if(data2.order !== undefined){
let data7 = data2.order;
if(typeof data7 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/rule/order", "#/properties/props/properties/rule/properties/order/type", "type", {type: "string"});
errors++;
}
if(!(((((data7 === "default") || (data7 === "newest")) || (data7 === "sales")) || (data7 === "price_asc")) || (data7 === "price_desc"))){
vErrors = addError(vErrors, instancePath+"/props/rule/order", "#/properties/props/properties/rule/properties/order/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data2.count !== undefined){
let data8 = data2.count;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/rule/count", "#/properties/props/properties/rule/properties/count/type", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/rule/count", "#/properties/props/properties/rule/properties/count/maximum", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/rule/count", "#/properties/props/properties/rule/properties/count/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/rule", "#/properties/props/properties/rule/type", "type", {type: "object"});
errors++;
}
}
if(data0.data !== undefined){
let data9 = data0.data;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
if(literal2[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data10.goods_id !== undefined){
if(typeof data10.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_id", "#/properties/props/properties/data/items/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data10.itemId !== undefined){
if(typeof data10.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/itemId", "#/properties/props/properties/data/items/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data10.goods_pic !== undefined){
let data13 = data10.goods_pic;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_pic", "#/properties/props/properties/data/items/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_pic", "#/properties/props/properties/data/items/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data10.price !== undefined){
let data14 = data10.price;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/price", "#/properties/props/properties/data/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/price", "#/properties/props/properties/data/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data10.market_price !== undefined){
let data15 = data10.market_price;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/market_price", "#/properties/props/properties/data/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/market_price", "#/properties/props/properties/data/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data10.goods_name !== undefined){
if(typeof data10.goods_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_name", "#/properties/props/properties/data/items/properties/goods_name/type", "type", {type: "string"});
errors++;
}
}
if(data10.brief !== undefined){
if(typeof data10.brief !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/brief", "#/properties/props/properties/data/items/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data10.subTitle !== undefined){
if(typeof data10.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/subTitle", "#/properties/props/properties/data/items/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data10.tagList !== undefined){
let data19 = data10.tagList;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key4 in data20){
if(!((((key4 === "tag_id") || (key4 === "tag_name")) || (key4 === "font_color")) || (key4 === "tag_color"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1, "#/properties/props/properties/data/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data20.tag_id !== undefined){
if(typeof data20.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_id", "#/properties/props/properties/data/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.tag_name !== undefined){
if(typeof data20.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_name", "#/properties/props/properties/data/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.font_color !== undefined){
let data23 = data20.font_color;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1+"/font_color", "#/properties/props/properties/data/items/properties/tagList/items/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1+"/font_color", "#/properties/props/properties/data/items/properties/tagList/items/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data20.tag_color !== undefined){
let data24 = data20.tag_color;
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_color", "#/properties/props/properties/data/items/properties/tagList/items/properties/tag_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_color", "#/properties/props/properties/data/items/properties/tagList/items/properties/tag_color/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1, "#/properties/props/properties/data/items/properties/tagList/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList", "#/properties/props/properties/data/items/properties/tagList/type", "type", {type: "array"});
errors++;
}
}
if(data10.linkPage !== undefined){
let data25 = data10.linkPage;
if(typeof data25 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/linkPage", "#/properties/props/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data25 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/linkPage", "#/properties/props/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data10.linkPageLabel !== undefined){
if(typeof data10.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/linkPageLabel", "#/properties/props/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data10.pathData !== undefined){
let data27 = data10.pathData;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key5 in data27){
if(literal4[key5] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData", "#/properties/props/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data27.linkPage !== undefined){
let data28 = data27.linkPage;
if(typeof data28 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data28 === "goods") || (data28 === "category")) || (data28 === "maincategory")) || (data28 === "brand")) || (data28 === "page")) || (data28 === "customer")) || (data28 === "article")) || (data28 === "shop")) || (data28 === "coupons")) || (data28 === "promotion")) || (data28 === "seckill")) || (data28 === "anchor")) || (data28 === "tel")) || (data28 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data27.linkPageLabel !== undefined){
if(typeof data27.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data27.goods_id !== undefined){
if(typeof data27.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.itemId !== undefined){
if(typeof data27.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemId", "#/properties/props/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data27.item_id !== undefined){
if(typeof data27.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/item_id", "#/properties/props/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.category_id !== undefined){
if(typeof data27.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_id", "#/properties/props/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.attribute_id !== undefined){
if(typeof data27.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.theme_pc_template_id !== undefined){
if(typeof data27.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.card_id !== undefined){
if(typeof data27.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/card_id", "#/properties/props/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.article_id !== undefined){
if(typeof data27.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/article_id", "#/properties/props/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.distributor_id !== undefined){
if(typeof data27.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.promotion_id !== undefined){
if(typeof data27.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.seckill_id !== undefined){
if(typeof data27.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.anchor !== undefined){
if(typeof data27.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/anchor", "#/properties/props/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data27.tel !== undefined){
let data42 = data27.tel;
if(typeof data42 === "string"){
if(!pattern3.test(data42)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data27.url !== undefined){
let data43 = data27.url;
if(typeof data43 === "string"){
if(!pattern0.test(data43)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data27.href !== undefined){
let data44 = data27.href;
if(typeof data44 === "string"){
if(!pattern0.test(data44)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data27.itemName !== undefined){
if(typeof data27.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemName", "#/properties/props/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data27.category_name !== undefined){
if(typeof data27.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_name", "#/properties/props/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data27.attribute_name !== undefined){
if(typeof data27.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data27.tag_name !== undefined){
if(typeof data27.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data27.title !== undefined){
if(typeof data27.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/title", "#/properties/props/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data27.activity_name !== undefined){
if(typeof data27.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data27.template_title !== undefined){
if(typeof data27.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/template_title", "#/properties/props/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data27.name !== undefined){
if(typeof data27.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/name", "#/properties/props/properties/data/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData", "#/properties/props/properties/data/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/type", "type", {type: "array"});
errors++;
}
}
if(data0.columnNums !== undefined){
let data53 = data0.columnNums;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/type", "type", {type: "integer"});
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 10 || isNaN(data53)){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/maximum", "maximum", {comparison: "<=", limit: 10});
errors++;
}
if(data53 < 1 || isNaN(data53)){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.showMore !== undefined){
if(typeof data0.showMore !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/showMore", "#/properties/props/properties/showMore/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.moreText !== undefined){
if(typeof data0.moreText !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreText", "#/properties/props/properties/moreText/type", "type", {type: "string"});
errors++;
}
}
if(data0.moreLinkData !== undefined){
let data56 = data0.moreLinkData;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
for(const key6 in data56){
if(literal4[key6] !== 1){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data56.linkPage !== undefined){
let data57 = data56.linkPage;
if(typeof data57 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data57 === "goods") || (data57 === "category")) || (data57 === "maincategory")) || (data57 === "brand")) || (data57 === "page")) || (data57 === "customer")) || (data57 === "article")) || (data57 === "shop")) || (data57 === "coupons")) || (data57 === "promotion")) || (data57 === "seckill")) || (data57 === "anchor")) || (data57 === "tel")) || (data57 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data56.linkPageLabel !== undefined){
if(typeof data56.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPageLabel", "#/properties/props/properties/moreLinkData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data56.goods_id !== undefined){
if(typeof data56.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/goods_id", "#/properties/props/properties/moreLinkData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.itemId !== undefined){
if(typeof data56.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemId", "#/properties/props/properties/moreLinkData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data56.item_id !== undefined){
if(typeof data56.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/item_id", "#/properties/props/properties/moreLinkData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.category_id !== undefined){
if(typeof data56.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_id", "#/properties/props/properties/moreLinkData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.attribute_id !== undefined){
if(typeof data56.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_id", "#/properties/props/properties/moreLinkData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.theme_pc_template_id !== undefined){
if(typeof data56.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/theme_pc_template_id", "#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.card_id !== undefined){
if(typeof data56.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/card_id", "#/properties/props/properties/moreLinkData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.article_id !== undefined){
if(typeof data56.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/article_id", "#/properties/props/properties/moreLinkData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.distributor_id !== undefined){
if(typeof data56.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/distributor_id", "#/properties/props/properties/moreLinkData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.promotion_id !== undefined){
if(typeof data56.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/promotion_id", "#/properties/props/properties/moreLinkData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.seckill_id !== undefined){
if(typeof data56.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/seckill_id", "#/properties/props/properties/moreLinkData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data56.anchor !== undefined){
if(typeof data56.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/anchor", "#/properties/props/properties/moreLinkData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data56.tel !== undefined){
let data71 = data56.tel;
if(typeof data71 === "string"){
if(!pattern3.test(data71)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data56.url !== undefined){
let data72 = data56.url;
if(typeof data72 === "string"){
if(!pattern0.test(data72)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data56.href !== undefined){
let data73 = data56.href;
if(typeof data73 === "string"){
if(!pattern0.test(data73)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data56.itemName !== undefined){
if(typeof data56.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemName", "#/properties/props/properties/moreLinkData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data56.category_name !== undefined){
if(typeof data56.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_name", "#/properties/props/properties/moreLinkData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data56.attribute_name !== undefined){
if(typeof data56.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_name", "#/properties/props/properties/moreLinkData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data56.tag_name !== undefined){
if(typeof data56.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tag_name", "#/properties/props/properties/moreLinkData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data56.title !== undefined){
if(typeof data56.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/title", "#/properties/props/properties/moreLinkData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data56.activity_name !== undefined){
if(typeof data56.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/activity_name", "#/properties/props/properties/moreLinkData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data56.template_title !== undefined){
if(typeof data56.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/template_title", "#/properties/props/properties/moreLinkData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data56.name !== undefined){
if(typeof data56.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/name", "#/properties/props/properties/moreLinkData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/type", "type", {type: "object"});
errors++;
}
}
if(data0.titleAlign !== undefined){
let data82 = data0.titleAlign;
if(typeof data82 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/titleAlign", "#/properties/props/properties/titleAlign/type", "type", {type: "string"});
errors++;
}
if(!(((data82 === "left") || (data82 === "center")) || (data82 === "right"))){
vErrors = addError(vErrors, instancePath+"/props/titleAlign", "#/properties/props/properties/titleAlign/enum", "enum", {allowedValues: literal6});
errors++;
}
}
if(data0.titleBackground !== undefined){
if(typeof data0.titleBackground !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/titleBackground", "#/properties/props/properties/titleBackground/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.wgtBackgroundColor1 !== undefined){
let data84 = data0.wgtBackgroundColor1;
if(typeof data84 === "string"){
if(!pattern9.test(data84)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor1", "#/properties/props/properties/wgtBackgroundColor1/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor1", "#/properties/props/properties/wgtBackgroundColor1/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtBackgroundColor2 !== undefined){
let data85 = data0.wgtBackgroundColor2;
if(typeof data85 === "string"){
if(!pattern9.test(data85)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor2", "#/properties/props/properties/wgtBackgroundColor2/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor2", "#/properties/props/properties/wgtBackgroundColor2/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data86 = data0.wgtTitleFontSize;
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data87 = data0.wgtTitleColor;
if(typeof data87 === "string"){
if(!pattern9.test(data87)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data88 = data0.wgtPriceFontSize;
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 0 || isNaN(data88)){
vErrors = addError(vErrors, instancePath+"/props/wgtPriceFontSize", "#/properties/props/properties/wgtPriceFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtPriceFontSize", "#/properties/props/properties/wgtPriceFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtPriceColor !== undefined){
let data89 = data0.wgtPriceColor;
if(typeof data89 === "string"){
if(!pattern9.test(data89)){
vErrors = addError(vErrors, instancePath+"/props/wgtPriceColor", "#/properties/props/properties/wgtPriceColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtPriceColor", "#/properties/props/properties/wgtPriceColor/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
});
export const validate = inTurn(validate10, () => validateStyle);
export default validate;
