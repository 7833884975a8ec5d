// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"wgtHiddenTitle":1,"data":1,"columnNums":1,"wgtHideUnselectedItems":1,"moreLinkData":1,"titleAlign":1,"titleBackground":1,"wgtBackgroundColor1":1,"wgtBackgroundColor2":1,"wgtTitleFontSize":1,"wgtTitleColor":1,"wgtPriceFontSize":1,"wgtPriceColor":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal3 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal4 = ["goods"];
const literal5 = ["left","center","right"];
const literal6 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal7 = ["number","string"];
const literal8 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern6 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern16 = memoPattern("^auto$", "u");
const pattern27 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

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
if(!(func2.call(literal0, key1))){
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
if(data0.wgtHiddenTitle !== undefined){
if(typeof data0.wgtHiddenTitle !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/wgtHiddenTitle", "#/properties/props/properties/wgtHiddenTitle/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.data !== undefined){
let data3 = data0.data;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((((((((key2 === "shop_id") || (key2 === "shop_name")) || (key2 === "shop_pic")) || (key2 === "pathData")) || (key2 === "banner")) || (key2 === "logo")) || (key2 === "tag_list")) || (key2 === "goods_list"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data4.shop_id !== undefined){
if(typeof data4.shop_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/shop_id", "#/properties/props/properties/data/items/properties/shop_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.shop_name !== undefined){
if(typeof data4.shop_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/shop_name", "#/properties/props/properties/data/items/properties/shop_name/type", "type", {type: "string"});
errors++;
}
}
if(data4.shop_pic !== undefined){
let data7 = data4.shop_pic;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/shop_pic", "#/properties/props/properties/data/items/properties/shop_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/shop_pic", "#/properties/props/properties/data/items/properties/shop_pic/type", "type", {type: "string"});
errors++;
}
}
if(data4.pathData !== undefined){
let data8 = data4.pathData;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
if(!(func2.call(literal1, key3))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData", "#/properties/props/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data8.linkPage !== undefined){
let data9 = data8.linkPage;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((data9 === "goods") || (data9 === "category")) || (data9 === "maincategory")) || (data9 === "brand")) || (data9 === "page")) || (data9 === "customer")) || (data9 === "coupons")) || (data9 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data8.linkPageLabel !== undefined){
if(typeof data8.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data8.goods_id !== undefined){
if(typeof data8.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.itemId !== undefined){
if(typeof data8.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemId", "#/properties/props/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data8.item_id !== undefined){
if(typeof data8.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/item_id", "#/properties/props/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.category_id !== undefined){
if(typeof data8.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_id", "#/properties/props/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.attribute_id !== undefined){
if(typeof data8.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.theme_pc_template_id !== undefined){
if(typeof data8.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.card_id !== undefined){
if(typeof data8.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/card_id", "#/properties/props/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.url !== undefined){
let data18 = data8.url;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data8.href !== undefined){
let data19 = data8.href;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data8.itemName !== undefined){
if(typeof data8.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemName", "#/properties/props/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data8.category_name !== undefined){
if(typeof data8.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_name", "#/properties/props/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.attribute_name !== undefined){
if(typeof data8.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.tag_name !== undefined){
if(typeof data8.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.title !== undefined){
if(typeof data8.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/title", "#/properties/props/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data8.activity_name !== undefined){
if(typeof data8.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.template_title !== undefined){
if(typeof data8.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/template_title", "#/properties/props/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data8.name !== undefined){
if(typeof data8.name !== "string"){
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
if(data4.banner !== undefined){
let data28 = data4.banner;
if(typeof data28 === "string"){
if(!pattern0.test(data28)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/banner", "#/properties/props/properties/data/items/properties/banner/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/banner", "#/properties/props/properties/data/items/properties/banner/type", "type", {type: "string"});
errors++;
}
}
if(data4.logo !== undefined){
let data29 = data4.logo;
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/logo", "#/properties/props/properties/data/items/properties/logo/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/logo", "#/properties/props/properties/data/items/properties/logo/type", "type", {type: "string"});
errors++;
}
}
if(data4.tag_list !== undefined){
let data30 = data4.tag_list;
if(Array.isArray(data30)){
if(data30.length > 2){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list", "#/properties/props/properties/data/items/properties/tag_list/maxItems", "maxItems", {limit: 2});
errors++;
}
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key4 in data31){
if(!((key4 === "tag_id") || (key4 === "tag_name"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list/" + i1, "#/properties/props/properties/data/items/properties/tag_list/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data31.tag_id !== undefined){
if(typeof data31.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list/" + i1+"/tag_id", "#/properties/props/properties/data/items/properties/tag_list/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data31.tag_name !== undefined){
if(typeof data31.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list/" + i1+"/tag_name", "#/properties/props/properties/data/items/properties/tag_list/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list/" + i1, "#/properties/props/properties/data/items/properties/tag_list/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list", "#/properties/props/properties/data/items/properties/tag_list/type", "type", {type: "array"});
errors++;
}
}
if(data4.goods_list !== undefined){
let data34 = data4.goods_list;
if(Array.isArray(data34)){
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key5 in data35){
if(!(func2.call(literal3, key5))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2, "#/properties/props/properties/data/items/properties/goods_list/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data35.goods_id !== undefined){
if(typeof data35.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.itemId !== undefined){
if(typeof data35.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/itemId", "#/properties/props/properties/data/items/properties/goods_list/items/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data35.goods_pic !== undefined){
let data38 = data35.goods_pic;
if(typeof data38 === "string"){
if(!pattern0.test(data38)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_pic", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_pic", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data35.price !== undefined){
let data39 = data35.price;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data35.market_price !== undefined){
let data40 = data35.market_price;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/market_price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/market_price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data35.goods_name !== undefined){
if(typeof data35.goods_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_name/type", "type", {type: "string"});
errors++;
}
}
if(data35.brief !== undefined){
if(typeof data35.brief !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/brief", "#/properties/props/properties/data/items/properties/goods_list/items/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data35.subTitle !== undefined){
if(typeof data35.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/subTitle", "#/properties/props/properties/data/items/properties/goods_list/items/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data35.tagList !== undefined){
let data44 = data35.tagList;
if(Array.isArray(data44)){
const len3 = data44.length;
for(let i3=0; i3<len3; i3++){
let data45 = data44[i3];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key6 in data45){
if(!((((key6 === "tag_id") || (key6 === "tag_name")) || (key6 === "font_color")) || (key6 === "tag_color"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3, "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data45.tag_id !== undefined){
if(typeof data45.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data45.tag_name !== undefined){
if(typeof data45.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data45.font_color !== undefined){
let data48 = data45.font_color;
if(typeof data48 === "string"){
if(!pattern6.test(data48)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/font_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/font_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data45.tag_color !== undefined){
let data49 = data45.tag_color;
if(typeof data49 === "string"){
if(!pattern6.test(data49)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_color/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3, "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/type", "type", {type: "array"});
errors++;
}
}
if(data35.linkPage !== undefined){
let data50 = data35.linkPage;
if(typeof data50 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data50 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPage/enum", "enum", {allowedValues: literal4});
errors++;
}
}
if(data35.linkPageLabel !== undefined){
if(typeof data35.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPageLabel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data35.pathData !== undefined){
let data52 = data35.pathData;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key7 in data52){
if(!(func2.call(literal1, key7))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data52.linkPage !== undefined){
let data53 = data52.linkPage;
if(typeof data53 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((data53 === "goods") || (data53 === "category")) || (data53 === "maincategory")) || (data53 === "brand")) || (data53 === "page")) || (data53 === "customer")) || (data53 === "coupons")) || (data53 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data52.linkPageLabel !== undefined){
if(typeof data52.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data52.goods_id !== undefined){
if(typeof data52.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data52.itemId !== undefined){
if(typeof data52.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/itemId", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data52.item_id !== undefined){
if(typeof data52.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/item_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data52.category_id !== undefined){
if(typeof data52.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/category_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data52.attribute_id !== undefined){
if(typeof data52.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data52.theme_pc_template_id !== undefined){
if(typeof data52.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data52.card_id !== undefined){
if(typeof data52.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/card_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data52.url !== undefined){
let data62 = data52.url;
if(typeof data62 === "string"){
if(!pattern0.test(data62)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/url", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/url", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data52.href !== undefined){
let data63 = data52.href;
if(typeof data63 === "string"){
if(!pattern0.test(data63)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/href", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/href", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data52.itemName !== undefined){
if(typeof data52.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/itemName", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data52.category_name !== undefined){
if(typeof data52.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/category_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data52.attribute_name !== undefined){
if(typeof data52.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data52.tag_name !== undefined){
if(typeof data52.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data52.title !== undefined){
if(typeof data52.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/title", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data52.activity_name !== undefined){
if(typeof data52.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data52.template_title !== undefined){
if(typeof data52.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/template_title", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data52.name !== undefined){
if(typeof data52.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2, "#/properties/props/properties/data/items/properties/goods_list/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list", "#/properties/props/properties/data/items/properties/goods_list/type", "type", {type: "array"});
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
let data72 = data0.columnNums;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/type", "type", {type: "integer"});
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 10 || isNaN(data72)){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/maximum", "maximum", {comparison: "<=", limit: 10});
errors++;
}
if(data72 < 1 || isNaN(data72)){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.wgtHideUnselectedItems !== undefined){
if(typeof data0.wgtHideUnselectedItems !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/wgtHideUnselectedItems", "#/properties/props/properties/wgtHideUnselectedItems/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.moreLinkData !== undefined){
let data74 = data0.moreLinkData;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
for(const key8 in data74){
if(!(func2.call(literal1, key8))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/additionalProperties", "additionalProperties", {additionalProperty: key8});
errors++;
}
}
if(data74.linkPage !== undefined){
let data75 = data74.linkPage;
if(typeof data75 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((data75 === "goods") || (data75 === "category")) || (data75 === "maincategory")) || (data75 === "brand")) || (data75 === "page")) || (data75 === "customer")) || (data75 === "coupons")) || (data75 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data74.linkPageLabel !== undefined){
if(typeof data74.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPageLabel", "#/properties/props/properties/moreLinkData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data74.goods_id !== undefined){
if(typeof data74.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/goods_id", "#/properties/props/properties/moreLinkData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data74.itemId !== undefined){
if(typeof data74.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemId", "#/properties/props/properties/moreLinkData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data74.item_id !== undefined){
if(typeof data74.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/item_id", "#/properties/props/properties/moreLinkData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data74.category_id !== undefined){
if(typeof data74.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_id", "#/properties/props/properties/moreLinkData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data74.attribute_id !== undefined){
if(typeof data74.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_id", "#/properties/props/properties/moreLinkData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data74.theme_pc_template_id !== undefined){
if(typeof data74.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/theme_pc_template_id", "#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data74.card_id !== undefined){
if(typeof data74.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/card_id", "#/properties/props/properties/moreLinkData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data74.url !== undefined){
let data84 = data74.url;
if(typeof data84 === "string"){
if(!pattern0.test(data84)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data74.href !== undefined){
let data85 = data74.href;
if(typeof data85 === "string"){
if(!pattern0.test(data85)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data74.itemName !== undefined){
if(typeof data74.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemName", "#/properties/props/properties/moreLinkData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data74.category_name !== undefined){
if(typeof data74.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_name", "#/properties/props/properties/moreLinkData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data74.attribute_name !== undefined){
if(typeof data74.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_name", "#/properties/props/properties/moreLinkData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data74.tag_name !== undefined){
if(typeof data74.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tag_name", "#/properties/props/properties/moreLinkData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data74.title !== undefined){
if(typeof data74.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/title", "#/properties/props/properties/moreLinkData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data74.activity_name !== undefined){
if(typeof data74.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/activity_name", "#/properties/props/properties/moreLinkData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data74.template_title !== undefined){
if(typeof data74.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/template_title", "#/properties/props/properties/moreLinkData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data74.name !== undefined){
if(typeof data74.name !== "string"){
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
let data94 = data0.titleAlign;
if(typeof data94 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/titleAlign", "#/properties/props/properties/titleAlign/type", "type", {type: "string"});
errors++;
}
if(!(((data94 === "left") || (data94 === "center")) || (data94 === "right"))){
vErrors = addError(vErrors, instancePath+"/props/titleAlign", "#/properties/props/properties/titleAlign/enum", "enum", {allowedValues: literal5});
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
let data96 = data0.wgtBackgroundColor1;
if(typeof data96 === "string"){
if(!pattern6.test(data96)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor1", "#/properties/props/properties/wgtBackgroundColor1/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor1", "#/properties/props/properties/wgtBackgroundColor1/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtBackgroundColor2 !== undefined){
let data97 = data0.wgtBackgroundColor2;
if(typeof data97 === "string"){
if(!pattern6.test(data97)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor2", "#/properties/props/properties/wgtBackgroundColor2/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor2", "#/properties/props/properties/wgtBackgroundColor2/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data98 = data0.wgtTitleFontSize;
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 < 0 || isNaN(data98)){
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
let data99 = data0.wgtTitleColor;
if(typeof data99 === "string"){
if(!pattern6.test(data99)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data100 = data0.wgtPriceFontSize;
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 < 0 || isNaN(data100)){
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
let data101 = data0.wgtPriceColor;
if(typeof data101 === "string"){
if(!pattern6.test(data101)){
vErrors = addError(vErrors, instancePath+"/props/wgtPriceColor", "#/properties/props/properties/wgtPriceColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
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
if(data.style !== undefined){
let data102 = data.style;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
for(const key9 in data102){
if(!(func2.call(literal6, key9))){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key9});
errors++;
}
}
if(data102.x !== undefined){
let data103 = data102.x;
if(!((typeof data103 == "number") && (isFinite(data103)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data102.y !== undefined){
let data104 = data102.y;
if(!((typeof data104 == "number") && (isFinite(data104)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data102.left !== undefined){
let data105 = data102.left;
if(!((typeof data105 == "number") && (isFinite(data105)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data102.top !== undefined){
let data106 = data102.top;
if(!((typeof data106 == "number") && (isFinite(data106)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data102.z !== undefined){
let data107 = data102.z;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data102.width !== undefined){
let data108 = data102.width;
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 < 0 || isNaN(data108)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data102.height !== undefined){
let data109 = data102.height;
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 < 0 || isNaN(data109)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data102.marginTop !== undefined){
let data110 = data102.marginTop;
if((!((typeof data110 == "number") && (isFinite(data110)))) && (typeof data110 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal7});
errors++;
}
if(typeof data110 === "string"){
if(!pattern16.test(data110)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data102.marginRight !== undefined){
let data111 = data102.marginRight;
if((!((typeof data111 == "number") && (isFinite(data111)))) && (typeof data111 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal7});
errors++;
}
if(typeof data111 === "string"){
if(!pattern16.test(data111)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data102.marginBottom !== undefined){
let data112 = data102.marginBottom;
if((!((typeof data112 == "number") && (isFinite(data112)))) && (typeof data112 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal7});
errors++;
}
if(typeof data112 === "string"){
if(!pattern16.test(data112)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data102.marginLeft !== undefined){
let data113 = data102.marginLeft;
if((!((typeof data113 == "number") && (isFinite(data113)))) && (typeof data113 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal7});
errors++;
}
if(typeof data113 === "string"){
if(!pattern16.test(data113)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data102.paddingTop !== undefined){
let data114 = data102.paddingTop;
if((typeof data114 == "number") && (isFinite(data114))){
if(data114 < 0 || isNaN(data114)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data102.paddingRight !== undefined){
let data115 = data102.paddingRight;
if((typeof data115 == "number") && (isFinite(data115))){
if(data115 < 0 || isNaN(data115)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data102.paddingBottom !== undefined){
let data116 = data102.paddingBottom;
if((typeof data116 == "number") && (isFinite(data116))){
if(data116 < 0 || isNaN(data116)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data102.paddingLeft !== undefined){
let data117 = data102.paddingLeft;
if((typeof data117 == "number") && (isFinite(data117))){
if(data117 < 0 || isNaN(data117)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data102.borderTopWidth !== undefined){
let data118 = data102.borderTopWidth;
if((typeof data118 == "number") && (isFinite(data118))){
if(data118 < 0 || isNaN(data118)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data102.borderRightWidth !== undefined){
let data119 = data102.borderRightWidth;
if((typeof data119 == "number") && (isFinite(data119))){
if(data119 < 0 || isNaN(data119)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data102.borderBottomWidth !== undefined){
let data120 = data102.borderBottomWidth;
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 < 0 || isNaN(data120)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data102.borderLeftWidth !== undefined){
let data121 = data102.borderLeftWidth;
if((typeof data121 == "number") && (isFinite(data121))){
if(data121 < 0 || isNaN(data121)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data102.borderTopColor !== undefined){
let data122 = data102.borderTopColor;
if(typeof data122 === "string"){
if(!pattern6.test(data122)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data102.borderRightColor !== undefined){
let data123 = data102.borderRightColor;
if(typeof data123 === "string"){
if(!pattern6.test(data123)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data102.borderBottomColor !== undefined){
let data124 = data102.borderBottomColor;
if(typeof data124 === "string"){
if(!pattern6.test(data124)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data102.borderLeftColor !== undefined){
let data125 = data102.borderLeftColor;
if(typeof data125 === "string"){
if(!pattern6.test(data125)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data102.borderStyle !== undefined){
let data126 = data102.borderStyle;
if(typeof data126 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data126 === "solid") || (data126 === "dashed")) || (data126 === "dotted")) || (data126 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal8});
errors++;
}
}
if(data102.borderRadius !== undefined){
let data127 = data102.borderRadius;
if((typeof data127 == "number") && (isFinite(data127))){
if(data127 < 0 || isNaN(data127)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data102.opacity !== undefined){
let data128 = data102.opacity;
if((typeof data128 == "number") && (isFinite(data128))){
if(data128 > 1 || isNaN(data128)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data128 < 0 || isNaN(data128)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data102.foregroundColor !== undefined){
let data129 = data102.foregroundColor;
if(typeof data129 === "string"){
if(!pattern6.test(data129)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data102.backgroundColor !== undefined){
let data130 = data102.backgroundColor;
if(typeof data130 === "string"){
if(!pattern6.test(data130)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data102.backgroundImage !== undefined){
let data131 = data102.backgroundImage;
if(typeof data131 === "string"){
if(!pattern0.test(data131)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data102.showFrom !== undefined){
let data132 = data102.showFrom;
if(typeof data132 === "string"){
if(!pattern27.test(data132)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data102.showTo !== undefined){
let data133 = data102.showTo;
if(typeof data133 === "string"){
if(!pattern27.test(data133)){
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
