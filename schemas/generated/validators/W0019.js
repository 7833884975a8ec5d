// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"data":1,"allTagList":1,"selectTagList":1,"columnNums":1,"wgtTitleBorderRadius":1,"wgtTitleBackgroundColor":1,"wgtTitleTextColor":1,"wgtTitleFontSize":1,"showMore":1,"moreText":1,"moreLinkData":1,"wgtMoreTitleColor":1,"wgtMoreTitleFontSize":1,"wgtMoreRightMargin":1,"wgtShopNameColor":1,"wgtShopNameFontSize":1,"wgtShopBorder":1,"wgtShopBorderColor":1,"wgtShopBorderWidth":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern2 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern4 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");

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
