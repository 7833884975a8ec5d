// Written by scripts/generate.ts (npm run generate); do not edit.
import { memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"data":1,"wgtTextColor":1,"wgtBackgroundColor":1,"wgtBorderRadius":1,"wgtTitleColor":1,"wgtTitleFontSize":1,"wgtPriceColor":1,"wgtPriceFontSize":1,"wgtToFixed":1};
const literal1 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal2 = ["goods"];
const literal3 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal4 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal5 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1};
const literal6 = ["number","string"];
const literal7 = ["solid","dashed","dotted","double"];
"use strict";
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
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
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!((key2 === "text") || (key2 === "data"))){
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
if(data3.text !== undefined){
if(typeof data3.text !== "string"){
const err5 = {instancePath:instancePath+"/props/data/" + i0+"/text",schemaPath:"#/properties/props/properties/data/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.data !== undefined){
let data5 = data3.data;
if(Array.isArray(data5)){
if(data5.length < 1){
const err6 = {instancePath:instancePath+"/props/data/" + i0+"/data",schemaPath:"#/properties/props/properties/data/items/properties/data/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
if(!(func2.call(literal1, key3))){
const err7 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.goods_id !== undefined){
if(typeof data6.goods_id !== "string"){
const err8 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.itemId !== undefined){
if(typeof data6.itemId !== "string"){
const err9 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/itemId",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.goods_pic !== undefined){
let data9 = data6.goods_pic;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err10 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.price !== undefined){
let data10 = data6.price;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err12 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err13 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.market_price !== undefined){
let data11 = data6.market_price;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err14 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/market_price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err15 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/market_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data6.goods_name !== undefined){
if(typeof data6.goods_name !== "string"){
const err16 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.brief !== undefined){
if(typeof data6.brief !== "string"){
const err17 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/brief",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/brief/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.subTitle !== undefined){
if(typeof data6.subTitle !== "string"){
const err18 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/subTitle",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/subTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.tagList !== undefined){
let data15 = data6.tagList;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key4 in data16){
if(!((((key4 === "tag_id") || (key4 === "tag_name")) || (key4 === "font_color")) || (key4 === "tag_color"))){
const err19 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2,schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data16.tag_id !== undefined){
if(typeof data16.tag_id !== "string"){
const err20 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data16.tag_name !== undefined){
if(typeof data16.tag_name !== "string"){
const err21 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data16.font_color !== undefined){
let data19 = data16.font_color;
if(typeof data19 === "string"){
if(!pattern1.test(data19)){
const err22 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err23 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data16.tag_color !== undefined){
let data20 = data16.tag_color;
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
const err24 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/type",keyword:"type",params:{type: "string"}};
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
const err26 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2,schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/type",keyword:"type",params:{type: "object"}};
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
const err27 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.linkPage !== undefined){
let data21 = data6.linkPage;
if(typeof data21 !== "string"){
const err28 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(data21 === "goods")){
const err29 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.linkPageLabel !== undefined){
if(typeof data6.linkPageLabel !== "string"){
const err30 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.pathData !== undefined){
let data23 = data6.pathData;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key5 in data23){
if(!(func2.call(literal3, key5))){
const err31 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data23.linkPage !== undefined){
let data24 = data23.linkPage;
if(typeof data24 !== "string"){
const err32 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((((((data24 === "goods") || (data24 === "category")) || (data24 === "maincategory")) || (data24 === "brand")) || (data24 === "page")) || (data24 === "customer")) || (data24 === "coupons")) || (data24 === "href"))){
const err33 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal4}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data23.linkPageLabel !== undefined){
if(typeof data23.linkPageLabel !== "string"){
const err34 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data23.goods_id !== undefined){
if(typeof data23.goods_id !== "string"){
const err35 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data23.itemId !== undefined){
if(typeof data23.itemId !== "string"){
const err36 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data23.item_id !== undefined){
if(typeof data23.item_id !== "string"){
const err37 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data23.category_id !== undefined){
if(typeof data23.category_id !== "string"){
const err38 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data23.attribute_id !== undefined){
if(typeof data23.attribute_id !== "string"){
const err39 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data23.theme_pc_template_id !== undefined){
if(typeof data23.theme_pc_template_id !== "string"){
const err40 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data23.card_id !== undefined){
if(typeof data23.card_id !== "string"){
const err41 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data23.url !== undefined){
let data33 = data23.url;
if(typeof data33 === "string"){
if(!pattern0.test(data33)){
const err42 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data23.href !== undefined){
let data34 = data23.href;
if(typeof data34 === "string"){
if(!pattern0.test(data34)){
const err44 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data23.itemName !== undefined){
if(typeof data23.itemName !== "string"){
const err46 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data23.category_name !== undefined){
if(typeof data23.category_name !== "string"){
const err47 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data23.attribute_name !== undefined){
if(typeof data23.attribute_name !== "string"){
const err48 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data23.tag_name !== undefined){
if(typeof data23.tag_name !== "string"){
const err49 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data23.title !== undefined){
if(typeof data23.title !== "string"){
const err50 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data23.activity_name !== undefined){
if(typeof data23.activity_name !== "string"){
const err51 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data23.template_title !== undefined){
if(typeof data23.template_title !== "string"){
const err52 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data23.name !== undefined){
if(typeof data23.name !== "string"){
const err53 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/props/data/" + i0+"/data",schemaPath:"#/properties/props/properties/data/items/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data0.wgtTextColor !== undefined){
let data43 = data0.wgtTextColor;
if(typeof data43 === "string"){
if(!pattern1.test(data43)){
const err59 = {instancePath:instancePath+"/props/wgtTextColor",schemaPath:"#/properties/props/properties/wgtTextColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/props/wgtTextColor",schemaPath:"#/properties/props/properties/wgtTextColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data0.wgtBackgroundColor !== undefined){
let data44 = data0.wgtBackgroundColor;
if(typeof data44 === "string"){
if(!pattern1.test(data44)){
const err61 = {instancePath:instancePath+"/props/wgtBackgroundColor",schemaPath:"#/properties/props/properties/wgtBackgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/props/wgtBackgroundColor",schemaPath:"#/properties/props/properties/wgtBackgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data0.wgtBorderRadius !== undefined){
if(typeof data0.wgtBorderRadius !== "boolean"){
const err63 = {instancePath:instancePath+"/props/wgtBorderRadius",schemaPath:"#/properties/props/properties/wgtBorderRadius/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data46 = data0.wgtTitleColor;
if(typeof data46 === "string"){
if(!pattern1.test(data46)){
const err64 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err65 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data47 = data0.wgtTitleFontSize;
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
const err66 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err67 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data0.wgtPriceColor !== undefined){
let data48 = data0.wgtPriceColor;
if(typeof data48 === "string"){
if(!pattern1.test(data48)){
const err68 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err69 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data49 = data0.wgtPriceFontSize;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err70 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err71 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data0.wgtToFixed !== undefined){
let data50 = data0.wgtToFixed;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err72 = {instancePath:instancePath+"/props/wgtToFixed",schemaPath:"#/properties/props/properties/wgtToFixed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 2 || isNaN(data50)){
const err73 = {instancePath:instancePath+"/props/wgtToFixed",schemaPath:"#/properties/props/properties/wgtToFixed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data50 < 0 || isNaN(data50)){
const err74 = {instancePath:instancePath+"/props/wgtToFixed",schemaPath:"#/properties/props/properties/wgtToFixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
else {
const err75 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.style !== undefined){
let data51 = data.style;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key6 in data51){
if(!(func2.call(literal5, key6))){
const err76 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data51.x !== undefined){
let data52 = data51.x;
if(!((typeof data52 == "number") && (isFinite(data52)))){
const err77 = {instancePath:instancePath+"/style/x",schemaPath:"#/properties/style/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data51.y !== undefined){
let data53 = data51.y;
if(!((typeof data53 == "number") && (isFinite(data53)))){
const err78 = {instancePath:instancePath+"/style/y",schemaPath:"#/properties/style/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data51.left !== undefined){
let data54 = data51.left;
if(!((typeof data54 == "number") && (isFinite(data54)))){
const err79 = {instancePath:instancePath+"/style/left",schemaPath:"#/properties/style/properties/left/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data51.top !== undefined){
let data55 = data51.top;
if(!((typeof data55 == "number") && (isFinite(data55)))){
const err80 = {instancePath:instancePath+"/style/top",schemaPath:"#/properties/style/properties/top/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data51.z !== undefined){
let data56 = data51.z;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err81 = {instancePath:instancePath+"/style/z",schemaPath:"#/properties/style/properties/z/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data51.width !== undefined){
let data57 = data51.width;
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
const err82 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data51.height !== undefined){
let data58 = data51.height;
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
const err84 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data51.marginTop !== undefined){
let data59 = data51.marginTop;
if((!((typeof data59 == "number") && (isFinite(data59)))) && (typeof data59 !== "string")){
const err86 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/type",keyword:"type",params:{type: literal6}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data59 === "string"){
if(!pattern9.test(data59)){
const err87 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data51.marginRight !== undefined){
let data60 = data51.marginRight;
if((!((typeof data60 == "number") && (isFinite(data60)))) && (typeof data60 !== "string")){
const err88 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/type",keyword:"type",params:{type: literal6}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(typeof data60 === "string"){
if(!pattern9.test(data60)){
const err89 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data51.marginBottom !== undefined){
let data61 = data51.marginBottom;
if((!((typeof data61 == "number") && (isFinite(data61)))) && (typeof data61 !== "string")){
const err90 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/type",keyword:"type",params:{type: literal6}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(typeof data61 === "string"){
if(!pattern9.test(data61)){
const err91 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data51.marginLeft !== undefined){
let data62 = data51.marginLeft;
if((!((typeof data62 == "number") && (isFinite(data62)))) && (typeof data62 !== "string")){
const err92 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/type",keyword:"type",params:{type: literal6}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(typeof data62 === "string"){
if(!pattern9.test(data62)){
const err93 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data51.paddingTop !== undefined){
let data63 = data51.paddingTop;
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
const err94 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data51.paddingRight !== undefined){
let data64 = data51.paddingRight;
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
const err96 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data51.paddingBottom !== undefined){
let data65 = data51.paddingBottom;
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
const err98 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data51.paddingLeft !== undefined){
let data66 = data51.paddingLeft;
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 < 0 || isNaN(data66)){
const err100 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data51.borderTopWidth !== undefined){
let data67 = data51.borderTopWidth;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
const err102 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data51.borderRightWidth !== undefined){
let data68 = data51.borderRightWidth;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
const err104 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data51.borderBottomWidth !== undefined){
let data69 = data51.borderBottomWidth;
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
const err106 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data51.borderLeftWidth !== undefined){
let data70 = data51.borderLeftWidth;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
const err108 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data51.borderTopColor !== undefined){
let data71 = data51.borderTopColor;
if(typeof data71 === "string"){
if(!pattern1.test(data71)){
const err110 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err111 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data51.borderRightColor !== undefined){
let data72 = data51.borderRightColor;
if(typeof data72 === "string"){
if(!pattern1.test(data72)){
const err112 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err113 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data51.borderBottomColor !== undefined){
let data73 = data51.borderBottomColor;
if(typeof data73 === "string"){
if(!pattern1.test(data73)){
const err114 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data51.borderLeftColor !== undefined){
let data74 = data51.borderLeftColor;
if(typeof data74 === "string"){
if(!pattern1.test(data74)){
const err116 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data51.borderStyle !== undefined){
let data75 = data51.borderStyle;
if(typeof data75 !== "string"){
const err118 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!((((data75 === "solid") || (data75 === "dashed")) || (data75 === "dotted")) || (data75 === "double"))){
const err119 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/enum",keyword:"enum",params:{allowedValues: literal7}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data51.borderRadius !== undefined){
let data76 = data51.borderRadius;
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < 0 || isNaN(data76)){
const err120 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data51.opacity !== undefined){
let data77 = data51.opacity;
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 1 || isNaN(data77)){
const err122 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data77 < 0 || isNaN(data77)){
const err123 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data51.foregroundColor !== undefined){
let data78 = data51.foregroundColor;
if(typeof data78 === "string"){
if(!pattern1.test(data78)){
const err125 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err126 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data51.backgroundColor !== undefined){
let data79 = data51.backgroundColor;
if(typeof data79 === "string"){
if(!pattern1.test(data79)){
const err127 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data51.backgroundImage !== undefined){
let data80 = data51.backgroundImage;
if(typeof data80 === "string"){
if(!pattern0.test(data80)){
const err129 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
