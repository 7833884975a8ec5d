// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"data":1,"wgtTextColor":1,"wgtBackgroundColor":1,"wgtBorderRadius":1,"wgtTitleColor":1,"wgtTitleFontSize":1,"wgtPriceColor":1,"wgtPriceFontSize":1,"wgtToFixed":1};
const literal1 = ["default","newest","sales","price_asc","price_desc"];
const literal2 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal3 = ["goods"];
const literal4 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal5 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal6 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal7 = ["number","string"];
const literal8 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern3 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern6 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern10 = memoPattern("^auto$", "u");
const pattern21 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.style !== undefined){
let data64 = data.style;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
for(const key7 in data64){
if(literal6[key7] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data64.x !== undefined){
let data65 = data64.x;
if(!((typeof data65 == "number") && (isFinite(data65)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data64.y !== undefined){
let data66 = data64.y;
if(!((typeof data66 == "number") && (isFinite(data66)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data64.left !== undefined){
let data67 = data64.left;
if(!((typeof data67 == "number") && (isFinite(data67)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data64.top !== undefined){
let data68 = data64.top;
if(!((typeof data68 == "number") && (isFinite(data68)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data64.z !== undefined){
let data69 = data64.z;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data64.width !== undefined){
let data70 = data64.width;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data64.height !== undefined){
let data71 = data64.height;
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data64.marginTop !== undefined){
let data72 = data64.marginTop;
if((!((typeof data72 == "number") && (isFinite(data72)))) && (typeof data72 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal7});
errors++;
}
if(typeof data72 === "string"){
if(!pattern10.test(data72)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data64.marginRight !== undefined){
let data73 = data64.marginRight;
if((!((typeof data73 == "number") && (isFinite(data73)))) && (typeof data73 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal7});
errors++;
}
if(typeof data73 === "string"){
if(!pattern10.test(data73)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data64.marginBottom !== undefined){
let data74 = data64.marginBottom;
if((!((typeof data74 == "number") && (isFinite(data74)))) && (typeof data74 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal7});
errors++;
}
if(typeof data74 === "string"){
if(!pattern10.test(data74)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data64.marginLeft !== undefined){
let data75 = data64.marginLeft;
if((!((typeof data75 == "number") && (isFinite(data75)))) && (typeof data75 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal7});
errors++;
}
if(typeof data75 === "string"){
if(!pattern10.test(data75)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data64.paddingTop !== undefined){
let data76 = data64.paddingTop;
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < 0 || isNaN(data76)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data64.paddingRight !== undefined){
let data77 = data64.paddingRight;
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data64.paddingBottom !== undefined){
let data78 = data64.paddingBottom;
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data64.paddingLeft !== undefined){
let data79 = data64.paddingLeft;
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 < 0 || isNaN(data79)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data64.borderTopWidth !== undefined){
let data80 = data64.borderTopWidth;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 < 0 || isNaN(data80)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data64.borderRightWidth !== undefined){
let data81 = data64.borderRightWidth;
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 0 || isNaN(data81)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data64.borderBottomWidth !== undefined){
let data82 = data64.borderBottomWidth;
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 < 0 || isNaN(data82)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data64.borderLeftWidth !== undefined){
let data83 = data64.borderLeftWidth;
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 < 0 || isNaN(data83)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data64.borderTopColor !== undefined){
let data84 = data64.borderTopColor;
if(typeof data84 === "string"){
if(!pattern6.test(data84)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data64.borderRightColor !== undefined){
let data85 = data64.borderRightColor;
if(typeof data85 === "string"){
if(!pattern6.test(data85)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data64.borderBottomColor !== undefined){
let data86 = data64.borderBottomColor;
if(typeof data86 === "string"){
if(!pattern6.test(data86)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data64.borderLeftColor !== undefined){
let data87 = data64.borderLeftColor;
if(typeof data87 === "string"){
if(!pattern6.test(data87)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data64.borderStyle !== undefined){
let data88 = data64.borderStyle;
if(typeof data88 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data88 === "solid") || (data88 === "dashed")) || (data88 === "dotted")) || (data88 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal8});
errors++;
}
}
if(data64.borderRadius !== undefined){
let data89 = data64.borderRadius;
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 0 || isNaN(data89)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data64.opacity !== undefined){
let data90 = data64.opacity;
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 > 1 || isNaN(data90)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data90 < 0 || isNaN(data90)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data64.foregroundColor !== undefined){
let data91 = data64.foregroundColor;
if(typeof data91 === "string"){
if(!pattern6.test(data91)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data64.backgroundColor !== undefined){
let data92 = data64.backgroundColor;
if(typeof data92 === "string"){
if(!pattern6.test(data92)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data64.backgroundImage !== undefined){
let data93 = data64.backgroundImage;
if(typeof data93 === "string"){
if(!pattern0.test(data93)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data64.showFrom !== undefined){
let data94 = data64.showFrom;
if(typeof data94 === "string"){
if(!pattern21.test(data94)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data64.showTo !== undefined){
let data95 = data64.showTo;
if(typeof data95 === "string"){
if(!pattern21.test(data95)){
vErrors = addError(vErrors, instancePath+"/style/showTo", "#/properties/style/properties/showTo/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showTo", "#/properties/style/properties/showTo/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/type", "type", {type: "object"});
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
}
