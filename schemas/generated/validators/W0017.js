// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"goods_pic":1,"pathData":1,"data":1,"wgtSubTitleColor":1,"wgtSubTitleFontSize":1,"wgtTextColor":1,"wgtBackgroundColor":1,"wgtBorderRadius":1,"wgtTitleColor":1,"wgtTitleFontSize":1,"wgtPriceColor":1,"wgtPriceFontSize":1,"wgtToFixed":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal3 = ["default","newest","sales","price_asc","price_desc"];
const literal4 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal5 = ["goods"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern5 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern10 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

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
if(data0.goods_pic !== undefined){
let data2 = data0.goods_pic;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/props/goods_pic", "#/properties/props/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/goods_pic", "#/properties/props/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data0.pathData !== undefined){
let data3 = data0.pathData;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(literal1[key2] !== 1){
vErrors = addError(vErrors, instancePath+"/props/pathData", "#/properties/props/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data3.linkPage !== undefined){
let data4 = data3.linkPage;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/linkPage", "#/properties/props/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data4 === "goods") || (data4 === "category")) || (data4 === "maincategory")) || (data4 === "brand")) || (data4 === "page")) || (data4 === "customer")) || (data4 === "article")) || (data4 === "shop")) || (data4 === "coupons")) || (data4 === "promotion")) || (data4 === "seckill")) || (data4 === "anchor")) || (data4 === "tel")) || (data4 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/pathData/linkPage", "#/properties/props/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data3.linkPageLabel !== undefined){
if(typeof data3.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/linkPageLabel", "#/properties/props/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data3.goods_id !== undefined){
if(typeof data3.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/goods_id", "#/properties/props/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.itemId !== undefined){
if(typeof data3.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/itemId", "#/properties/props/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data3.item_id !== undefined){
if(typeof data3.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/item_id", "#/properties/props/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.category_id !== undefined){
if(typeof data3.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/category_id", "#/properties/props/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.attribute_id !== undefined){
if(typeof data3.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/attribute_id", "#/properties/props/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.theme_pc_template_id !== undefined){
if(typeof data3.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/theme_pc_template_id", "#/properties/props/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.card_id !== undefined){
if(typeof data3.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/card_id", "#/properties/props/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.article_id !== undefined){
if(typeof data3.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/article_id", "#/properties/props/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.distributor_id !== undefined){
if(typeof data3.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/distributor_id", "#/properties/props/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.promotion_id !== undefined){
if(typeof data3.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/promotion_id", "#/properties/props/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.seckill_id !== undefined){
if(typeof data3.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/seckill_id", "#/properties/props/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.anchor !== undefined){
if(typeof data3.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/anchor", "#/properties/props/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data3.tel !== undefined){
let data18 = data3.tel;
if(typeof data18 === "string"){
if(!pattern1.test(data18)){
vErrors = addError(vErrors, instancePath+"/props/pathData/tel", "#/properties/props/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pathData/tel", "#/properties/props/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data3.url !== undefined){
let data19 = data3.url;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
vErrors = addError(vErrors, instancePath+"/props/pathData/url", "#/properties/props/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pathData/url", "#/properties/props/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data3.href !== undefined){
let data20 = data3.href;
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
vErrors = addError(vErrors, instancePath+"/props/pathData/href", "#/properties/props/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pathData/href", "#/properties/props/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data3.itemName !== undefined){
if(typeof data3.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/itemName", "#/properties/props/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data3.category_name !== undefined){
if(typeof data3.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/category_name", "#/properties/props/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data3.attribute_name !== undefined){
if(typeof data3.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/attribute_name", "#/properties/props/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data3.tag_name !== undefined){
if(typeof data3.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/tag_name", "#/properties/props/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/title", "#/properties/props/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data3.activity_name !== undefined){
if(typeof data3.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/activity_name", "#/properties/props/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data3.template_title !== undefined){
if(typeof data3.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/template_title", "#/properties/props/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pathData/name", "#/properties/props/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pathData", "#/properties/props/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
if(data0.data !== undefined){
let data29 = data0.data;
if(Array.isArray(data29)){
if(data29.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data29.length;
for(let i0=0; i0<len0; i0++){
let data30 = data29[i0];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key3 in data30){
if(!(((key3 === "text") || (key3 === "rule")) || (key3 === "data"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data30.text !== undefined){
if(typeof data30.text !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/text", "#/properties/props/properties/data/items/properties/text/type", "type", {type: "string"});
errors++;
}
}
if(data30.rule !== undefined){
let data32 = data30.rule;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.order === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/required", "required", {missingProperty: "order"});
errors++;
}
if(data32.count === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/required", "required", {missingProperty: "count"});
errors++;
}
for(const key4 in data32){
if(!((((((key4 === "category_id") || (key4 === "brand_id")) || (key4 === "tag_id")) || (key4 === "promoted")) || (key4 === "order")) || (key4 === "count"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data32.category_id !== undefined){
if(typeof data32.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/category_id", "#/properties/props/properties/data/items/properties/rule/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data32.brand_id !== undefined){
if(typeof data32.brand_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/brand_id", "#/properties/props/properties/data/items/properties/rule/properties/brand_id/type", "type", {type: "string"});
errors++;
}
}
if(data32.tag_id !== undefined){
if(typeof data32.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/tag_id", "#/properties/props/properties/data/items/properties/rule/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data32.promoted !== undefined){
if(typeof data32.promoted !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/promoted", "#/properties/props/properties/data/items/properties/rule/properties/promoted/type", "type", {type: "boolean"});
errors++;
}
}
if(data32.order !== undefined){
let data37 = data32.order;
if(typeof data37 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/order", "#/properties/props/properties/data/items/properties/rule/properties/order/type", "type", {type: "string"});
errors++;
}
if(!(((((data37 === "default") || (data37 === "newest")) || (data37 === "sales")) || (data37 === "price_asc")) || (data37 === "price_desc"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/order", "#/properties/props/properties/data/items/properties/rule/properties/order/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data32.count !== undefined){
let data38 = data32.count;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/type", "type", {type: "integer"});
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 50 || isNaN(data38)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/maximum", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data38 < 1 || isNaN(data38)){
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
if(data30.data !== undefined){
let data39 = data30.data;
if(Array.isArray(data39)){
if(data39.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data", "#/properties/props/properties/data/items/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
const len1 = data39.length;
for(let i1=0; i1<len1; i1++){
let data40 = data39[i1];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key5 in data40){
if(literal4[key5] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1, "#/properties/props/properties/data/items/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data40.goods_id !== undefined){
if(typeof data40.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_id", "#/properties/props/properties/data/items/properties/data/items/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data40.itemId !== undefined){
if(typeof data40.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/itemId", "#/properties/props/properties/data/items/properties/data/items/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data40.goods_pic !== undefined){
let data43 = data40.goods_pic;
if(typeof data43 === "string"){
if(!pattern0.test(data43)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic", "#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic", "#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data40.price !== undefined){
let data44 = data40.price;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/price", "#/properties/props/properties/data/items/properties/data/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/price", "#/properties/props/properties/data/items/properties/data/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data40.market_price !== undefined){
let data45 = data40.market_price;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price", "#/properties/props/properties/data/items/properties/data/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price", "#/properties/props/properties/data/items/properties/data/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data40.goods_name !== undefined){
if(typeof data40.goods_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_name", "#/properties/props/properties/data/items/properties/data/items/properties/goods_name/type", "type", {type: "string"});
errors++;
}
}
if(data40.brief !== undefined){
if(typeof data40.brief !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/brief", "#/properties/props/properties/data/items/properties/data/items/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data40.subTitle !== undefined){
if(typeof data40.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/subTitle", "#/properties/props/properties/data/items/properties/data/items/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data40.tagList !== undefined){
let data49 = data40.tagList;
if(Array.isArray(data49)){
const len2 = data49.length;
for(let i2=0; i2<len2; i2++){
let data50 = data49[i2];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key6 in data50){
if(!((((key6 === "tag_id") || (key6 === "tag_name")) || (key6 === "font_color")) || (key6 === "tag_color"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2, "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data50.tag_id !== undefined){
if(typeof data50.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_id", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data50.tag_name !== undefined){
if(typeof data50.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_name", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data50.font_color !== undefined){
let data53 = data50.font_color;
if(typeof data53 === "string"){
if(!pattern5.test(data53)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data50.tag_color !== undefined){
let data54 = data50.tag_color;
if(typeof data54 === "string"){
if(!pattern5.test(data54)){
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
if(data40.linkPage !== undefined){
let data55 = data40.linkPage;
if(typeof data55 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data55 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data40.linkPageLabel !== undefined){
if(typeof data40.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPageLabel", "#/properties/props/properties/data/items/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data40.pathData !== undefined){
let data57 = data40.pathData;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key7 in data57){
if(literal1[key7] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data57.linkPage !== undefined){
let data58 = data57.linkPage;
if(typeof data58 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data58 === "goods") || (data58 === "category")) || (data58 === "maincategory")) || (data58 === "brand")) || (data58 === "page")) || (data58 === "customer")) || (data58 === "article")) || (data58 === "shop")) || (data58 === "coupons")) || (data58 === "promotion")) || (data58 === "seckill")) || (data58 === "anchor")) || (data58 === "tel")) || (data58 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data57.linkPageLabel !== undefined){
if(typeof data57.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data57.goods_id !== undefined){
if(typeof data57.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.itemId !== undefined){
if(typeof data57.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemId", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data57.item_id !== undefined){
if(typeof data57.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/item_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.category_id !== undefined){
if(typeof data57.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.attribute_id !== undefined){
if(typeof data57.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.theme_pc_template_id !== undefined){
if(typeof data57.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.card_id !== undefined){
if(typeof data57.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/card_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.article_id !== undefined){
if(typeof data57.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/article_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.distributor_id !== undefined){
if(typeof data57.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.promotion_id !== undefined){
if(typeof data57.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.seckill_id !== undefined){
if(typeof data57.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data57.anchor !== undefined){
if(typeof data57.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/anchor", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data57.tel !== undefined){
let data72 = data57.tel;
if(typeof data72 === "string"){
if(!pattern1.test(data72)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tel", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tel", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data57.url !== undefined){
let data73 = data57.url;
if(typeof data73 === "string"){
if(!pattern0.test(data73)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data57.href !== undefined){
let data74 = data57.href;
if(typeof data74 === "string"){
if(!pattern0.test(data74)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data57.itemName !== undefined){
if(typeof data57.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemName", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data57.category_name !== undefined){
if(typeof data57.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data57.attribute_name !== undefined){
if(typeof data57.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data57.tag_name !== undefined){
if(typeof data57.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data57.title !== undefined){
if(typeof data57.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/title", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data57.activity_name !== undefined){
if(typeof data57.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data57.template_title !== undefined){
if(typeof data57.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/template_title", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data57.name !== undefined){
if(typeof data57.name !== "string"){
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
if(data0.wgtSubTitleColor !== undefined){
let data83 = data0.wgtSubTitleColor;
if(typeof data83 === "string"){
if(!pattern10.test(data83)){
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleColor", "#/properties/props/properties/wgtSubTitleColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleColor", "#/properties/props/properties/wgtSubTitleColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtSubTitleFontSize !== undefined){
let data84 = data0.wgtSubTitleFontSize;
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 < 0 || isNaN(data84)){
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleFontSize", "#/properties/props/properties/wgtSubTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleFontSize", "#/properties/props/properties/wgtSubTitleFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtTextColor !== undefined){
let data85 = data0.wgtTextColor;
if(typeof data85 === "string"){
if(!pattern10.test(data85)){
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
let data86 = data0.wgtBackgroundColor;
if(typeof data86 === "string"){
if(!pattern10.test(data86)){
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
let data88 = data0.wgtTitleColor;
if(typeof data88 === "string"){
if(!pattern10.test(data88)){
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
let data89 = data0.wgtTitleFontSize;
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 0 || isNaN(data89)){
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
let data90 = data0.wgtPriceColor;
if(typeof data90 === "string"){
if(!pattern10.test(data90)){
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
let data91 = data0.wgtPriceFontSize;
if((typeof data91 == "number") && (isFinite(data91))){
if(data91 < 0 || isNaN(data91)){
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
let data92 = data0.wgtToFixed;
if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
vErrors = addError(vErrors, instancePath+"/props/wgtToFixed", "#/properties/props/properties/wgtToFixed/type", "type", {type: "integer"});
errors++;
}
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 > 2 || isNaN(data92)){
vErrors = addError(vErrors, instancePath+"/props/wgtToFixed", "#/properties/props/properties/wgtToFixed/maximum", "maximum", {comparison: "<=", limit: 2});
errors++;
}
if(data92 < 0 || isNaN(data92)){
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
