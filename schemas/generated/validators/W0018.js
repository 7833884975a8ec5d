// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"mainTitle":1,"data":1,"autoplay":1,"autoplaySpeed":1,"styleType":1,"pointAlign":1,"pointDefaultColor":1,"customerThemeEnabled":1,"pointActiveColor":1,"wgtTitleColor":1,"wgtTitleFontSize":1,"wgtPriceColor":1,"wgtPriceFontSize":1,"wgtToFixed":1};
const literal1 = ["default","newest","sales","price_asc","price_desc"];
const literal2 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal3 = ["goods"];
const literal4 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal5 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal6 = ["style1","style2","style3","style4","style5"];
const literal7 = ["left","center","right"];
const literal8 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal9 = ["number","string"];
const literal10 = ["solid","dashed","dotted","double"];
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
if(data0.mainTitle !== undefined){
if(typeof data0.mainTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/mainTitle", "#/properties/props/properties/mainTitle/type", "type", {type: "string"});
errors++;
}
}
if(data0.data !== undefined){
let data2 = data0.data;
if(Array.isArray(data2)){
if(data2.length > 5){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/maxItems", "maxItems", {limit: 5});
errors++;
}
if(data2.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!((key2 === "rule") || (key2 === "data"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data3.rule !== undefined){
let data4 = data3.rule;
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
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/order", "#/properties/props/properties/data/items/properties/rule/properties/order/enum", "enum", {allowedValues: literal1});
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
if(data3.data !== undefined){
let data11 = data3.data;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
if(literal2[key4] !== 1){
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
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal3});
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
if(literal4[key6] !== 1){
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
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal5});
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
if(data0.autoplay !== undefined){
if(typeof data0.autoplay !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/autoplay", "#/properties/props/properties/autoplay/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.autoplaySpeed !== undefined){
let data56 = data0.autoplaySpeed;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
vErrors = addError(vErrors, instancePath+"/props/autoplaySpeed", "#/properties/props/properties/autoplaySpeed/type", "type", {type: "integer"});
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
vErrors = addError(vErrors, instancePath+"/props/autoplaySpeed", "#/properties/props/properties/autoplaySpeed/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.styleType !== undefined){
let data57 = data0.styleType;
if(typeof data57 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/styleType", "#/properties/props/properties/styleType/type", "type", {type: "string"});
errors++;
}
if(!(((((data57 === "style1") || (data57 === "style2")) || (data57 === "style3")) || (data57 === "style4")) || (data57 === "style5"))){
vErrors = addError(vErrors, instancePath+"/props/styleType", "#/properties/props/properties/styleType/enum", "enum", {allowedValues: literal6});
errors++;
}
}
if(data0.pointAlign !== undefined){
let data58 = data0.pointAlign;
if(typeof data58 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/pointAlign", "#/properties/props/properties/pointAlign/type", "type", {type: "string"});
errors++;
}
if(!(((data58 === "left") || (data58 === "center")) || (data58 === "right"))){
vErrors = addError(vErrors, instancePath+"/props/pointAlign", "#/properties/props/properties/pointAlign/enum", "enum", {allowedValues: literal7});
errors++;
}
}
if(data0.pointDefaultColor !== undefined){
let data59 = data0.pointDefaultColor;
if(typeof data59 === "string"){
if(!pattern6.test(data59)){
vErrors = addError(vErrors, instancePath+"/props/pointDefaultColor", "#/properties/props/properties/pointDefaultColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pointDefaultColor", "#/properties/props/properties/pointDefaultColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.customerThemeEnabled !== undefined){
if(typeof data0.customerThemeEnabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/customerThemeEnabled", "#/properties/props/properties/customerThemeEnabled/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.pointActiveColor !== undefined){
let data61 = data0.pointActiveColor;
if(typeof data61 === "string"){
if(!pattern6.test(data61)){
vErrors = addError(vErrors, instancePath+"/props/pointActiveColor", "#/properties/props/properties/pointActiveColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pointActiveColor", "#/properties/props/properties/pointActiveColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data62 = data0.wgtTitleColor;
if(typeof data62 === "string"){
if(!pattern6.test(data62)){
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
let data63 = data0.wgtTitleFontSize;
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 27 || isNaN(data63)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/maximum", "maximum", {comparison: "<=", limit: 27});
errors++;
}
if(data63 < 0 || isNaN(data63)){
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
let data64 = data0.wgtPriceColor;
if(typeof data64 === "string"){
if(!pattern6.test(data64)){
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
let data65 = data0.wgtPriceFontSize;
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
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
let data66 = data0.wgtToFixed;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
vErrors = addError(vErrors, instancePath+"/props/wgtToFixed", "#/properties/props/properties/wgtToFixed/type", "type", {type: "integer"});
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 2 || isNaN(data66)){
vErrors = addError(vErrors, instancePath+"/props/wgtToFixed", "#/properties/props/properties/wgtToFixed/maximum", "maximum", {comparison: "<=", limit: 2});
errors++;
}
if(data66 < 0 || isNaN(data66)){
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
let data67 = data.style;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
for(const key7 in data67){
if(literal8[key7] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data67.x !== undefined){
let data68 = data67.x;
if(!((typeof data68 == "number") && (isFinite(data68)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data67.y !== undefined){
let data69 = data67.y;
if(!((typeof data69 == "number") && (isFinite(data69)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data67.left !== undefined){
let data70 = data67.left;
if(!((typeof data70 == "number") && (isFinite(data70)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data67.top !== undefined){
let data71 = data67.top;
if(!((typeof data71 == "number") && (isFinite(data71)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data67.z !== undefined){
let data72 = data67.z;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data67.width !== undefined){
let data73 = data67.width;
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data67.height !== undefined){
let data74 = data67.height;
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data67.marginTop !== undefined){
let data75 = data67.marginTop;
if((!((typeof data75 == "number") && (isFinite(data75)))) && (typeof data75 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal9});
errors++;
}
if(typeof data75 === "string"){
if(!pattern10.test(data75)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data67.marginRight !== undefined){
let data76 = data67.marginRight;
if((!((typeof data76 == "number") && (isFinite(data76)))) && (typeof data76 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal9});
errors++;
}
if(typeof data76 === "string"){
if(!pattern10.test(data76)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data67.marginBottom !== undefined){
let data77 = data67.marginBottom;
if((!((typeof data77 == "number") && (isFinite(data77)))) && (typeof data77 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal9});
errors++;
}
if(typeof data77 === "string"){
if(!pattern10.test(data77)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data67.marginLeft !== undefined){
let data78 = data67.marginLeft;
if((!((typeof data78 == "number") && (isFinite(data78)))) && (typeof data78 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal9});
errors++;
}
if(typeof data78 === "string"){
if(!pattern10.test(data78)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data67.paddingTop !== undefined){
let data79 = data67.paddingTop;
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 < 0 || isNaN(data79)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data67.paddingRight !== undefined){
let data80 = data67.paddingRight;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 < 0 || isNaN(data80)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data67.paddingBottom !== undefined){
let data81 = data67.paddingBottom;
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 0 || isNaN(data81)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data67.paddingLeft !== undefined){
let data82 = data67.paddingLeft;
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 < 0 || isNaN(data82)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data67.borderTopWidth !== undefined){
let data83 = data67.borderTopWidth;
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 < 0 || isNaN(data83)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data67.borderRightWidth !== undefined){
let data84 = data67.borderRightWidth;
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 < 0 || isNaN(data84)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data67.borderBottomWidth !== undefined){
let data85 = data67.borderBottomWidth;
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 0 || isNaN(data85)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data67.borderLeftWidth !== undefined){
let data86 = data67.borderLeftWidth;
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data67.borderTopColor !== undefined){
let data87 = data67.borderTopColor;
if(typeof data87 === "string"){
if(!pattern6.test(data87)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data67.borderRightColor !== undefined){
let data88 = data67.borderRightColor;
if(typeof data88 === "string"){
if(!pattern6.test(data88)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data67.borderBottomColor !== undefined){
let data89 = data67.borderBottomColor;
if(typeof data89 === "string"){
if(!pattern6.test(data89)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data67.borderLeftColor !== undefined){
let data90 = data67.borderLeftColor;
if(typeof data90 === "string"){
if(!pattern6.test(data90)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data67.borderStyle !== undefined){
let data91 = data67.borderStyle;
if(typeof data91 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data91 === "solid") || (data91 === "dashed")) || (data91 === "dotted")) || (data91 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal10});
errors++;
}
}
if(data67.borderRadius !== undefined){
let data92 = data67.borderRadius;
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 < 0 || isNaN(data92)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data67.opacity !== undefined){
let data93 = data67.opacity;
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 > 1 || isNaN(data93)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data93 < 0 || isNaN(data93)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data67.foregroundColor !== undefined){
let data94 = data67.foregroundColor;
if(typeof data94 === "string"){
if(!pattern6.test(data94)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data67.backgroundColor !== undefined){
let data95 = data67.backgroundColor;
if(typeof data95 === "string"){
if(!pattern6.test(data95)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data67.backgroundImage !== undefined){
let data96 = data67.backgroundImage;
if(typeof data96 === "string"){
if(!pattern0.test(data96)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data67.showFrom !== undefined){
let data97 = data67.showFrom;
if(typeof data97 === "string"){
if(!pattern21.test(data97)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data67.showTo !== undefined){
let data98 = data67.showTo;
if(typeof data98 === "string"){
if(!pattern21.test(data98)){
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
