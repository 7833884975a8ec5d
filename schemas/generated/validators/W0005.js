// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = ["default","newest","sales","price_asc","price_desc"];
const literal1 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal2 = ["goods"];
const literal3 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal4 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern3 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");

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
if(!(key1 === "data")){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.data !== undefined){
let data1 = data0.data;
if(Array.isArray(data1)){
if(data1.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!(((key2 === "text") || (key2 === "rule")) || (key2 === "data"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.text !== undefined){
if(typeof data2.text !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/text", "#/properties/props/properties/data/items/properties/text/type", "type", {type: "string"});
errors++;
}
}
if(data2.rule !== undefined){
let data4 = data2.rule;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.order === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/required", "required", {missingProperty: "order"});
errors++;
}
if(data4.count === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/required", "required", {missingProperty: "count"});
errors++;
}
for(const key3 in data4){
if(!((((((key3 === "category_id") || (key3 === "brand_id")) || (key3 === "tag_id")) || (key3 === "promoted")) || (key3 === "order")) || (key3 === "count"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data4.category_id !== undefined){
if(typeof data4.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/category_id", "#/properties/props/properties/data/items/properties/rule/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.brand_id !== undefined){
if(typeof data4.brand_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/brand_id", "#/properties/props/properties/data/items/properties/rule/properties/brand_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.tag_id !== undefined){
if(typeof data4.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/tag_id", "#/properties/props/properties/data/items/properties/rule/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.promoted !== undefined){
if(typeof data4.promoted !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/promoted", "#/properties/props/properties/data/items/properties/rule/properties/promoted/type", "type", {type: "boolean"});
errors++;
}
}
if(data4.order !== undefined){
let data9 = data4.order;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/order", "#/properties/props/properties/data/items/properties/rule/properties/order/type", "type", {type: "string"});
errors++;
}
if(!(((((data9 === "default") || (data9 === "newest")) || (data9 === "sales")) || (data9 === "price_asc")) || (data9 === "price_desc"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/order", "#/properties/props/properties/data/items/properties/rule/properties/order/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data4.count !== undefined){
let data10 = data4.count;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/type", "type", {type: "integer"});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 50 || isNaN(data10)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/maximum", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data10 < 1 || isNaN(data10)){
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
if(data2.data !== undefined){
let data11 = data2.data;
if(Array.isArray(data11)){
if(data11.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data", "#/properties/props/properties/data/items/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
if(literal1[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1, "#/properties/props/properties/data/items/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data12.goods_id !== undefined){
if(typeof data12.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_id", "#/properties/props/properties/data/items/properties/data/items/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data12.itemId !== undefined){
if(typeof data12.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/itemId", "#/properties/props/properties/data/items/properties/data/items/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data12.goods_pic !== undefined){
let data15 = data12.goods_pic;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic", "#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic", "#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data12.price !== undefined){
let data16 = data12.price;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/price", "#/properties/props/properties/data/items/properties/data/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/price", "#/properties/props/properties/data/items/properties/data/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data12.market_price !== undefined){
let data17 = data12.market_price;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price", "#/properties/props/properties/data/items/properties/data/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price", "#/properties/props/properties/data/items/properties/data/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data12.goods_name !== undefined){
if(typeof data12.goods_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_name", "#/properties/props/properties/data/items/properties/data/items/properties/goods_name/type", "type", {type: "string"});
errors++;
}
}
if(data12.brief !== undefined){
if(typeof data12.brief !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/brief", "#/properties/props/properties/data/items/properties/data/items/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data12.subTitle !== undefined){
if(typeof data12.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/subTitle", "#/properties/props/properties/data/items/properties/data/items/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data12.tagList !== undefined){
let data21 = data12.tagList;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key5 in data22){
if(!((((key5 === "tag_id") || (key5 === "tag_name")) || (key5 === "font_color")) || (key5 === "tag_color"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2, "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data22.tag_id !== undefined){
if(typeof data22.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_id", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data22.tag_name !== undefined){
if(typeof data22.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_name", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data22.font_color !== undefined){
let data25 = data22.font_color;
if(typeof data25 === "string"){
if(!pattern1.test(data25)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color", "#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data22.tag_color !== undefined){
let data26 = data22.tag_color;
if(typeof data26 === "string"){
if(!pattern1.test(data26)){
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
if(data12.linkPage !== undefined){
let data27 = data12.linkPage;
if(typeof data27 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data27 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data12.linkPageLabel !== undefined){
if(typeof data12.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPageLabel", "#/properties/props/properties/data/items/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data12.pathData !== undefined){
let data29 = data12.pathData;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key6 in data29){
if(literal3[key6] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data29.linkPage !== undefined){
let data30 = data29.linkPage;
if(typeof data30 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data30 === "goods") || (data30 === "category")) || (data30 === "maincategory")) || (data30 === "brand")) || (data30 === "page")) || (data30 === "customer")) || (data30 === "article")) || (data30 === "shop")) || (data30 === "coupons")) || (data30 === "promotion")) || (data30 === "seckill")) || (data30 === "anchor")) || (data30 === "tel")) || (data30 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal4});
errors++;
}
}
if(data29.linkPageLabel !== undefined){
if(typeof data29.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data29.goods_id !== undefined){
if(typeof data29.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.itemId !== undefined){
if(typeof data29.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemId", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data29.item_id !== undefined){
if(typeof data29.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/item_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.category_id !== undefined){
if(typeof data29.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.attribute_id !== undefined){
if(typeof data29.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.theme_pc_template_id !== undefined){
if(typeof data29.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.card_id !== undefined){
if(typeof data29.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/card_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.article_id !== undefined){
if(typeof data29.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/article_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.distributor_id !== undefined){
if(typeof data29.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.promotion_id !== undefined){
if(typeof data29.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.seckill_id !== undefined){
if(typeof data29.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data29.anchor !== undefined){
if(typeof data29.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/anchor", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data29.tel !== undefined){
let data44 = data29.tel;
if(typeof data44 === "string"){
if(!pattern3.test(data44)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tel", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tel", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data29.url !== undefined){
let data45 = data29.url;
if(typeof data45 === "string"){
if(!pattern0.test(data45)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data29.href !== undefined){
let data46 = data29.href;
if(typeof data46 === "string"){
if(!pattern0.test(data46)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data29.itemName !== undefined){
if(typeof data29.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemName", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data29.category_name !== undefined){
if(typeof data29.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data29.attribute_name !== undefined){
if(typeof data29.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data29.tag_name !== undefined){
if(typeof data29.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data29.title !== undefined){
if(typeof data29.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/title", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data29.activity_name !== undefined){
if(typeof data29.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data29.template_title !== undefined){
if(typeof data29.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/template_title", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data29.name !== undefined){
if(typeof data29.name !== "string"){
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
