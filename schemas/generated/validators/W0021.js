// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"subTitle":1,"data":1,"moreText":1,"moreLinkData":1,"wgtBackgroundColor":1,"wgtTextColor":1,"wgtTitleFontSize":1,"wgtSubTextColor":1,"wgtSubTitleFontSize":1,"wgtBorderRadius":1};
const literal1 = {"card_id":1,"title":1,"description":1,"notice":1,"custom_url":1,"card_type":1,"reduce_cost":1,"least_cost":1,"discount":1,"imgUrl":1,"icon_url_list":1,"object_use_for":1,"linkPage":1,"linkPageLabel":1};
const literal2 = ["cash","discount","gift"];
const literal3 = ["coupons"];
const literal4 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal5 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
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
if(data0.subTitle !== undefined){
if(typeof data0.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/subTitle", "#/properties/props/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data0.data !== undefined){
let data3 = data0.data;
if(Array.isArray(data3)){
if(data3.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(literal1[key2] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data4.card_id !== undefined){
if(typeof data4.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/card_id", "#/properties/props/properties/data/items/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.title !== undefined){
if(typeof data4.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/title", "#/properties/props/properties/data/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data4.description !== undefined){
if(typeof data4.description !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/description", "#/properties/props/properties/data/items/properties/description/type", "type", {type: "string"});
errors++;
}
}
if(data4.notice !== undefined){
if(typeof data4.notice !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/notice", "#/properties/props/properties/data/items/properties/notice/type", "type", {type: "string"});
errors++;
}
}
if(data4.custom_url !== undefined){
let data9 = data4.custom_url;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/custom_url", "#/properties/props/properties/data/items/properties/custom_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/custom_url", "#/properties/props/properties/data/items/properties/custom_url/type", "type", {type: "string"});
errors++;
}
}
if(data4.card_type !== undefined){
let data10 = data4.card_type;
if(typeof data10 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/card_type", "#/properties/props/properties/data/items/properties/card_type/type", "type", {type: "string"});
errors++;
}
if(!(((data10 === "cash") || (data10 === "discount")) || (data10 === "gift"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/card_type", "#/properties/props/properties/data/items/properties/card_type/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data4.reduce_cost !== undefined){
let data11 = data4.reduce_cost;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/reduce_cost", "#/properties/props/properties/data/items/properties/reduce_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/reduce_cost", "#/properties/props/properties/data/items/properties/reduce_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data4.least_cost !== undefined){
let data12 = data4.least_cost;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/least_cost", "#/properties/props/properties/data/items/properties/least_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/least_cost", "#/properties/props/properties/data/items/properties/least_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data4.discount !== undefined){
let data13 = data4.discount;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/discount", "#/properties/props/properties/data/items/properties/discount/maximum", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data13 < 0 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/discount", "#/properties/props/properties/data/items/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/discount", "#/properties/props/properties/data/items/properties/discount/type", "type", {type: "number"});
errors++;
}
}
if(data4.imgUrl !== undefined){
let data14 = data4.imgUrl;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/imgUrl", "#/properties/props/properties/data/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/imgUrl", "#/properties/props/properties/data/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data4.icon_url_list !== undefined){
let data15 = data4.icon_url_list;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/icon_url_list", "#/properties/props/properties/data/items/properties/icon_url_list/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/icon_url_list", "#/properties/props/properties/data/items/properties/icon_url_list/type", "type", {type: "string"});
errors++;
}
}
if(data4.object_use_for !== undefined){
if(typeof data4.object_use_for !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/object_use_for", "#/properties/props/properties/data/items/properties/object_use_for/type", "type", {type: "string"});
errors++;
}
}
if(data4.linkPage !== undefined){
let data17 = data4.linkPage;
if(typeof data17 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/linkPage", "#/properties/props/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data17 === "coupons")){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/linkPage", "#/properties/props/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data4.linkPageLabel !== undefined){
if(typeof data4.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/linkPageLabel", "#/properties/props/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
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
if(data0.moreText !== undefined){
if(typeof data0.moreText !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreText", "#/properties/props/properties/moreText/type", "type", {type: "string"});
errors++;
}
}
if(data0.moreLinkData !== undefined){
let data20 = data0.moreLinkData;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(literal4[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data20.linkPage !== undefined){
let data21 = data20.linkPage;
if(typeof data21 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data21 === "goods") || (data21 === "category")) || (data21 === "maincategory")) || (data21 === "brand")) || (data21 === "page")) || (data21 === "customer")) || (data21 === "article")) || (data21 === "shop")) || (data21 === "coupons")) || (data21 === "promotion")) || (data21 === "seckill")) || (data21 === "anchor")) || (data21 === "tel")) || (data21 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data20.linkPageLabel !== undefined){
if(typeof data20.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPageLabel", "#/properties/props/properties/moreLinkData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data20.goods_id !== undefined){
if(typeof data20.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/goods_id", "#/properties/props/properties/moreLinkData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.itemId !== undefined){
if(typeof data20.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemId", "#/properties/props/properties/moreLinkData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data20.item_id !== undefined){
if(typeof data20.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/item_id", "#/properties/props/properties/moreLinkData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.category_id !== undefined){
if(typeof data20.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_id", "#/properties/props/properties/moreLinkData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.attribute_id !== undefined){
if(typeof data20.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_id", "#/properties/props/properties/moreLinkData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.theme_pc_template_id !== undefined){
if(typeof data20.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/theme_pc_template_id", "#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.card_id !== undefined){
if(typeof data20.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/card_id", "#/properties/props/properties/moreLinkData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.article_id !== undefined){
if(typeof data20.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/article_id", "#/properties/props/properties/moreLinkData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.distributor_id !== undefined){
if(typeof data20.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/distributor_id", "#/properties/props/properties/moreLinkData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.promotion_id !== undefined){
if(typeof data20.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/promotion_id", "#/properties/props/properties/moreLinkData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.seckill_id !== undefined){
if(typeof data20.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/seckill_id", "#/properties/props/properties/moreLinkData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.anchor !== undefined){
if(typeof data20.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/anchor", "#/properties/props/properties/moreLinkData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data20.tel !== undefined){
let data35 = data20.tel;
if(typeof data35 === "string"){
if(!pattern3.test(data35)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data20.url !== undefined){
let data36 = data20.url;
if(typeof data36 === "string"){
if(!pattern0.test(data36)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data20.href !== undefined){
let data37 = data20.href;
if(typeof data37 === "string"){
if(!pattern0.test(data37)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data20.itemName !== undefined){
if(typeof data20.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemName", "#/properties/props/properties/moreLinkData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data20.category_name !== undefined){
if(typeof data20.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_name", "#/properties/props/properties/moreLinkData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.attribute_name !== undefined){
if(typeof data20.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_name", "#/properties/props/properties/moreLinkData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.tag_name !== undefined){
if(typeof data20.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tag_name", "#/properties/props/properties/moreLinkData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.title !== undefined){
if(typeof data20.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/title", "#/properties/props/properties/moreLinkData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data20.activity_name !== undefined){
if(typeof data20.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/activity_name", "#/properties/props/properties/moreLinkData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.template_title !== undefined){
if(typeof data20.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/template_title", "#/properties/props/properties/moreLinkData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data20.name !== undefined){
if(typeof data20.name !== "string"){
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
if(data0.wgtBackgroundColor !== undefined){
let data46 = data0.wgtBackgroundColor;
if(typeof data46 === "string"){
if(!pattern6.test(data46)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTextColor !== undefined){
let data47 = data0.wgtTextColor;
if(typeof data47 === "string"){
if(!pattern6.test(data47)){
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data48 = data0.wgtTitleFontSize;
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtSubTextColor !== undefined){
let data49 = data0.wgtSubTextColor;
if(typeof data49 === "string"){
if(!pattern6.test(data49)){
vErrors = addError(vErrors, instancePath+"/props/wgtSubTextColor", "#/properties/props/properties/wgtSubTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtSubTextColor", "#/properties/props/properties/wgtSubTextColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtSubTitleFontSize !== undefined){
let data50 = data0.wgtSubTitleFontSize;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleFontSize", "#/properties/props/properties/wgtSubTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleFontSize", "#/properties/props/properties/wgtSubTitleFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtBorderRadius !== undefined){
if(typeof data0.wgtBorderRadius !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/wgtBorderRadius", "#/properties/props/properties/wgtBorderRadius/type", "type", {type: "boolean"});
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
