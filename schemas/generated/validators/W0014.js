// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"data":1,"wgtTextColor":1,"wgtBackgroundColor":1,"wgtBorderRadius":1,"wgtTitleColor":1,"wgtTitleFontSize":1,"wgtPriceColor":1,"wgtPriceFontSize":1,"wgtToFixed":1};
const literal1 = ["default","newest","sales","price_asc","price_desc"];
const literal2 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal3 = ["goods"];
const literal4 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal5 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern3 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern6 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

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
if(data0.data !== undefined){
let data2 = data0.data;
if(Array.isArray(data2)){
if(data2.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(((key2 === "text") || (key2 === "rule")) || (key2 === "data"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data3.text !== undefined){
if(typeof data3.text !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/text", "#/properties/props/properties/data/items/properties/text/type", "type", {type: "string"});
errors++;
}
}
if(data3.rule !== undefined){
let data5 = data3.rule;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.order === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/required", "required", {missingProperty: "order"});
errors++;
}
if(data5.count === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/required", "required", {missingProperty: "count"});
errors++;
}
for(const key3 in data5){
if(!((((((key3 === "category_id") || (key3 === "brand_id")) || (key3 === "tag_id")) || (key3 === "promoted")) || (key3 === "order")) || (key3 === "count"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data5.category_id !== undefined){
if(typeof data5.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/category_id", "#/properties/props/properties/data/items/properties/rule/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.brand_id !== undefined){
if(typeof data5.brand_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/brand_id", "#/properties/props/properties/data/items/properties/rule/properties/brand_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.tag_id !== undefined){
if(typeof data5.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/tag_id", "#/properties/props/properties/data/items/properties/rule/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.promoted !== undefined){
if(typeof data5.promoted !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/promoted", "#/properties/props/properties/data/items/properties/rule/properties/promoted/type", "type", {type: "boolean"});
errors++;
}
}
if(data5.order !== undefined){
let data10 = data5.order;
if(typeof data10 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/order", "#/properties/props/properties/data/items/properties/rule/properties/order/type", "type", {type: "string"});
errors++;
}
if(!(((((data10 === "default") || (data10 === "newest")) || (data10 === "sales")) || (data10 === "price_asc")) || (data10 === "price_desc"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/order", "#/properties/props/properties/data/items/properties/rule/properties/order/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data5.count !== undefined){
let data11 = data5.count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/type", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 50 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/maximum", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/type", "type", {type: "object"});
errors++;
}
}
if(data3.data !== undefined){
let data12 = data3.data;
if(Array.isArray(data12)){
if(data12.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data", "#/properties/props/properties/data/items/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
if(literal2[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1, "#/properties/props/properties/data/items/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data13.goods_id !== undefined){
if(typeof data13.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_id", "#/properties/props/properties/data/items/properties/data/items/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data13.itemId !== undefined){
if(typeof data13.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/itemId", "#/properties/props/properties/data/items/properties/data/items/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data13.goods_pic !== undefined){
let data16 = data13.goods_pic;
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic", "#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic", "#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data13.price !== undefined){
let data17 = data13.price;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/price", "#/properties/props/properties/data/items/properties/data/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/price", "#/properties/props/properties/data/items/properties/data/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data13.market_price !== undefined){
let data18 = data13.market_price;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price", "#/properties/props/properties/data/items/properties/data/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price", "#/properties/props/properties/data/items/properties/data/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data13.goods_name !== undefined){
if(typeof data13.goods_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_name", "#/properties/props/properties/data/items/properties/data/items/properties/goods_name/type", "type", {type: "string"});
errors++;
}
}
if(data13.brief !== undefined){
if(typeof data13.brief !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/brief", "#/properties/props/properties/data/items/properties/data/items/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data13.subTitle !== undefined){
if(typeof data13.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/subTitle", "#/properties/props/properties/data/items/properties/data/items/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data13.tagList !== undefined){
let data22 = data13.tagList;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key5 in data23){
if(!((((key5 === "tag_id") || (key5 === "tag_name")) || (key5 === "font_color")) || (key5 === "tag_color"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2, "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data23.tag_id !== undefined){
if(typeof data23.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_id", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data23.tag_name !== undefined){
if(typeof data23.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_name", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data23.font_color !== undefined){
let data26 = data23.font_color;
if(typeof data26 === "string"){
if(!pattern1.test(data26)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data23.tag_color !== undefined){
let data27 = data23.tag_color;
if(typeof data27 === "string"){
if(!pattern1.test(data27)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_color", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_color", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2, "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/type", "type", {type: "array"});
errors++;
}
}
if(data13.linkPage !== undefined){
let data28 = data13.linkPage;
if(typeof data28 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data28 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data13.linkPageLabel !== undefined){
if(typeof data13.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPageLabel", "#/properties/props/properties/data/items/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data13.pathData !== undefined){
let data30 = data13.pathData;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key6 in data30){
if(literal4[key6] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data30.linkPage !== undefined){
let data31 = data30.linkPage;
if(typeof data31 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data31 === "goods") || (data31 === "category")) || (data31 === "maincategory")) || (data31 === "brand")) || (data31 === "page")) || (data31 === "customer")) || (data31 === "article")) || (data31 === "shop")) || (data31 === "coupons")) || (data31 === "promotion")) || (data31 === "seckill")) || (data31 === "anchor")) || (data31 === "tel")) || (data31 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data30.linkPageLabel !== undefined){
if(typeof data30.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data30.goods_id !== undefined){
if(typeof data30.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.itemId !== undefined){
if(typeof data30.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemId", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data30.item_id !== undefined){
if(typeof data30.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/item_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.category_id !== undefined){
if(typeof data30.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.attribute_id !== undefined){
if(typeof data30.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.theme_pc_template_id !== undefined){
if(typeof data30.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.card_id !== undefined){
if(typeof data30.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/card_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.article_id !== undefined){
if(typeof data30.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/article_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.distributor_id !== undefined){
if(typeof data30.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.promotion_id !== undefined){
if(typeof data30.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.seckill_id !== undefined){
if(typeof data30.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data30.anchor !== undefined){
if(typeof data30.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/anchor", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data30.tel !== undefined){
let data45 = data30.tel;
if(typeof data45 === "string"){
if(!pattern3.test(data45)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tel", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tel", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data30.url !== undefined){
let data46 = data30.url;
if(typeof data46 === "string"){
if(!pattern0.test(data46)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data30.href !== undefined){
let data47 = data30.href;
if(typeof data47 === "string"){
if(!pattern0.test(data47)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data30.itemName !== undefined){
if(typeof data30.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemName", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data30.category_name !== undefined){
if(typeof data30.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data30.attribute_name !== undefined){
if(typeof data30.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data30.tag_name !== undefined){
if(typeof data30.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data30.title !== undefined){
if(typeof data30.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/title", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data30.activity_name !== undefined){
if(typeof data30.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data30.template_title !== undefined){
if(typeof data30.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/template_title", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data30.name !== undefined){
if(typeof data30.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1, "#/properties/props/properties/data/items/properties/data/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data", "#/properties/props/properties/data/items/properties/data/type", "type", {type: "array"});
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
if(data0.wgtTextColor !== undefined){
let data56 = data0.wgtTextColor;
if(typeof data56 === "string"){
if(!pattern6.test(data56)){
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtBackgroundColor !== undefined){
let data57 = data0.wgtBackgroundColor;
if(typeof data57 === "string"){
if(!pattern6.test(data57)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtBorderRadius !== undefined){
if(typeof data0.wgtBorderRadius !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/wgtBorderRadius", "#/properties/props/properties/wgtBorderRadius/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data59 = data0.wgtTitleColor;
if(typeof data59 === "string"){
if(!pattern6.test(data59)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data60 = data0.wgtTitleFontSize;
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtPriceColor !== undefined){
let data61 = data0.wgtPriceColor;
if(typeof data61 === "string"){
if(!pattern6.test(data61)){
vErrors = addError(vErrors, instancePath+"/props/wgtPriceColor", "#/properties/props/properties/wgtPriceColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtPriceColor", "#/properties/props/properties/wgtPriceColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data62 = data0.wgtPriceFontSize;
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < 0 || isNaN(data62)){
vErrors = addError(vErrors, instancePath+"/props/wgtPriceFontSize", "#/properties/props/properties/wgtPriceFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtPriceFontSize", "#/properties/props/properties/wgtPriceFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtToFixed !== undefined){
let data63 = data0.wgtToFixed;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
vErrors = addError(vErrors, instancePath+"/props/wgtToFixed", "#/properties/props/properties/wgtToFixed/type", "type", {type: "integer"});
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 2 || isNaN(data63)){
vErrors = addError(vErrors, instancePath+"/props/wgtToFixed", "#/properties/props/properties/wgtToFixed/maximum", "maximum", {comparison: "<=", limit: 2});
errors++;
}
if(data63 < 0 || isNaN(data63)){
vErrors = addError(vErrors, instancePath+"/props/wgtToFixed", "#/properties/props/properties/wgtToFixed/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
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
