// Written by scripts/generate.ts (npm run generate); do not edit.
import { memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"goods_pic":1,"pathData":1,"data":1,"wgtSubTitleColor":1,"wgtSubTitleFontSize":1,"wgtTextColor":1,"wgtBackgroundColor":1,"wgtBorderRadius":1,"wgtTitleColor":1,"wgtTitleFontSize":1,"wgtPriceColor":1,"wgtPriceFontSize":1,"wgtToFixed":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal3 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal4 = ["goods"];
const literal5 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1};
const literal6 = ["number","string"];
const literal7 = ["solid","dashed","dotted","double"];
"use strict";
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern4 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern13 = memoPattern("^auto$", "u");

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
if(data0.goods_pic !== undefined){
let data2 = data0.goods_pic;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err3 = {instancePath:instancePath+"/props/goods_pic",schemaPath:"#/properties/props/properties/goods_pic/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/props/goods_pic",schemaPath:"#/properties/props/properties/goods_pic/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.pathData !== undefined){
let data3 = data0.pathData;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(func2.call(literal1, key2))){
const err5 = {instancePath:instancePath+"/props/pathData",schemaPath:"#/properties/props/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.linkPage !== undefined){
let data4 = data3.linkPage;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/props/pathData/linkPage",schemaPath:"#/properties/props/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((data4 === "goods") || (data4 === "category")) || (data4 === "maincategory")) || (data4 === "brand")) || (data4 === "page")) || (data4 === "customer")) || (data4 === "coupons")) || (data4 === "href"))){
const err7 = {instancePath:instancePath+"/props/pathData/linkPage",schemaPath:"#/properties/props/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.linkPageLabel !== undefined){
if(typeof data3.linkPageLabel !== "string"){
const err8 = {instancePath:instancePath+"/props/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.goods_id !== undefined){
if(typeof data3.goods_id !== "string"){
const err9 = {instancePath:instancePath+"/props/pathData/goods_id",schemaPath:"#/properties/props/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.itemId !== undefined){
if(typeof data3.itemId !== "string"){
const err10 = {instancePath:instancePath+"/props/pathData/itemId",schemaPath:"#/properties/props/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.item_id !== undefined){
if(typeof data3.item_id !== "string"){
const err11 = {instancePath:instancePath+"/props/pathData/item_id",schemaPath:"#/properties/props/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.category_id !== undefined){
if(typeof data3.category_id !== "string"){
const err12 = {instancePath:instancePath+"/props/pathData/category_id",schemaPath:"#/properties/props/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.attribute_id !== undefined){
if(typeof data3.attribute_id !== "string"){
const err13 = {instancePath:instancePath+"/props/pathData/attribute_id",schemaPath:"#/properties/props/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.theme_pc_template_id !== undefined){
if(typeof data3.theme_pc_template_id !== "string"){
const err14 = {instancePath:instancePath+"/props/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.card_id !== undefined){
if(typeof data3.card_id !== "string"){
const err15 = {instancePath:instancePath+"/props/pathData/card_id",schemaPath:"#/properties/props/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.url !== undefined){
let data13 = data3.url;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err16 = {instancePath:instancePath+"/props/pathData/url",schemaPath:"#/properties/props/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/props/pathData/url",schemaPath:"#/properties/props/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.href !== undefined){
let data14 = data3.href;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err18 = {instancePath:instancePath+"/props/pathData/href",schemaPath:"#/properties/props/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/props/pathData/href",schemaPath:"#/properties/props/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.itemName !== undefined){
if(typeof data3.itemName !== "string"){
const err20 = {instancePath:instancePath+"/props/pathData/itemName",schemaPath:"#/properties/props/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.category_name !== undefined){
if(typeof data3.category_name !== "string"){
const err21 = {instancePath:instancePath+"/props/pathData/category_name",schemaPath:"#/properties/props/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.attribute_name !== undefined){
if(typeof data3.attribute_name !== "string"){
const err22 = {instancePath:instancePath+"/props/pathData/attribute_name",schemaPath:"#/properties/props/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.tag_name !== undefined){
if(typeof data3.tag_name !== "string"){
const err23 = {instancePath:instancePath+"/props/pathData/tag_name",schemaPath:"#/properties/props/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
const err24 = {instancePath:instancePath+"/props/pathData/title",schemaPath:"#/properties/props/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.activity_name !== undefined){
if(typeof data3.activity_name !== "string"){
const err25 = {instancePath:instancePath+"/props/pathData/activity_name",schemaPath:"#/properties/props/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.template_title !== undefined){
if(typeof data3.template_title !== "string"){
const err26 = {instancePath:instancePath+"/props/pathData/template_title",schemaPath:"#/properties/props/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err27 = {instancePath:instancePath+"/props/pathData/name",schemaPath:"#/properties/props/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/props/pathData",schemaPath:"#/properties/props/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.data !== undefined){
let data23 = data0.data;
if(Array.isArray(data23)){
if(data23.length < 1){
const err29 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key3 in data24){
if(!((key3 === "text") || (key3 === "data"))){
const err30 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data24.text !== undefined){
if(typeof data24.text !== "string"){
const err31 = {instancePath:instancePath+"/props/data/" + i0+"/text",schemaPath:"#/properties/props/properties/data/items/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data24.data !== undefined){
let data26 = data24.data;
if(Array.isArray(data26)){
if(data26.length < 1){
const err32 = {instancePath:instancePath+"/props/data/" + i0+"/data",schemaPath:"#/properties/props/properties/data/items/properties/data/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key4 in data27){
if(!(func2.call(literal3, key4))){
const err33 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data27.goods_id !== undefined){
if(typeof data27.goods_id !== "string"){
const err34 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data27.itemId !== undefined){
if(typeof data27.itemId !== "string"){
const err35 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/itemId",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data27.goods_pic !== undefined){
let data30 = data27.goods_pic;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
const err36 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err37 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data27.price !== undefined){
let data31 = data27.price;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err38 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err39 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data27.market_price !== undefined){
let data32 = data27.market_price;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err40 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/market_price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
const err41 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/market_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data27.goods_name !== undefined){
if(typeof data27.goods_name !== "string"){
const err42 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data27.brief !== undefined){
if(typeof data27.brief !== "string"){
const err43 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/brief",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/brief/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data27.subTitle !== undefined){
if(typeof data27.subTitle !== "string"){
const err44 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/subTitle",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/subTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data27.tagList !== undefined){
let data36 = data27.tagList;
if(Array.isArray(data36)){
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
let data37 = data36[i2];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key5 in data37){
if(!((((key5 === "tag_id") || (key5 === "tag_name")) || (key5 === "font_color")) || (key5 === "tag_color"))){
const err45 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2,schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data37.tag_id !== undefined){
if(typeof data37.tag_id !== "string"){
const err46 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data37.tag_name !== undefined){
if(typeof data37.tag_name !== "string"){
const err47 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data37.font_color !== undefined){
let data40 = data37.font_color;
if(typeof data40 === "string"){
if(!pattern4.test(data40)){
const err48 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data37.tag_color !== undefined){
let data41 = data37.tag_color;
if(typeof data41 === "string"){
if(!pattern4.test(data41)){
const err50 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/type",keyword:"type",params:{type: "string"}};
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
else {
const err52 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2,schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data27.linkPage !== undefined){
let data42 = data27.linkPage;
if(typeof data42 !== "string"){
const err54 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(data42 === "goods")){
const err55 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal4}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data27.linkPageLabel !== undefined){
if(typeof data27.linkPageLabel !== "string"){
const err56 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data27.pathData !== undefined){
let data44 = data27.pathData;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key6 in data44){
if(!(func2.call(literal1, key6))){
const err57 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data44.linkPage !== undefined){
let data45 = data44.linkPage;
if(typeof data45 !== "string"){
const err58 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!((((((((data45 === "goods") || (data45 === "category")) || (data45 === "maincategory")) || (data45 === "brand")) || (data45 === "page")) || (data45 === "customer")) || (data45 === "coupons")) || (data45 === "href"))){
const err59 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data44.linkPageLabel !== undefined){
if(typeof data44.linkPageLabel !== "string"){
const err60 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data44.goods_id !== undefined){
if(typeof data44.goods_id !== "string"){
const err61 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data44.itemId !== undefined){
if(typeof data44.itemId !== "string"){
const err62 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data44.item_id !== undefined){
if(typeof data44.item_id !== "string"){
const err63 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data44.category_id !== undefined){
if(typeof data44.category_id !== "string"){
const err64 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data44.attribute_id !== undefined){
if(typeof data44.attribute_id !== "string"){
const err65 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data44.theme_pc_template_id !== undefined){
if(typeof data44.theme_pc_template_id !== "string"){
const err66 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data44.card_id !== undefined){
if(typeof data44.card_id !== "string"){
const err67 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data44.url !== undefined){
let data54 = data44.url;
if(typeof data54 === "string"){
if(!pattern0.test(data54)){
const err68 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err69 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data44.href !== undefined){
let data55 = data44.href;
if(typeof data55 === "string"){
if(!pattern0.test(data55)){
const err70 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err71 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data44.itemName !== undefined){
if(typeof data44.itemName !== "string"){
const err72 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data44.category_name !== undefined){
if(typeof data44.category_name !== "string"){
const err73 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data44.attribute_name !== undefined){
if(typeof data44.attribute_name !== "string"){
const err74 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data44.tag_name !== undefined){
if(typeof data44.tag_name !== "string"){
const err75 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data44.title !== undefined){
if(typeof data44.title !== "string"){
const err76 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data44.activity_name !== undefined){
if(typeof data44.activity_name !== "string"){
const err77 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data44.template_title !== undefined){
if(typeof data44.template_title !== "string"){
const err78 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data44.name !== undefined){
if(typeof data44.name !== "string"){
const err79 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
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
const err80 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/props/data/" + i0+"/data",schemaPath:"#/properties/props/properties/data/items/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data0.wgtSubTitleColor !== undefined){
let data64 = data0.wgtSubTitleColor;
if(typeof data64 === "string"){
if(!pattern4.test(data64)){
const err85 = {instancePath:instancePath+"/props/wgtSubTitleColor",schemaPath:"#/properties/props/properties/wgtSubTitleColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/props/wgtSubTitleColor",schemaPath:"#/properties/props/properties/wgtSubTitleColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data0.wgtSubTitleFontSize !== undefined){
let data65 = data0.wgtSubTitleFontSize;
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
const err87 = {instancePath:instancePath+"/props/wgtSubTitleFontSize",schemaPath:"#/properties/props/properties/wgtSubTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err88 = {instancePath:instancePath+"/props/wgtSubTitleFontSize",schemaPath:"#/properties/props/properties/wgtSubTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data0.wgtTextColor !== undefined){
let data66 = data0.wgtTextColor;
if(typeof data66 === "string"){
if(!pattern4.test(data66)){
const err89 = {instancePath:instancePath+"/props/wgtTextColor",schemaPath:"#/properties/props/properties/wgtTextColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err90 = {instancePath:instancePath+"/props/wgtTextColor",schemaPath:"#/properties/props/properties/wgtTextColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data0.wgtBackgroundColor !== undefined){
let data67 = data0.wgtBackgroundColor;
if(typeof data67 === "string"){
if(!pattern4.test(data67)){
const err91 = {instancePath:instancePath+"/props/wgtBackgroundColor",schemaPath:"#/properties/props/properties/wgtBackgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/props/wgtBackgroundColor",schemaPath:"#/properties/props/properties/wgtBackgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data0.wgtBorderRadius !== undefined){
if(typeof data0.wgtBorderRadius !== "boolean"){
const err93 = {instancePath:instancePath+"/props/wgtBorderRadius",schemaPath:"#/properties/props/properties/wgtBorderRadius/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data69 = data0.wgtTitleColor;
if(typeof data69 === "string"){
if(!pattern4.test(data69)){
const err94 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err95 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data70 = data0.wgtTitleFontSize;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
const err96 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err97 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data0.wgtPriceColor !== undefined){
let data71 = data0.wgtPriceColor;
if(typeof data71 === "string"){
if(!pattern4.test(data71)){
const err98 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err99 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data72 = data0.wgtPriceFontSize;
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < 0 || isNaN(data72)){
const err100 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err101 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data0.wgtToFixed !== undefined){
let data73 = data0.wgtToFixed;
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err102 = {instancePath:instancePath+"/props/wgtToFixed",schemaPath:"#/properties/props/properties/wgtToFixed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 2 || isNaN(data73)){
const err103 = {instancePath:instancePath+"/props/wgtToFixed",schemaPath:"#/properties/props/properties/wgtToFixed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data73 < 0 || isNaN(data73)){
const err104 = {instancePath:instancePath+"/props/wgtToFixed",schemaPath:"#/properties/props/properties/wgtToFixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
}
else {
const err105 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data.style !== undefined){
let data74 = data.style;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
for(const key7 in data74){
if(!(func2.call(literal5, key7))){
const err106 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data74.x !== undefined){
let data75 = data74.x;
if(!((typeof data75 == "number") && (isFinite(data75)))){
const err107 = {instancePath:instancePath+"/style/x",schemaPath:"#/properties/style/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data74.y !== undefined){
let data76 = data74.y;
if(!((typeof data76 == "number") && (isFinite(data76)))){
const err108 = {instancePath:instancePath+"/style/y",schemaPath:"#/properties/style/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data74.left !== undefined){
let data77 = data74.left;
if(!((typeof data77 == "number") && (isFinite(data77)))){
const err109 = {instancePath:instancePath+"/style/left",schemaPath:"#/properties/style/properties/left/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data74.top !== undefined){
let data78 = data74.top;
if(!((typeof data78 == "number") && (isFinite(data78)))){
const err110 = {instancePath:instancePath+"/style/top",schemaPath:"#/properties/style/properties/top/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data74.z !== undefined){
let data79 = data74.z;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err111 = {instancePath:instancePath+"/style/z",schemaPath:"#/properties/style/properties/z/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data74.width !== undefined){
let data80 = data74.width;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 < 0 || isNaN(data80)){
const err112 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err113 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data74.height !== undefined){
let data81 = data74.height;
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 0 || isNaN(data81)){
const err114 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err115 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data74.marginTop !== undefined){
let data82 = data74.marginTop;
if((!((typeof data82 == "number") && (isFinite(data82)))) && (typeof data82 !== "string")){
const err116 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/type",keyword:"type",params:{type: literal6}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(typeof data82 === "string"){
if(!pattern13.test(data82)){
const err117 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
if(data74.marginRight !== undefined){
let data83 = data74.marginRight;
if((!((typeof data83 == "number") && (isFinite(data83)))) && (typeof data83 !== "string")){
const err118 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/type",keyword:"type",params:{type: literal6}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(typeof data83 === "string"){
if(!pattern13.test(data83)){
const err119 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
if(data74.marginBottom !== undefined){
let data84 = data74.marginBottom;
if((!((typeof data84 == "number") && (isFinite(data84)))) && (typeof data84 !== "string")){
const err120 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/type",keyword:"type",params:{type: literal6}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(typeof data84 === "string"){
if(!pattern13.test(data84)){
const err121 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data74.marginLeft !== undefined){
let data85 = data74.marginLeft;
if((!((typeof data85 == "number") && (isFinite(data85)))) && (typeof data85 !== "string")){
const err122 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/type",keyword:"type",params:{type: literal6}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(typeof data85 === "string"){
if(!pattern13.test(data85)){
const err123 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
if(data74.paddingTop !== undefined){
let data86 = data74.paddingTop;
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
const err124 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data74.paddingRight !== undefined){
let data87 = data74.paddingRight;
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 < 0 || isNaN(data87)){
const err126 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err127 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data74.paddingBottom !== undefined){
let data88 = data74.paddingBottom;
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 0 || isNaN(data88)){
const err128 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err129 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data74.paddingLeft !== undefined){
let data89 = data74.paddingLeft;
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 0 || isNaN(data89)){
const err130 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err131 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data74.borderTopWidth !== undefined){
let data90 = data74.borderTopWidth;
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 < 0 || isNaN(data90)){
const err132 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err133 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data74.borderRightWidth !== undefined){
let data91 = data74.borderRightWidth;
if((typeof data91 == "number") && (isFinite(data91))){
if(data91 < 0 || isNaN(data91)){
const err134 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err135 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data74.borderBottomWidth !== undefined){
let data92 = data74.borderBottomWidth;
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 < 0 || isNaN(data92)){
const err136 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err137 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data74.borderLeftWidth !== undefined){
let data93 = data74.borderLeftWidth;
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 < 0 || isNaN(data93)){
const err138 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data74.borderTopColor !== undefined){
let data94 = data74.borderTopColor;
if(typeof data94 === "string"){
if(!pattern4.test(data94)){
const err140 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data74.borderRightColor !== undefined){
let data95 = data74.borderRightColor;
if(typeof data95 === "string"){
if(!pattern4.test(data95)){
const err142 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data74.borderBottomColor !== undefined){
let data96 = data74.borderBottomColor;
if(typeof data96 === "string"){
if(!pattern4.test(data96)){
const err144 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data74.borderLeftColor !== undefined){
let data97 = data74.borderLeftColor;
if(typeof data97 === "string"){
if(!pattern4.test(data97)){
const err146 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
else {
const err147 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data74.borderStyle !== undefined){
let data98 = data74.borderStyle;
if(typeof data98 !== "string"){
const err148 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(!((((data98 === "solid") || (data98 === "dashed")) || (data98 === "dotted")) || (data98 === "double"))){
const err149 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/enum",keyword:"enum",params:{allowedValues: literal7}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data74.borderRadius !== undefined){
let data99 = data74.borderRadius;
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 < 0 || isNaN(data99)){
const err150 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data74.opacity !== undefined){
let data100 = data74.opacity;
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 > 1 || isNaN(data100)){
const err152 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data100 < 0 || isNaN(data100)){
const err153 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
else {
const err154 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data74.foregroundColor !== undefined){
let data101 = data74.foregroundColor;
if(typeof data101 === "string"){
if(!pattern4.test(data101)){
const err155 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data74.backgroundColor !== undefined){
let data102 = data74.backgroundColor;
if(typeof data102 === "string"){
if(!pattern4.test(data102)){
const err157 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err158 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data74.backgroundImage !== undefined){
let data103 = data74.backgroundImage;
if(typeof data103 === "string"){
if(!pattern0.test(data103)){
const err159 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err160 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
else {
const err161 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
}
else {
const err162 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
