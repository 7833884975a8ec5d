// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"data":1,"allTagList":1,"selectTagList":1,"columnNums":1,"wgtTitleBorderRadius":1,"wgtTitleBackgroundColor":1,"wgtTitleTextColor":1,"wgtTitleFontSize":1,"showMore":1,"moreText":1,"moreLinkData":1,"wgtMoreTitleColor":1,"wgtMoreTitleFontSize":1,"wgtMoreRightMargin":1,"wgtShopNameColor":1,"wgtShopNameFontSize":1,"wgtShopBorder":1,"wgtShopBorderColor":1,"wgtShopBorderWidth":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal3 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal4 = ["number","string"];
const literal5 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern2 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern4 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
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
if(data2.length > 10){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/maxItems", "maxItems", {limit: 10});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(((((key2 === "distributor_id") || (key2 === "name")) || (key2 === "banner")) || (key2 === "logo")) || (key2 === "tagList"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data3.distributor_id !== undefined){
if(typeof data3.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/distributor_id", "#/properties/props/properties/data/items/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/name", "#/properties/props/properties/data/items/properties/name/type", "type", {type: "string"});
errors++;
}
}
if(data3.banner !== undefined){
let data6 = data3.banner;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/banner", "#/properties/props/properties/data/items/properties/banner/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/banner", "#/properties/props/properties/data/items/properties/banner/type", "type", {type: "string"});
errors++;
}
}
if(data3.logo !== undefined){
let data7 = data3.logo;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/logo", "#/properties/props/properties/data/items/properties/logo/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/logo", "#/properties/props/properties/data/items/properties/logo/type", "type", {type: "string"});
errors++;
}
}
if(data3.tagList !== undefined){
let data8 = data3.tagList;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
if(!((key3 === "tag_id") || (key3 === "tag_name"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1, "#/properties/props/properties/data/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data9.tag_id !== undefined){
if(typeof data9.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_id", "#/properties/props/properties/data/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data9.tag_name !== undefined){
if(typeof data9.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_name", "#/properties/props/properties/data/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
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
if(data0.allTagList !== undefined){
let data12 = data0.allTagList;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
if(!((key4 === "tag_id") || (key4 === "tag_name"))){
vErrors = addError(vErrors, instancePath+"/props/allTagList/" + i2, "#/properties/props/properties/allTagList/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data13.tag_id !== undefined){
if(typeof data13.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/allTagList/" + i2+"/tag_id", "#/properties/props/properties/allTagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data13.tag_name !== undefined){
if(typeof data13.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/allTagList/" + i2+"/tag_name", "#/properties/props/properties/allTagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/allTagList/" + i2, "#/properties/props/properties/allTagList/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/allTagList", "#/properties/props/properties/allTagList/type", "type", {type: "array"});
errors++;
}
}
if(data0.selectTagList !== undefined){
let data16 = data0.selectTagList;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key5 in data17){
if(!((key5 === "tag_id") || (key5 === "tag_name"))){
vErrors = addError(vErrors, instancePath+"/props/selectTagList/" + i3, "#/properties/props/properties/selectTagList/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data17.tag_id !== undefined){
if(typeof data17.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/selectTagList/" + i3+"/tag_id", "#/properties/props/properties/selectTagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data17.tag_name !== undefined){
if(typeof data17.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/selectTagList/" + i3+"/tag_name", "#/properties/props/properties/selectTagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/selectTagList/" + i3, "#/properties/props/properties/selectTagList/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/selectTagList", "#/properties/props/properties/selectTagList/type", "type", {type: "array"});
errors++;
}
}
if(data0.columnNums !== undefined){
let data20 = data0.columnNums;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/type", "type", {type: "integer"});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10 || isNaN(data20)){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/maximum", "maximum", {comparison: "<=", limit: 10});
errors++;
}
if(data20 < 1 || isNaN(data20)){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.wgtTitleBorderRadius !== undefined){
if(typeof data0.wgtTitleBorderRadius !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleBorderRadius", "#/properties/props/properties/wgtTitleBorderRadius/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.wgtTitleBackgroundColor !== undefined){
let data22 = data0.wgtTitleBackgroundColor;
if(typeof data22 === "string"){
if(!pattern2.test(data22)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleBackgroundColor", "#/properties/props/properties/wgtTitleBackgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleBackgroundColor", "#/properties/props/properties/wgtTitleBackgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleTextColor !== undefined){
let data23 = data0.wgtTitleTextColor;
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleTextColor", "#/properties/props/properties/wgtTitleTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleTextColor", "#/properties/props/properties/wgtTitleTextColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data24 = data0.wgtTitleFontSize;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/type", "type", {type: "number"});
errors++;
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
let data27 = data0.moreLinkData;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key6 in data27){
if(literal1[key6] !== 1){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data27.linkPage !== undefined){
let data28 = data27.linkPage;
if(typeof data28 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data28 === "goods") || (data28 === "category")) || (data28 === "maincategory")) || (data28 === "brand")) || (data28 === "page")) || (data28 === "customer")) || (data28 === "article")) || (data28 === "shop")) || (data28 === "coupons")) || (data28 === "promotion")) || (data28 === "seckill")) || (data28 === "anchor")) || (data28 === "tel")) || (data28 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data27.linkPageLabel !== undefined){
if(typeof data27.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPageLabel", "#/properties/props/properties/moreLinkData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data27.goods_id !== undefined){
if(typeof data27.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/goods_id", "#/properties/props/properties/moreLinkData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.itemId !== undefined){
if(typeof data27.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemId", "#/properties/props/properties/moreLinkData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data27.item_id !== undefined){
if(typeof data27.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/item_id", "#/properties/props/properties/moreLinkData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.category_id !== undefined){
if(typeof data27.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_id", "#/properties/props/properties/moreLinkData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.attribute_id !== undefined){
if(typeof data27.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_id", "#/properties/props/properties/moreLinkData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.theme_pc_template_id !== undefined){
if(typeof data27.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/theme_pc_template_id", "#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.card_id !== undefined){
if(typeof data27.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/card_id", "#/properties/props/properties/moreLinkData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.article_id !== undefined){
if(typeof data27.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/article_id", "#/properties/props/properties/moreLinkData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.distributor_id !== undefined){
if(typeof data27.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/distributor_id", "#/properties/props/properties/moreLinkData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.promotion_id !== undefined){
if(typeof data27.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/promotion_id", "#/properties/props/properties/moreLinkData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.seckill_id !== undefined){
if(typeof data27.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/seckill_id", "#/properties/props/properties/moreLinkData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data27.anchor !== undefined){
if(typeof data27.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/anchor", "#/properties/props/properties/moreLinkData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data27.tel !== undefined){
let data42 = data27.tel;
if(typeof data42 === "string"){
if(!pattern4.test(data42)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data27.url !== undefined){
let data43 = data27.url;
if(typeof data43 === "string"){
if(!pattern0.test(data43)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data27.href !== undefined){
let data44 = data27.href;
if(typeof data44 === "string"){
if(!pattern0.test(data44)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data27.itemName !== undefined){
if(typeof data27.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemName", "#/properties/props/properties/moreLinkData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data27.category_name !== undefined){
if(typeof data27.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_name", "#/properties/props/properties/moreLinkData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data27.attribute_name !== undefined){
if(typeof data27.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_name", "#/properties/props/properties/moreLinkData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data27.tag_name !== undefined){
if(typeof data27.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tag_name", "#/properties/props/properties/moreLinkData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data27.title !== undefined){
if(typeof data27.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/title", "#/properties/props/properties/moreLinkData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data27.activity_name !== undefined){
if(typeof data27.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/activity_name", "#/properties/props/properties/moreLinkData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data27.template_title !== undefined){
if(typeof data27.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/template_title", "#/properties/props/properties/moreLinkData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data27.name !== undefined){
if(typeof data27.name !== "string"){
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
if(data0.wgtMoreTitleColor !== undefined){
let data53 = data0.wgtMoreTitleColor;
if(typeof data53 === "string"){
if(!pattern2.test(data53)){
vErrors = addError(vErrors, instancePath+"/props/wgtMoreTitleColor", "#/properties/props/properties/wgtMoreTitleColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtMoreTitleColor", "#/properties/props/properties/wgtMoreTitleColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtMoreTitleFontSize !== undefined){
let data54 = data0.wgtMoreTitleFontSize;
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 10 || isNaN(data54)){
vErrors = addError(vErrors, instancePath+"/props/wgtMoreTitleFontSize", "#/properties/props/properties/wgtMoreTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 10});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtMoreTitleFontSize", "#/properties/props/properties/wgtMoreTitleFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtMoreRightMargin !== undefined){
let data55 = data0.wgtMoreRightMargin;
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
vErrors = addError(vErrors, instancePath+"/props/wgtMoreRightMargin", "#/properties/props/properties/wgtMoreRightMargin/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtMoreRightMargin", "#/properties/props/properties/wgtMoreRightMargin/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtShopNameColor !== undefined){
let data56 = data0.wgtShopNameColor;
if(typeof data56 === "string"){
if(!pattern2.test(data56)){
vErrors = addError(vErrors, instancePath+"/props/wgtShopNameColor", "#/properties/props/properties/wgtShopNameColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtShopNameColor", "#/properties/props/properties/wgtShopNameColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtShopNameFontSize !== undefined){
let data57 = data0.wgtShopNameFontSize;
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 14 || isNaN(data57)){
vErrors = addError(vErrors, instancePath+"/props/wgtShopNameFontSize", "#/properties/props/properties/wgtShopNameFontSize/minimum", "minimum", {comparison: ">=", limit: 14});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtShopNameFontSize", "#/properties/props/properties/wgtShopNameFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtShopBorder !== undefined){
if(typeof data0.wgtShopBorder !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/wgtShopBorder", "#/properties/props/properties/wgtShopBorder/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.wgtShopBorderColor !== undefined){
let data59 = data0.wgtShopBorderColor;
if(typeof data59 === "string"){
if(!pattern2.test(data59)){
vErrors = addError(vErrors, instancePath+"/props/wgtShopBorderColor", "#/properties/props/properties/wgtShopBorderColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtShopBorderColor", "#/properties/props/properties/wgtShopBorderColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtShopBorderWidth !== undefined){
let data60 = data0.wgtShopBorderWidth;
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 > 5 || isNaN(data60)){
vErrors = addError(vErrors, instancePath+"/props/wgtShopBorderWidth", "#/properties/props/properties/wgtShopBorderWidth/maximum", "maximum", {comparison: "<=", limit: 5});
errors++;
}
if(data60 < 0 || isNaN(data60)){
vErrors = addError(vErrors, instancePath+"/props/wgtShopBorderWidth", "#/properties/props/properties/wgtShopBorderWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtShopBorderWidth", "#/properties/props/properties/wgtShopBorderWidth/type", "type", {type: "number"});
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
let data61 = data.style;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key7 in data61){
if(literal3[key7] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data61.x !== undefined){
let data62 = data61.x;
if(!((typeof data62 == "number") && (isFinite(data62)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data61.y !== undefined){
let data63 = data61.y;
if(!((typeof data63 == "number") && (isFinite(data63)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data61.left !== undefined){
let data64 = data61.left;
if(!((typeof data64 == "number") && (isFinite(data64)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data61.top !== undefined){
let data65 = data61.top;
if(!((typeof data65 == "number") && (isFinite(data65)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data61.z !== undefined){
let data66 = data61.z;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data61.width !== undefined){
let data67 = data61.width;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data61.height !== undefined){
let data68 = data61.height;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data61.marginTop !== undefined){
let data69 = data61.marginTop;
if((!((typeof data69 == "number") && (isFinite(data69)))) && (typeof data69 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal4});
errors++;
}
if(typeof data69 === "string"){
if(!pattern10.test(data69)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data61.marginRight !== undefined){
let data70 = data61.marginRight;
if((!((typeof data70 == "number") && (isFinite(data70)))) && (typeof data70 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal4});
errors++;
}
if(typeof data70 === "string"){
if(!pattern10.test(data70)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data61.marginBottom !== undefined){
let data71 = data61.marginBottom;
if((!((typeof data71 == "number") && (isFinite(data71)))) && (typeof data71 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal4});
errors++;
}
if(typeof data71 === "string"){
if(!pattern10.test(data71)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data61.marginLeft !== undefined){
let data72 = data61.marginLeft;
if((!((typeof data72 == "number") && (isFinite(data72)))) && (typeof data72 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal4});
errors++;
}
if(typeof data72 === "string"){
if(!pattern10.test(data72)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data61.paddingTop !== undefined){
let data73 = data61.paddingTop;
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data61.paddingRight !== undefined){
let data74 = data61.paddingRight;
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data61.paddingBottom !== undefined){
let data75 = data61.paddingBottom;
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 0 || isNaN(data75)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data61.paddingLeft !== undefined){
let data76 = data61.paddingLeft;
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < 0 || isNaN(data76)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderTopWidth !== undefined){
let data77 = data61.borderTopWidth;
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderRightWidth !== undefined){
let data78 = data61.borderRightWidth;
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderBottomWidth !== undefined){
let data79 = data61.borderBottomWidth;
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 < 0 || isNaN(data79)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderLeftWidth !== undefined){
let data80 = data61.borderLeftWidth;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 < 0 || isNaN(data80)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderTopColor !== undefined){
let data81 = data61.borderTopColor;
if(typeof data81 === "string"){
if(!pattern2.test(data81)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.borderRightColor !== undefined){
let data82 = data61.borderRightColor;
if(typeof data82 === "string"){
if(!pattern2.test(data82)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.borderBottomColor !== undefined){
let data83 = data61.borderBottomColor;
if(typeof data83 === "string"){
if(!pattern2.test(data83)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.borderLeftColor !== undefined){
let data84 = data61.borderLeftColor;
if(typeof data84 === "string"){
if(!pattern2.test(data84)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.borderStyle !== undefined){
let data85 = data61.borderStyle;
if(typeof data85 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data85 === "solid") || (data85 === "dashed")) || (data85 === "dotted")) || (data85 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data61.borderRadius !== undefined){
let data86 = data61.borderRadius;
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data61.opacity !== undefined){
let data87 = data61.opacity;
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 > 1 || isNaN(data87)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data87 < 0 || isNaN(data87)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data61.foregroundColor !== undefined){
let data88 = data61.foregroundColor;
if(typeof data88 === "string"){
if(!pattern2.test(data88)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.backgroundColor !== undefined){
let data89 = data61.backgroundColor;
if(typeof data89 === "string"){
if(!pattern2.test(data89)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.backgroundImage !== undefined){
let data90 = data61.backgroundImage;
if(typeof data90 === "string"){
if(!pattern0.test(data90)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data61.showFrom !== undefined){
let data91 = data61.showFrom;
if(typeof data91 === "string"){
if(!pattern21.test(data91)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data61.showTo !== undefined){
let data92 = data61.showTo;
if(typeof data92 === "string"){
if(!pattern21.test(data92)){
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
