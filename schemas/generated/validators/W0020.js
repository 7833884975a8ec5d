// Written by scripts/generate.ts (npm run generate); do not edit.
import { memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"wgtHiddenTitle":1,"data":1,"columnNums":1,"wgtHideUnselectedItems":1,"moreLinkData":1,"titleAlign":1,"titleBackground":1,"wgtBackgroundColor1":1,"wgtBackgroundColor2":1,"wgtTitleFontSize":1,"wgtTitleColor":1,"wgtPriceFontSize":1,"wgtPriceColor":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal3 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal4 = ["goods"];
const literal5 = ["left","center","right"];
const literal6 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1};
const literal7 = ["number","string"];
const literal8 = ["solid","dashed","dotted","double"];
"use strict";
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern6 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern16 = memoPattern("^auto$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "props") || (key0 === "style"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(func2.call(literal0, key1))){
const err1 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.text !== undefined){
if(typeof data0.text !== "string"){
const err2 = {instancePath:instancePath+"/props/text",schemaPath:"#/properties/props/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.wgtHiddenTitle !== undefined){
if(typeof data0.wgtHiddenTitle !== "boolean"){
const err3 = {instancePath:instancePath+"/props/wgtHiddenTitle",schemaPath:"#/properties/props/properties/wgtHiddenTitle/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
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
const err4 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data4.shop_id !== undefined){
if(typeof data4.shop_id !== "string"){
const err5 = {instancePath:instancePath+"/props/data/" + i0+"/shop_id",schemaPath:"#/properties/props/properties/data/items/properties/shop_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.shop_name !== undefined){
if(typeof data4.shop_name !== "string"){
const err6 = {instancePath:instancePath+"/props/data/" + i0+"/shop_name",schemaPath:"#/properties/props/properties/data/items/properties/shop_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.shop_pic !== undefined){
let data7 = data4.shop_pic;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err7 = {instancePath:instancePath+"/props/data/" + i0+"/shop_pic",schemaPath:"#/properties/props/properties/data/items/properties/shop_pic/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/props/data/" + i0+"/shop_pic",schemaPath:"#/properties/props/properties/data/items/properties/shop_pic/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.pathData !== undefined){
let data8 = data4.pathData;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
if(!(func2.call(literal1, key3))){
const err9 = {instancePath:instancePath+"/props/data/" + i0+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data8.linkPage !== undefined){
let data9 = data8.linkPage;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((((((data9 === "goods") || (data9 === "category")) || (data9 === "maincategory")) || (data9 === "brand")) || (data9 === "page")) || (data9 === "customer")) || (data9 === "coupons")) || (data9 === "href"))){
const err11 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data8.linkPageLabel !== undefined){
if(typeof data8.linkPageLabel !== "string"){
const err12 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.goods_id !== undefined){
if(typeof data8.goods_id !== "string"){
const err13 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.itemId !== undefined){
if(typeof data8.itemId !== "string"){
const err14 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.item_id !== undefined){
if(typeof data8.item_id !== "string"){
const err15 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.category_id !== undefined){
if(typeof data8.category_id !== "string"){
const err16 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.attribute_id !== undefined){
if(typeof data8.attribute_id !== "string"){
const err17 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.theme_pc_template_id !== undefined){
if(typeof data8.theme_pc_template_id !== "string"){
const err18 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.card_id !== undefined){
if(typeof data8.card_id !== "string"){
const err19 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.url !== undefined){
let data18 = data8.url;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err20 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.href !== undefined){
let data19 = data8.href;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
const err22 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.itemName !== undefined){
if(typeof data8.itemName !== "string"){
const err24 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.category_name !== undefined){
if(typeof data8.category_name !== "string"){
const err25 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.attribute_name !== undefined){
if(typeof data8.attribute_name !== "string"){
const err26 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.tag_name !== undefined){
if(typeof data8.tag_name !== "string"){
const err27 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.title !== undefined){
if(typeof data8.title !== "string"){
const err28 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.activity_name !== undefined){
if(typeof data8.activity_name !== "string"){
const err29 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.template_title !== undefined){
if(typeof data8.template_title !== "string"){
const err30 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.name !== undefined){
if(typeof data8.name !== "string"){
const err31 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/props/data/" + i0+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data4.banner !== undefined){
let data28 = data4.banner;
if(typeof data28 === "string"){
if(!pattern0.test(data28)){
const err33 = {instancePath:instancePath+"/props/data/" + i0+"/banner",schemaPath:"#/properties/props/properties/data/items/properties/banner/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/props/data/" + i0+"/banner",schemaPath:"#/properties/props/properties/data/items/properties/banner/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data4.logo !== undefined){
let data29 = data4.logo;
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
const err35 = {instancePath:instancePath+"/props/data/" + i0+"/logo",schemaPath:"#/properties/props/properties/data/items/properties/logo/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/props/data/" + i0+"/logo",schemaPath:"#/properties/props/properties/data/items/properties/logo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data4.tag_list !== undefined){
let data30 = data4.tag_list;
if(Array.isArray(data30)){
if(data30.length > 2){
const err37 = {instancePath:instancePath+"/props/data/" + i0+"/tag_list",schemaPath:"#/properties/props/properties/data/items/properties/tag_list/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
let data31 = data30[i1];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key4 in data31){
if(!((key4 === "tag_id") || (key4 === "tag_name"))){
const err38 = {instancePath:instancePath+"/props/data/" + i0+"/tag_list/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/tag_list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data31.tag_id !== undefined){
if(typeof data31.tag_id !== "string"){
const err39 = {instancePath:instancePath+"/props/data/" + i0+"/tag_list/" + i1+"/tag_id",schemaPath:"#/properties/props/properties/data/items/properties/tag_list/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data31.tag_name !== undefined){
if(typeof data31.tag_name !== "string"){
const err40 = {instancePath:instancePath+"/props/data/" + i0+"/tag_list/" + i1+"/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/tag_list/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/props/data/" + i0+"/tag_list/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/tag_list/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/props/data/" + i0+"/tag_list",schemaPath:"#/properties/props/properties/data/items/properties/tag_list/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
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
const err43 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2,schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data35.goods_id !== undefined){
if(typeof data35.goods_id !== "string"){
const err44 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data35.itemId !== undefined){
if(typeof data35.itemId !== "string"){
const err45 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/itemId",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data35.goods_pic !== undefined){
let data38 = data35.goods_pic;
if(typeof data38 === "string"){
if(!pattern0.test(data38)){
const err46 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_pic/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_pic/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data35.price !== undefined){
let data39 = data35.price;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err48 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/price",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
const err49 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/price",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data35.market_price !== undefined){
let data40 = data35.market_price;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err50 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/market_price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
const err51 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/market_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data35.goods_name !== undefined){
if(typeof data35.goods_name !== "string"){
const err52 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_name",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data35.brief !== undefined){
if(typeof data35.brief !== "string"){
const err53 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/brief",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/brief/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data35.subTitle !== undefined){
if(typeof data35.subTitle !== "string"){
const err54 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/subTitle",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/subTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
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
const err55 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3,schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data45.tag_id !== undefined){
if(typeof data45.tag_id !== "string"){
const err56 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_id",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data45.tag_name !== undefined){
if(typeof data45.tag_name !== "string"){
const err57 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data45.font_color !== undefined){
let data48 = data45.font_color;
if(typeof data48 === "string"){
if(!pattern6.test(data48)){
const err58 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/font_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/font_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data45.tag_color !== undefined){
let data49 = data45.tag_color;
if(typeof data49 === "string"){
if(!pattern6.test(data49)){
const err60 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3,schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data35.linkPage !== undefined){
let data50 = data35.linkPage;
if(typeof data50 !== "string"){
const err64 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(data50 === "goods")){
const err65 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal4}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data35.linkPageLabel !== undefined){
if(typeof data35.linkPageLabel !== "string"){
const err66 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data35.pathData !== undefined){
let data52 = data35.pathData;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key7 in data52){
if(!(func2.call(literal1, key7))){
const err67 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data52.linkPage !== undefined){
let data53 = data52.linkPage;
if(typeof data53 !== "string"){
const err68 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((((((((data53 === "goods") || (data53 === "category")) || (data53 === "maincategory")) || (data53 === "brand")) || (data53 === "page")) || (data53 === "customer")) || (data53 === "coupons")) || (data53 === "href"))){
const err69 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data52.linkPageLabel !== undefined){
if(typeof data52.linkPageLabel !== "string"){
const err70 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data52.goods_id !== undefined){
if(typeof data52.goods_id !== "string"){
const err71 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data52.itemId !== undefined){
if(typeof data52.itemId !== "string"){
const err72 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data52.item_id !== undefined){
if(typeof data52.item_id !== "string"){
const err73 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data52.category_id !== undefined){
if(typeof data52.category_id !== "string"){
const err74 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data52.attribute_id !== undefined){
if(typeof data52.attribute_id !== "string"){
const err75 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data52.theme_pc_template_id !== undefined){
if(typeof data52.theme_pc_template_id !== "string"){
const err76 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data52.card_id !== undefined){
if(typeof data52.card_id !== "string"){
const err77 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data52.url !== undefined){
let data62 = data52.url;
if(typeof data62 === "string"){
if(!pattern0.test(data62)){
const err78 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data52.href !== undefined){
let data63 = data52.href;
if(typeof data63 === "string"){
if(!pattern0.test(data63)){
const err80 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data52.itemName !== undefined){
if(typeof data52.itemName !== "string"){
const err82 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data52.category_name !== undefined){
if(typeof data52.category_name !== "string"){
const err83 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data52.attribute_name !== undefined){
if(typeof data52.attribute_name !== "string"){
const err84 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data52.tag_name !== undefined){
if(typeof data52.tag_name !== "string"){
const err85 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data52.title !== undefined){
if(typeof data52.title !== "string"){
const err86 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data52.activity_name !== undefined){
if(typeof data52.activity_name !== "string"){
const err87 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data52.template_title !== undefined){
if(typeof data52.template_title !== "string"){
const err88 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data52.name !== undefined){
if(typeof data52.name !== "string"){
const err89 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list/" + i2,schemaPath:"#/properties/props/properties/data/items/properties/goods_list/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/props/data/" + i0+"/goods_list",schemaPath:"#/properties/props/properties/data/items/properties/goods_list/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data0.columnNums !== undefined){
let data72 = data0.columnNums;
if(!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))){
const err95 = {instancePath:instancePath+"/props/columnNums",schemaPath:"#/properties/props/properties/columnNums/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 > 10 || isNaN(data72)){
const err96 = {instancePath:instancePath+"/props/columnNums",schemaPath:"#/properties/props/properties/columnNums/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data72 < 1 || isNaN(data72)){
const err97 = {instancePath:instancePath+"/props/columnNums",schemaPath:"#/properties/props/properties/columnNums/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
if(data0.wgtHideUnselectedItems !== undefined){
if(typeof data0.wgtHideUnselectedItems !== "boolean"){
const err98 = {instancePath:instancePath+"/props/wgtHideUnselectedItems",schemaPath:"#/properties/props/properties/wgtHideUnselectedItems/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data0.moreLinkData !== undefined){
let data74 = data0.moreLinkData;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
for(const key8 in data74){
if(!(func2.call(literal1, key8))){
const err99 = {instancePath:instancePath+"/props/moreLinkData",schemaPath:"#/properties/props/properties/moreLinkData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data74.linkPage !== undefined){
let data75 = data74.linkPage;
if(typeof data75 !== "string"){
const err100 = {instancePath:instancePath+"/props/moreLinkData/linkPage",schemaPath:"#/properties/props/properties/moreLinkData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!((((((((data75 === "goods") || (data75 === "category")) || (data75 === "maincategory")) || (data75 === "brand")) || (data75 === "page")) || (data75 === "customer")) || (data75 === "coupons")) || (data75 === "href"))){
const err101 = {instancePath:instancePath+"/props/moreLinkData/linkPage",schemaPath:"#/properties/props/properties/moreLinkData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data74.linkPageLabel !== undefined){
if(typeof data74.linkPageLabel !== "string"){
const err102 = {instancePath:instancePath+"/props/moreLinkData/linkPageLabel",schemaPath:"#/properties/props/properties/moreLinkData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data74.goods_id !== undefined){
if(typeof data74.goods_id !== "string"){
const err103 = {instancePath:instancePath+"/props/moreLinkData/goods_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data74.itemId !== undefined){
if(typeof data74.itemId !== "string"){
const err104 = {instancePath:instancePath+"/props/moreLinkData/itemId",schemaPath:"#/properties/props/properties/moreLinkData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data74.item_id !== undefined){
if(typeof data74.item_id !== "string"){
const err105 = {instancePath:instancePath+"/props/moreLinkData/item_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data74.category_id !== undefined){
if(typeof data74.category_id !== "string"){
const err106 = {instancePath:instancePath+"/props/moreLinkData/category_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data74.attribute_id !== undefined){
if(typeof data74.attribute_id !== "string"){
const err107 = {instancePath:instancePath+"/props/moreLinkData/attribute_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data74.theme_pc_template_id !== undefined){
if(typeof data74.theme_pc_template_id !== "string"){
const err108 = {instancePath:instancePath+"/props/moreLinkData/theme_pc_template_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data74.card_id !== undefined){
if(typeof data74.card_id !== "string"){
const err109 = {instancePath:instancePath+"/props/moreLinkData/card_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data74.url !== undefined){
let data84 = data74.url;
if(typeof data84 === "string"){
if(!pattern0.test(data84)){
const err110 = {instancePath:instancePath+"/props/moreLinkData/url",schemaPath:"#/properties/props/properties/moreLinkData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/props/moreLinkData/url",schemaPath:"#/properties/props/properties/moreLinkData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data74.href !== undefined){
let data85 = data74.href;
if(typeof data85 === "string"){
if(!pattern0.test(data85)){
const err112 = {instancePath:instancePath+"/props/moreLinkData/href",schemaPath:"#/properties/props/properties/moreLinkData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/props/moreLinkData/href",schemaPath:"#/properties/props/properties/moreLinkData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data74.itemName !== undefined){
if(typeof data74.itemName !== "string"){
const err114 = {instancePath:instancePath+"/props/moreLinkData/itemName",schemaPath:"#/properties/props/properties/moreLinkData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data74.category_name !== undefined){
if(typeof data74.category_name !== "string"){
const err115 = {instancePath:instancePath+"/props/moreLinkData/category_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data74.attribute_name !== undefined){
if(typeof data74.attribute_name !== "string"){
const err116 = {instancePath:instancePath+"/props/moreLinkData/attribute_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data74.tag_name !== undefined){
if(typeof data74.tag_name !== "string"){
const err117 = {instancePath:instancePath+"/props/moreLinkData/tag_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data74.title !== undefined){
if(typeof data74.title !== "string"){
const err118 = {instancePath:instancePath+"/props/moreLinkData/title",schemaPath:"#/properties/props/properties/moreLinkData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data74.activity_name !== undefined){
if(typeof data74.activity_name !== "string"){
const err119 = {instancePath:instancePath+"/props/moreLinkData/activity_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data74.template_title !== undefined){
if(typeof data74.template_title !== "string"){
const err120 = {instancePath:instancePath+"/props/moreLinkData/template_title",schemaPath:"#/properties/props/properties/moreLinkData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data74.name !== undefined){
if(typeof data74.name !== "string"){
const err121 = {instancePath:instancePath+"/props/moreLinkData/name",schemaPath:"#/properties/props/properties/moreLinkData/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/props/moreLinkData",schemaPath:"#/properties/props/properties/moreLinkData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data0.titleAlign !== undefined){
let data94 = data0.titleAlign;
if(typeof data94 !== "string"){
const err123 = {instancePath:instancePath+"/props/titleAlign",schemaPath:"#/properties/props/properties/titleAlign/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!(((data94 === "left") || (data94 === "center")) || (data94 === "right"))){
const err124 = {instancePath:instancePath+"/props/titleAlign",schemaPath:"#/properties/props/properties/titleAlign/enum",keyword:"enum",params:{allowedValues: literal5}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data0.titleBackground !== undefined){
if(typeof data0.titleBackground !== "boolean"){
const err125 = {instancePath:instancePath+"/props/titleBackground",schemaPath:"#/properties/props/properties/titleBackground/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data0.wgtBackgroundColor1 !== undefined){
let data96 = data0.wgtBackgroundColor1;
if(typeof data96 === "string"){
if(!pattern6.test(data96)){
const err126 = {instancePath:instancePath+"/props/wgtBackgroundColor1",schemaPath:"#/properties/props/properties/wgtBackgroundColor1/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/props/wgtBackgroundColor1",schemaPath:"#/properties/props/properties/wgtBackgroundColor1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data0.wgtBackgroundColor2 !== undefined){
let data97 = data0.wgtBackgroundColor2;
if(typeof data97 === "string"){
if(!pattern6.test(data97)){
const err128 = {instancePath:instancePath+"/props/wgtBackgroundColor2",schemaPath:"#/properties/props/properties/wgtBackgroundColor2/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/props/wgtBackgroundColor2",schemaPath:"#/properties/props/properties/wgtBackgroundColor2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data98 = data0.wgtTitleFontSize;
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 < 0 || isNaN(data98)){
const err130 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data99 = data0.wgtTitleColor;
if(typeof data99 === "string"){
if(!pattern6.test(data99)){
const err132 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
else {
const err133 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data100 = data0.wgtPriceFontSize;
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 < 0 || isNaN(data100)){
const err134 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data0.wgtPriceColor !== undefined){
let data101 = data0.wgtPriceColor;
if(typeof data101 === "string"){
if(!pattern6.test(data101)){
const err136 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.style !== undefined){
let data102 = data.style;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
for(const key9 in data102){
if(!(func2.call(literal6, key9))){
const err139 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data102.x !== undefined){
let data103 = data102.x;
if(!((typeof data103 == "number") && (isFinite(data103)))){
const err140 = {instancePath:instancePath+"/style/x",schemaPath:"#/properties/style/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data102.y !== undefined){
let data104 = data102.y;
if(!((typeof data104 == "number") && (isFinite(data104)))){
const err141 = {instancePath:instancePath+"/style/y",schemaPath:"#/properties/style/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data102.left !== undefined){
let data105 = data102.left;
if(!((typeof data105 == "number") && (isFinite(data105)))){
const err142 = {instancePath:instancePath+"/style/left",schemaPath:"#/properties/style/properties/left/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data102.top !== undefined){
let data106 = data102.top;
if(!((typeof data106 == "number") && (isFinite(data106)))){
const err143 = {instancePath:instancePath+"/style/top",schemaPath:"#/properties/style/properties/top/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data102.z !== undefined){
let data107 = data102.z;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
const err144 = {instancePath:instancePath+"/style/z",schemaPath:"#/properties/style/properties/z/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data102.width !== undefined){
let data108 = data102.width;
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 < 0 || isNaN(data108)){
const err145 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
else {
const err146 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data102.height !== undefined){
let data109 = data102.height;
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 < 0 || isNaN(data109)){
const err147 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data102.marginTop !== undefined){
let data110 = data102.marginTop;
if((!((typeof data110 == "number") && (isFinite(data110)))) && (typeof data110 !== "string")){
const err149 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/type",keyword:"type",params:{type: literal7}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(typeof data110 === "string"){
if(!pattern16.test(data110)){
const err150 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
if(data102.marginRight !== undefined){
let data111 = data102.marginRight;
if((!((typeof data111 == "number") && (isFinite(data111)))) && (typeof data111 !== "string")){
const err151 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/type",keyword:"type",params:{type: literal7}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(typeof data111 === "string"){
if(!pattern16.test(data111)){
const err152 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
if(data102.marginBottom !== undefined){
let data112 = data102.marginBottom;
if((!((typeof data112 == "number") && (isFinite(data112)))) && (typeof data112 !== "string")){
const err153 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/type",keyword:"type",params:{type: literal7}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(typeof data112 === "string"){
if(!pattern16.test(data112)){
const err154 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
if(data102.marginLeft !== undefined){
let data113 = data102.marginLeft;
if((!((typeof data113 == "number") && (isFinite(data113)))) && (typeof data113 !== "string")){
const err155 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/type",keyword:"type",params:{type: literal7}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(typeof data113 === "string"){
if(!pattern16.test(data113)){
const err156 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
if(data102.paddingTop !== undefined){
let data114 = data102.paddingTop;
if((typeof data114 == "number") && (isFinite(data114))){
if(data114 < 0 || isNaN(data114)){
const err157 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data102.paddingRight !== undefined){
let data115 = data102.paddingRight;
if((typeof data115 == "number") && (isFinite(data115))){
if(data115 < 0 || isNaN(data115)){
const err159 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data102.paddingBottom !== undefined){
let data116 = data102.paddingBottom;
if((typeof data116 == "number") && (isFinite(data116))){
if(data116 < 0 || isNaN(data116)){
const err161 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
else {
const err162 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data102.paddingLeft !== undefined){
let data117 = data102.paddingLeft;
if((typeof data117 == "number") && (isFinite(data117))){
if(data117 < 0 || isNaN(data117)){
const err163 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data102.borderTopWidth !== undefined){
let data118 = data102.borderTopWidth;
if((typeof data118 == "number") && (isFinite(data118))){
if(data118 < 0 || isNaN(data118)){
const err165 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
else {
const err166 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data102.borderRightWidth !== undefined){
let data119 = data102.borderRightWidth;
if((typeof data119 == "number") && (isFinite(data119))){
if(data119 < 0 || isNaN(data119)){
const err167 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data102.borderBottomWidth !== undefined){
let data120 = data102.borderBottomWidth;
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 < 0 || isNaN(data120)){
const err169 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
else {
const err170 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data102.borderLeftWidth !== undefined){
let data121 = data102.borderLeftWidth;
if((typeof data121 == "number") && (isFinite(data121))){
if(data121 < 0 || isNaN(data121)){
const err171 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
else {
const err172 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data102.borderTopColor !== undefined){
let data122 = data102.borderTopColor;
if(typeof data122 === "string"){
if(!pattern6.test(data122)){
const err173 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
else {
const err174 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data102.borderRightColor !== undefined){
let data123 = data102.borderRightColor;
if(typeof data123 === "string"){
if(!pattern6.test(data123)){
const err175 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
else {
const err176 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data102.borderBottomColor !== undefined){
let data124 = data102.borderBottomColor;
if(typeof data124 === "string"){
if(!pattern6.test(data124)){
const err177 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
else {
const err178 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data102.borderLeftColor !== undefined){
let data125 = data102.borderLeftColor;
if(typeof data125 === "string"){
if(!pattern6.test(data125)){
const err179 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
else {
const err180 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data102.borderStyle !== undefined){
let data126 = data102.borderStyle;
if(typeof data126 !== "string"){
const err181 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(!((((data126 === "solid") || (data126 === "dashed")) || (data126 === "dotted")) || (data126 === "double"))){
const err182 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/enum",keyword:"enum",params:{allowedValues: literal8}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data102.borderRadius !== undefined){
let data127 = data102.borderRadius;
if((typeof data127 == "number") && (isFinite(data127))){
if(data127 < 0 || isNaN(data127)){
const err183 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data102.opacity !== undefined){
let data128 = data102.opacity;
if((typeof data128 == "number") && (isFinite(data128))){
if(data128 > 1 || isNaN(data128)){
const err185 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data128 < 0 || isNaN(data128)){
const err186 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data102.foregroundColor !== undefined){
let data129 = data102.foregroundColor;
if(typeof data129 === "string"){
if(!pattern6.test(data129)){
const err188 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
else {
const err189 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data102.backgroundColor !== undefined){
let data130 = data102.backgroundColor;
if(typeof data130 === "string"){
if(!pattern6.test(data130)){
const err190 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
else {
const err191 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data102.backgroundImage !== undefined){
let data131 = data102.backgroundImage;
if(typeof data131 === "string"){
if(!pattern0.test(data131)){
const err192 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
else {
const err193 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
}
else {
const err194 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
}
else {
const err195 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
