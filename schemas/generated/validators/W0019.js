// Written by scripts/generate.ts (npm run generate); do not edit.
import { memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"data":1,"allTagList":1,"selectTagList":1,"columnNums":1,"wgtTitleBorderRadius":1,"wgtTitleBackgroundColor":1,"wgtTitleTextColor":1,"wgtTitleFontSize":1,"showMore":1,"moreText":1,"moreLinkData":1,"wgtMoreTitleColor":1,"wgtMoreTitleFontSize":1,"wgtMoreRightMargin":1,"wgtShopNameColor":1,"wgtShopNameFontSize":1,"wgtShopBorder":1,"wgtShopBorderColor":1,"wgtShopBorderWidth":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal3 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1};
const literal4 = ["number","string"];
const literal5 = ["solid","dashed","dotted","double"];
"use strict";
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern2 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern9 = memoPattern("^auto$", "u");

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
if(data0.data !== undefined){
let data2 = data0.data;
if(Array.isArray(data2)){
if(data2.length > 10){
const err3 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(((((key2 === "distributor_id") || (key2 === "name")) || (key2 === "banner")) || (key2 === "logo")) || (key2 === "tagList"))){
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
if(data3.distributor_id !== undefined){
if(typeof data3.distributor_id !== "string"){
const err5 = {instancePath:instancePath+"/props/data/" + i0+"/distributor_id",schemaPath:"#/properties/props/properties/data/items/properties/distributor_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err6 = {instancePath:instancePath+"/props/data/" + i0+"/name",schemaPath:"#/properties/props/properties/data/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.banner !== undefined){
let data6 = data3.banner;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err7 = {instancePath:instancePath+"/props/data/" + i0+"/banner",schemaPath:"#/properties/props/properties/data/items/properties/banner/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err8 = {instancePath:instancePath+"/props/data/" + i0+"/banner",schemaPath:"#/properties/props/properties/data/items/properties/banner/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.logo !== undefined){
let data7 = data3.logo;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err9 = {instancePath:instancePath+"/props/data/" + i0+"/logo",schemaPath:"#/properties/props/properties/data/items/properties/logo/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/props/data/" + i0+"/logo",schemaPath:"#/properties/props/properties/data/items/properties/logo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
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
const err11 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data9.tag_id !== undefined){
if(typeof data9.tag_id !== "string"){
const err12 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_id",schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data9.tag_name !== undefined){
if(typeof data9.tag_name !== "string"){
const err13 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/props/data/" + i0+"/tagList",schemaPath:"#/properties/props/properties/data/items/properties/tagList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
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
const err18 = {instancePath:instancePath+"/props/allTagList/" + i2,schemaPath:"#/properties/props/properties/allTagList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data13.tag_id !== undefined){
if(typeof data13.tag_id !== "string"){
const err19 = {instancePath:instancePath+"/props/allTagList/" + i2+"/tag_id",schemaPath:"#/properties/props/properties/allTagList/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data13.tag_name !== undefined){
if(typeof data13.tag_name !== "string"){
const err20 = {instancePath:instancePath+"/props/allTagList/" + i2+"/tag_name",schemaPath:"#/properties/props/properties/allTagList/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/props/allTagList/" + i2,schemaPath:"#/properties/props/properties/allTagList/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/props/allTagList",schemaPath:"#/properties/props/properties/allTagList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
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
const err23 = {instancePath:instancePath+"/props/selectTagList/" + i3,schemaPath:"#/properties/props/properties/selectTagList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data17.tag_id !== undefined){
if(typeof data17.tag_id !== "string"){
const err24 = {instancePath:instancePath+"/props/selectTagList/" + i3+"/tag_id",schemaPath:"#/properties/props/properties/selectTagList/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data17.tag_name !== undefined){
if(typeof data17.tag_name !== "string"){
const err25 = {instancePath:instancePath+"/props/selectTagList/" + i3+"/tag_name",schemaPath:"#/properties/props/properties/selectTagList/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/props/selectTagList/" + i3,schemaPath:"#/properties/props/properties/selectTagList/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/props/selectTagList",schemaPath:"#/properties/props/properties/selectTagList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.columnNums !== undefined){
let data20 = data0.columnNums;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err28 = {instancePath:instancePath+"/props/columnNums",schemaPath:"#/properties/props/properties/columnNums/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10 || isNaN(data20)){
const err29 = {instancePath:instancePath+"/props/columnNums",schemaPath:"#/properties/props/properties/columnNums/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err30 = {instancePath:instancePath+"/props/columnNums",schemaPath:"#/properties/props/properties/columnNums/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data0.wgtTitleBorderRadius !== undefined){
if(typeof data0.wgtTitleBorderRadius !== "boolean"){
const err31 = {instancePath:instancePath+"/props/wgtTitleBorderRadius",schemaPath:"#/properties/props/properties/wgtTitleBorderRadius/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data0.wgtTitleBackgroundColor !== undefined){
let data22 = data0.wgtTitleBackgroundColor;
if(typeof data22 === "string"){
if(!pattern2.test(data22)){
const err32 = {instancePath:instancePath+"/props/wgtTitleBackgroundColor",schemaPath:"#/properties/props/properties/wgtTitleBackgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/props/wgtTitleBackgroundColor",schemaPath:"#/properties/props/properties/wgtTitleBackgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data0.wgtTitleTextColor !== undefined){
let data23 = data0.wgtTitleTextColor;
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
const err34 = {instancePath:instancePath+"/props/wgtTitleTextColor",schemaPath:"#/properties/props/properties/wgtTitleTextColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/props/wgtTitleTextColor",schemaPath:"#/properties/props/properties/wgtTitleTextColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data24 = data0.wgtTitleFontSize;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err36 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data0.showMore !== undefined){
if(typeof data0.showMore !== "boolean"){
const err38 = {instancePath:instancePath+"/props/showMore",schemaPath:"#/properties/props/properties/showMore/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data0.moreText !== undefined){
if(typeof data0.moreText !== "string"){
const err39 = {instancePath:instancePath+"/props/moreText",schemaPath:"#/properties/props/properties/moreText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data0.moreLinkData !== undefined){
let data27 = data0.moreLinkData;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key6 in data27){
if(!(func2.call(literal1, key6))){
const err40 = {instancePath:instancePath+"/props/moreLinkData",schemaPath:"#/properties/props/properties/moreLinkData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data27.linkPage !== undefined){
let data28 = data27.linkPage;
if(typeof data28 !== "string"){
const err41 = {instancePath:instancePath+"/props/moreLinkData/linkPage",schemaPath:"#/properties/props/properties/moreLinkData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((((((((data28 === "goods") || (data28 === "category")) || (data28 === "maincategory")) || (data28 === "brand")) || (data28 === "page")) || (data28 === "customer")) || (data28 === "coupons")) || (data28 === "href"))){
const err42 = {instancePath:instancePath+"/props/moreLinkData/linkPage",schemaPath:"#/properties/props/properties/moreLinkData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data27.linkPageLabel !== undefined){
if(typeof data27.linkPageLabel !== "string"){
const err43 = {instancePath:instancePath+"/props/moreLinkData/linkPageLabel",schemaPath:"#/properties/props/properties/moreLinkData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data27.goods_id !== undefined){
if(typeof data27.goods_id !== "string"){
const err44 = {instancePath:instancePath+"/props/moreLinkData/goods_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data27.itemId !== undefined){
if(typeof data27.itemId !== "string"){
const err45 = {instancePath:instancePath+"/props/moreLinkData/itemId",schemaPath:"#/properties/props/properties/moreLinkData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data27.item_id !== undefined){
if(typeof data27.item_id !== "string"){
const err46 = {instancePath:instancePath+"/props/moreLinkData/item_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data27.category_id !== undefined){
if(typeof data27.category_id !== "string"){
const err47 = {instancePath:instancePath+"/props/moreLinkData/category_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data27.attribute_id !== undefined){
if(typeof data27.attribute_id !== "string"){
const err48 = {instancePath:instancePath+"/props/moreLinkData/attribute_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data27.theme_pc_template_id !== undefined){
if(typeof data27.theme_pc_template_id !== "string"){
const err49 = {instancePath:instancePath+"/props/moreLinkData/theme_pc_template_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data27.card_id !== undefined){
if(typeof data27.card_id !== "string"){
const err50 = {instancePath:instancePath+"/props/moreLinkData/card_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data27.url !== undefined){
let data37 = data27.url;
if(typeof data37 === "string"){
if(!pattern0.test(data37)){
const err51 = {instancePath:instancePath+"/props/moreLinkData/url",schemaPath:"#/properties/props/properties/moreLinkData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/props/moreLinkData/url",schemaPath:"#/properties/props/properties/moreLinkData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data27.href !== undefined){
let data38 = data27.href;
if(typeof data38 === "string"){
if(!pattern0.test(data38)){
const err53 = {instancePath:instancePath+"/props/moreLinkData/href",schemaPath:"#/properties/props/properties/moreLinkData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/props/moreLinkData/href",schemaPath:"#/properties/props/properties/moreLinkData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data27.itemName !== undefined){
if(typeof data27.itemName !== "string"){
const err55 = {instancePath:instancePath+"/props/moreLinkData/itemName",schemaPath:"#/properties/props/properties/moreLinkData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data27.category_name !== undefined){
if(typeof data27.category_name !== "string"){
const err56 = {instancePath:instancePath+"/props/moreLinkData/category_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data27.attribute_name !== undefined){
if(typeof data27.attribute_name !== "string"){
const err57 = {instancePath:instancePath+"/props/moreLinkData/attribute_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data27.tag_name !== undefined){
if(typeof data27.tag_name !== "string"){
const err58 = {instancePath:instancePath+"/props/moreLinkData/tag_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data27.title !== undefined){
if(typeof data27.title !== "string"){
const err59 = {instancePath:instancePath+"/props/moreLinkData/title",schemaPath:"#/properties/props/properties/moreLinkData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data27.activity_name !== undefined){
if(typeof data27.activity_name !== "string"){
const err60 = {instancePath:instancePath+"/props/moreLinkData/activity_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data27.template_title !== undefined){
if(typeof data27.template_title !== "string"){
const err61 = {instancePath:instancePath+"/props/moreLinkData/template_title",schemaPath:"#/properties/props/properties/moreLinkData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data27.name !== undefined){
if(typeof data27.name !== "string"){
const err62 = {instancePath:instancePath+"/props/moreLinkData/name",schemaPath:"#/properties/props/properties/moreLinkData/properties/name/type",keyword:"type",params:{type: "string"}};
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
const err63 = {instancePath:instancePath+"/props/moreLinkData",schemaPath:"#/properties/props/properties/moreLinkData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data0.wgtMoreTitleColor !== undefined){
let data47 = data0.wgtMoreTitleColor;
if(typeof data47 === "string"){
if(!pattern2.test(data47)){
const err64 = {instancePath:instancePath+"/props/wgtMoreTitleColor",schemaPath:"#/properties/props/properties/wgtMoreTitleColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/props/wgtMoreTitleColor",schemaPath:"#/properties/props/properties/wgtMoreTitleColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data0.wgtMoreTitleFontSize !== undefined){
let data48 = data0.wgtMoreTitleFontSize;
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 10 || isNaN(data48)){
const err66 = {instancePath:instancePath+"/props/wgtMoreTitleFontSize",schemaPath:"#/properties/props/properties/wgtMoreTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/props/wgtMoreTitleFontSize",schemaPath:"#/properties/props/properties/wgtMoreTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data0.wgtMoreRightMargin !== undefined){
let data49 = data0.wgtMoreRightMargin;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err68 = {instancePath:instancePath+"/props/wgtMoreRightMargin",schemaPath:"#/properties/props/properties/wgtMoreRightMargin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/props/wgtMoreRightMargin",schemaPath:"#/properties/props/properties/wgtMoreRightMargin/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data0.wgtShopNameColor !== undefined){
let data50 = data0.wgtShopNameColor;
if(typeof data50 === "string"){
if(!pattern2.test(data50)){
const err70 = {instancePath:instancePath+"/props/wgtShopNameColor",schemaPath:"#/properties/props/properties/wgtShopNameColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/props/wgtShopNameColor",schemaPath:"#/properties/props/properties/wgtShopNameColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data0.wgtShopNameFontSize !== undefined){
let data51 = data0.wgtShopNameFontSize;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 14 || isNaN(data51)){
const err72 = {instancePath:instancePath+"/props/wgtShopNameFontSize",schemaPath:"#/properties/props/properties/wgtShopNameFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 14}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/props/wgtShopNameFontSize",schemaPath:"#/properties/props/properties/wgtShopNameFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data0.wgtShopBorder !== undefined){
if(typeof data0.wgtShopBorder !== "boolean"){
const err74 = {instancePath:instancePath+"/props/wgtShopBorder",schemaPath:"#/properties/props/properties/wgtShopBorder/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data0.wgtShopBorderColor !== undefined){
let data53 = data0.wgtShopBorderColor;
if(typeof data53 === "string"){
if(!pattern2.test(data53)){
const err75 = {instancePath:instancePath+"/props/wgtShopBorderColor",schemaPath:"#/properties/props/properties/wgtShopBorderColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/props/wgtShopBorderColor",schemaPath:"#/properties/props/properties/wgtShopBorderColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data0.wgtShopBorderWidth !== undefined){
let data54 = data0.wgtShopBorderWidth;
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 5 || isNaN(data54)){
const err77 = {instancePath:instancePath+"/props/wgtShopBorderWidth",schemaPath:"#/properties/props/properties/wgtShopBorderWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err78 = {instancePath:instancePath+"/props/wgtShopBorderWidth",schemaPath:"#/properties/props/properties/wgtShopBorderWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err79 = {instancePath:instancePath+"/props/wgtShopBorderWidth",schemaPath:"#/properties/props/properties/wgtShopBorderWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.style !== undefined){
let data55 = data.style;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key7 in data55){
if(!(func2.call(literal3, key7))){
const err81 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data55.x !== undefined){
let data56 = data55.x;
if(!((typeof data56 == "number") && (isFinite(data56)))){
const err82 = {instancePath:instancePath+"/style/x",schemaPath:"#/properties/style/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data55.y !== undefined){
let data57 = data55.y;
if(!((typeof data57 == "number") && (isFinite(data57)))){
const err83 = {instancePath:instancePath+"/style/y",schemaPath:"#/properties/style/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data55.left !== undefined){
let data58 = data55.left;
if(!((typeof data58 == "number") && (isFinite(data58)))){
const err84 = {instancePath:instancePath+"/style/left",schemaPath:"#/properties/style/properties/left/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data55.top !== undefined){
let data59 = data55.top;
if(!((typeof data59 == "number") && (isFinite(data59)))){
const err85 = {instancePath:instancePath+"/style/top",schemaPath:"#/properties/style/properties/top/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data55.z !== undefined){
let data60 = data55.z;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err86 = {instancePath:instancePath+"/style/z",schemaPath:"#/properties/style/properties/z/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data55.width !== undefined){
let data61 = data55.width;
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
const err87 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data55.height !== undefined){
let data62 = data55.height;
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < 0 || isNaN(data62)){
const err89 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data55.marginTop !== undefined){
let data63 = data55.marginTop;
if((!((typeof data63 == "number") && (isFinite(data63)))) && (typeof data63 !== "string")){
const err91 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/type",keyword:"type",params:{type: literal4}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(typeof data63 === "string"){
if(!pattern9.test(data63)){
const err92 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data55.marginRight !== undefined){
let data64 = data55.marginRight;
if((!((typeof data64 == "number") && (isFinite(data64)))) && (typeof data64 !== "string")){
const err93 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/type",keyword:"type",params:{type: literal4}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(typeof data64 === "string"){
if(!pattern9.test(data64)){
const err94 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
if(data55.marginBottom !== undefined){
let data65 = data55.marginBottom;
if((!((typeof data65 == "number") && (isFinite(data65)))) && (typeof data65 !== "string")){
const err95 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/type",keyword:"type",params:{type: literal4}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(typeof data65 === "string"){
if(!pattern9.test(data65)){
const err96 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data55.marginLeft !== undefined){
let data66 = data55.marginLeft;
if((!((typeof data66 == "number") && (isFinite(data66)))) && (typeof data66 !== "string")){
const err97 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/type",keyword:"type",params:{type: literal4}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(typeof data66 === "string"){
if(!pattern9.test(data66)){
const err98 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
if(data55.paddingTop !== undefined){
let data67 = data55.paddingTop;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
const err99 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data55.paddingRight !== undefined){
let data68 = data55.paddingRight;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
const err101 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data55.paddingBottom !== undefined){
let data69 = data55.paddingBottom;
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
const err103 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data55.paddingLeft !== undefined){
let data70 = data55.paddingLeft;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
const err105 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data55.borderTopWidth !== undefined){
let data71 = data55.borderTopWidth;
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
const err107 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data55.borderRightWidth !== undefined){
let data72 = data55.borderRightWidth;
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < 0 || isNaN(data72)){
const err109 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data55.borderBottomWidth !== undefined){
let data73 = data55.borderBottomWidth;
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
const err111 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data55.borderLeftWidth !== undefined){
let data74 = data55.borderLeftWidth;
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
const err113 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data55.borderTopColor !== undefined){
let data75 = data55.borderTopColor;
if(typeof data75 === "string"){
if(!pattern2.test(data75)){
const err115 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data55.borderRightColor !== undefined){
let data76 = data55.borderRightColor;
if(typeof data76 === "string"){
if(!pattern2.test(data76)){
const err117 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
else {
const err118 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data55.borderBottomColor !== undefined){
let data77 = data55.borderBottomColor;
if(typeof data77 === "string"){
if(!pattern2.test(data77)){
const err119 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data55.borderLeftColor !== undefined){
let data78 = data55.borderLeftColor;
if(typeof data78 === "string"){
if(!pattern2.test(data78)){
const err121 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data55.borderStyle !== undefined){
let data79 = data55.borderStyle;
if(typeof data79 !== "string"){
const err123 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!((((data79 === "solid") || (data79 === "dashed")) || (data79 === "dotted")) || (data79 === "double"))){
const err124 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/enum",keyword:"enum",params:{allowedValues: literal5}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data55.borderRadius !== undefined){
let data80 = data55.borderRadius;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 < 0 || isNaN(data80)){
const err125 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data55.opacity !== undefined){
let data81 = data55.opacity;
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 > 1 || isNaN(data81)){
const err127 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data81 < 0 || isNaN(data81)){
const err128 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err129 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data55.foregroundColor !== undefined){
let data82 = data55.foregroundColor;
if(typeof data82 === "string"){
if(!pattern2.test(data82)){
const err130 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err131 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data55.backgroundColor !== undefined){
let data83 = data55.backgroundColor;
if(typeof data83 === "string"){
if(!pattern2.test(data83)){
const err132 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err133 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data55.backgroundImage !== undefined){
let data84 = data55.backgroundImage;
if(typeof data84 === "string"){
if(!pattern0.test(data84)){
const err134 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err135 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
