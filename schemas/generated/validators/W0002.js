// Written by scripts/generate.ts (npm run generate); do not edit.
import { memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"data":1,"columnNums":1,"showMore":1,"moreText":1,"moreLinkData":1,"titleAlign":1,"titleBackground":1,"wgtBackgroundColor1":1,"wgtBackgroundColor2":1,"wgtTitleFontSize":1,"wgtTitleColor":1,"wgtPriceFontSize":1,"wgtPriceColor":1};
const literal1 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal2 = ["goods"];
const literal3 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal4 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal5 = ["left","center","right"];
const literal6 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1};
const literal7 = ["number","string"];
const literal8 = ["solid","dashed","dotted","double"];
"use strict";
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern11 = memoPattern("^auto$", "u");

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
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(func2.call(literal1, key2))){
const err3 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data3.goods_id !== undefined){
if(typeof data3.goods_id !== "string"){
const err4 = {instancePath:instancePath+"/props/data/" + i0+"/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.itemId !== undefined){
if(typeof data3.itemId !== "string"){
const err5 = {instancePath:instancePath+"/props/data/" + i0+"/itemId",schemaPath:"#/properties/props/properties/data/items/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data3.goods_pic !== undefined){
let data6 = data3.goods_pic;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err6 = {instancePath:instancePath+"/props/data/" + i0+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/goods_pic/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/props/data/" + i0+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/goods_pic/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.price !== undefined){
let data7 = data3.price;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err8 = {instancePath:instancePath+"/props/data/" + i0+"/price",schemaPath:"#/properties/props/properties/data/items/properties/price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err9 = {instancePath:instancePath+"/props/data/" + i0+"/price",schemaPath:"#/properties/props/properties/data/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data3.market_price !== undefined){
let data8 = data3.market_price;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err10 = {instancePath:instancePath+"/props/data/" + i0+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/market_price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err11 = {instancePath:instancePath+"/props/data/" + i0+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/market_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data3.goods_name !== undefined){
if(typeof data3.goods_name !== "string"){
const err12 = {instancePath:instancePath+"/props/data/" + i0+"/goods_name",schemaPath:"#/properties/props/properties/data/items/properties/goods_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.brief !== undefined){
if(typeof data3.brief !== "string"){
const err13 = {instancePath:instancePath+"/props/data/" + i0+"/brief",schemaPath:"#/properties/props/properties/data/items/properties/brief/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.subTitle !== undefined){
if(typeof data3.subTitle !== "string"){
const err14 = {instancePath:instancePath+"/props/data/" + i0+"/subTitle",schemaPath:"#/properties/props/properties/data/items/properties/subTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.tagList !== undefined){
let data12 = data3.tagList;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 in data13){
if(!((((key3 === "tag_id") || (key3 === "tag_name")) || (key3 === "font_color")) || (key3 === "tag_color"))){
const err15 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data13.tag_id !== undefined){
if(typeof data13.tag_id !== "string"){
const err16 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_id",schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data13.tag_name !== undefined){
if(typeof data13.tag_name !== "string"){
const err17 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data13.font_color !== undefined){
let data16 = data13.font_color;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
const err18 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/properties/font_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err19 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/properties/font_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data13.tag_color !== undefined){
let data17 = data13.tag_color;
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
const err20 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/properties/tag_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err21 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/properties/tag_color/type",keyword:"type",params:{type: "string"}};
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
const err22 = {instancePath:instancePath+"/props/data/" + i0+"/tagList/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/tagList/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/props/data/" + i0+"/tagList",schemaPath:"#/properties/props/properties/data/items/properties/tagList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.linkPage !== undefined){
let data18 = data3.linkPage;
if(typeof data18 !== "string"){
const err24 = {instancePath:instancePath+"/props/data/" + i0+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(data18 === "goods")){
const err25 = {instancePath:instancePath+"/props/data/" + i0+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.linkPageLabel !== undefined){
if(typeof data3.linkPageLabel !== "string"){
const err26 = {instancePath:instancePath+"/props/data/" + i0+"/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.pathData !== undefined){
let data20 = data3.pathData;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key4 in data20){
if(!(func2.call(literal3, key4))){
const err27 = {instancePath:instancePath+"/props/data/" + i0+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data20.linkPage !== undefined){
let data21 = data20.linkPage;
if(typeof data21 !== "string"){
const err28 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((((((((data21 === "goods") || (data21 === "category")) || (data21 === "maincategory")) || (data21 === "brand")) || (data21 === "page")) || (data21 === "customer")) || (data21 === "coupons")) || (data21 === "href"))){
const err29 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal4}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data20.linkPageLabel !== undefined){
if(typeof data20.linkPageLabel !== "string"){
const err30 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data20.goods_id !== undefined){
if(typeof data20.goods_id !== "string"){
const err31 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data20.itemId !== undefined){
if(typeof data20.itemId !== "string"){
const err32 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data20.item_id !== undefined){
if(typeof data20.item_id !== "string"){
const err33 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data20.category_id !== undefined){
if(typeof data20.category_id !== "string"){
const err34 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data20.attribute_id !== undefined){
if(typeof data20.attribute_id !== "string"){
const err35 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data20.theme_pc_template_id !== undefined){
if(typeof data20.theme_pc_template_id !== "string"){
const err36 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data20.card_id !== undefined){
if(typeof data20.card_id !== "string"){
const err37 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data20.url !== undefined){
let data30 = data20.url;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
const err38 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data20.href !== undefined){
let data31 = data20.href;
if(typeof data31 === "string"){
if(!pattern0.test(data31)){
const err40 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data20.itemName !== undefined){
if(typeof data20.itemName !== "string"){
const err42 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data20.category_name !== undefined){
if(typeof data20.category_name !== "string"){
const err43 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data20.attribute_name !== undefined){
if(typeof data20.attribute_name !== "string"){
const err44 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data20.tag_name !== undefined){
if(typeof data20.tag_name !== "string"){
const err45 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data20.title !== undefined){
if(typeof data20.title !== "string"){
const err46 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data20.activity_name !== undefined){
if(typeof data20.activity_name !== "string"){
const err47 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data20.template_title !== undefined){
if(typeof data20.template_title !== "string"){
const err48 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.name !== undefined){
if(typeof data20.name !== "string"){
const err49 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
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
else {
const err50 = {instancePath:instancePath+"/props/data/" + i0+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/type",keyword:"type",params:{type: "object"}};
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
const err52 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data0.columnNums !== undefined){
let data40 = data0.columnNums;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err53 = {instancePath:instancePath+"/props/columnNums",schemaPath:"#/properties/props/properties/columnNums/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 10 || isNaN(data40)){
const err54 = {instancePath:instancePath+"/props/columnNums",schemaPath:"#/properties/props/properties/columnNums/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data40 < 1 || isNaN(data40)){
const err55 = {instancePath:instancePath+"/props/columnNums",schemaPath:"#/properties/props/properties/columnNums/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data0.showMore !== undefined){
if(typeof data0.showMore !== "boolean"){
const err56 = {instancePath:instancePath+"/props/showMore",schemaPath:"#/properties/props/properties/showMore/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data0.moreText !== undefined){
if(typeof data0.moreText !== "string"){
const err57 = {instancePath:instancePath+"/props/moreText",schemaPath:"#/properties/props/properties/moreText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data0.moreLinkData !== undefined){
let data43 = data0.moreLinkData;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key5 in data43){
if(!(func2.call(literal3, key5))){
const err58 = {instancePath:instancePath+"/props/moreLinkData",schemaPath:"#/properties/props/properties/moreLinkData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data43.linkPage !== undefined){
let data44 = data43.linkPage;
if(typeof data44 !== "string"){
const err59 = {instancePath:instancePath+"/props/moreLinkData/linkPage",schemaPath:"#/properties/props/properties/moreLinkData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!((((((((data44 === "goods") || (data44 === "category")) || (data44 === "maincategory")) || (data44 === "brand")) || (data44 === "page")) || (data44 === "customer")) || (data44 === "coupons")) || (data44 === "href"))){
const err60 = {instancePath:instancePath+"/props/moreLinkData/linkPage",schemaPath:"#/properties/props/properties/moreLinkData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal4}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data43.linkPageLabel !== undefined){
if(typeof data43.linkPageLabel !== "string"){
const err61 = {instancePath:instancePath+"/props/moreLinkData/linkPageLabel",schemaPath:"#/properties/props/properties/moreLinkData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data43.goods_id !== undefined){
if(typeof data43.goods_id !== "string"){
const err62 = {instancePath:instancePath+"/props/moreLinkData/goods_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data43.itemId !== undefined){
if(typeof data43.itemId !== "string"){
const err63 = {instancePath:instancePath+"/props/moreLinkData/itemId",schemaPath:"#/properties/props/properties/moreLinkData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data43.item_id !== undefined){
if(typeof data43.item_id !== "string"){
const err64 = {instancePath:instancePath+"/props/moreLinkData/item_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data43.category_id !== undefined){
if(typeof data43.category_id !== "string"){
const err65 = {instancePath:instancePath+"/props/moreLinkData/category_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data43.attribute_id !== undefined){
if(typeof data43.attribute_id !== "string"){
const err66 = {instancePath:instancePath+"/props/moreLinkData/attribute_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data43.theme_pc_template_id !== undefined){
if(typeof data43.theme_pc_template_id !== "string"){
const err67 = {instancePath:instancePath+"/props/moreLinkData/theme_pc_template_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data43.card_id !== undefined){
if(typeof data43.card_id !== "string"){
const err68 = {instancePath:instancePath+"/props/moreLinkData/card_id",schemaPath:"#/properties/props/properties/moreLinkData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data43.url !== undefined){
let data53 = data43.url;
if(typeof data53 === "string"){
if(!pattern0.test(data53)){
const err69 = {instancePath:instancePath+"/props/moreLinkData/url",schemaPath:"#/properties/props/properties/moreLinkData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/props/moreLinkData/url",schemaPath:"#/properties/props/properties/moreLinkData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data43.href !== undefined){
let data54 = data43.href;
if(typeof data54 === "string"){
if(!pattern0.test(data54)){
const err71 = {instancePath:instancePath+"/props/moreLinkData/href",schemaPath:"#/properties/props/properties/moreLinkData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/props/moreLinkData/href",schemaPath:"#/properties/props/properties/moreLinkData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data43.itemName !== undefined){
if(typeof data43.itemName !== "string"){
const err73 = {instancePath:instancePath+"/props/moreLinkData/itemName",schemaPath:"#/properties/props/properties/moreLinkData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data43.category_name !== undefined){
if(typeof data43.category_name !== "string"){
const err74 = {instancePath:instancePath+"/props/moreLinkData/category_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data43.attribute_name !== undefined){
if(typeof data43.attribute_name !== "string"){
const err75 = {instancePath:instancePath+"/props/moreLinkData/attribute_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data43.tag_name !== undefined){
if(typeof data43.tag_name !== "string"){
const err76 = {instancePath:instancePath+"/props/moreLinkData/tag_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data43.title !== undefined){
if(typeof data43.title !== "string"){
const err77 = {instancePath:instancePath+"/props/moreLinkData/title",schemaPath:"#/properties/props/properties/moreLinkData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data43.activity_name !== undefined){
if(typeof data43.activity_name !== "string"){
const err78 = {instancePath:instancePath+"/props/moreLinkData/activity_name",schemaPath:"#/properties/props/properties/moreLinkData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data43.template_title !== undefined){
if(typeof data43.template_title !== "string"){
const err79 = {instancePath:instancePath+"/props/moreLinkData/template_title",schemaPath:"#/properties/props/properties/moreLinkData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data43.name !== undefined){
if(typeof data43.name !== "string"){
const err80 = {instancePath:instancePath+"/props/moreLinkData/name",schemaPath:"#/properties/props/properties/moreLinkData/properties/name/type",keyword:"type",params:{type: "string"}};
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
const err81 = {instancePath:instancePath+"/props/moreLinkData",schemaPath:"#/properties/props/properties/moreLinkData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data0.titleAlign !== undefined){
let data63 = data0.titleAlign;
if(typeof data63 !== "string"){
const err82 = {instancePath:instancePath+"/props/titleAlign",schemaPath:"#/properties/props/properties/titleAlign/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!(((data63 === "left") || (data63 === "center")) || (data63 === "right"))){
const err83 = {instancePath:instancePath+"/props/titleAlign",schemaPath:"#/properties/props/properties/titleAlign/enum",keyword:"enum",params:{allowedValues: literal5}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data0.titleBackground !== undefined){
if(typeof data0.titleBackground !== "boolean"){
const err84 = {instancePath:instancePath+"/props/titleBackground",schemaPath:"#/properties/props/properties/titleBackground/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data0.wgtBackgroundColor1 !== undefined){
let data65 = data0.wgtBackgroundColor1;
if(typeof data65 === "string"){
if(!pattern1.test(data65)){
const err85 = {instancePath:instancePath+"/props/wgtBackgroundColor1",schemaPath:"#/properties/props/properties/wgtBackgroundColor1/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err86 = {instancePath:instancePath+"/props/wgtBackgroundColor1",schemaPath:"#/properties/props/properties/wgtBackgroundColor1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data0.wgtBackgroundColor2 !== undefined){
let data66 = data0.wgtBackgroundColor2;
if(typeof data66 === "string"){
if(!pattern1.test(data66)){
const err87 = {instancePath:instancePath+"/props/wgtBackgroundColor2",schemaPath:"#/properties/props/properties/wgtBackgroundColor2/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err88 = {instancePath:instancePath+"/props/wgtBackgroundColor2",schemaPath:"#/properties/props/properties/wgtBackgroundColor2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data67 = data0.wgtTitleFontSize;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
const err89 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err90 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data68 = data0.wgtTitleColor;
if(typeof data68 === "string"){
if(!pattern1.test(data68)){
const err91 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err92 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data69 = data0.wgtPriceFontSize;
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
const err93 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data0.wgtPriceColor !== undefined){
let data70 = data0.wgtPriceColor;
if(typeof data70 === "string"){
if(!pattern1.test(data70)){
const err95 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/type",keyword:"type",params:{type: "string"}};
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
else {
const err97 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.style !== undefined){
let data71 = data.style;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const key6 in data71){
if(!(func2.call(literal6, key6))){
const err98 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data71.x !== undefined){
let data72 = data71.x;
if(!((typeof data72 == "number") && (isFinite(data72)))){
const err99 = {instancePath:instancePath+"/style/x",schemaPath:"#/properties/style/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data71.y !== undefined){
let data73 = data71.y;
if(!((typeof data73 == "number") && (isFinite(data73)))){
const err100 = {instancePath:instancePath+"/style/y",schemaPath:"#/properties/style/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data71.left !== undefined){
let data74 = data71.left;
if(!((typeof data74 == "number") && (isFinite(data74)))){
const err101 = {instancePath:instancePath+"/style/left",schemaPath:"#/properties/style/properties/left/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data71.top !== undefined){
let data75 = data71.top;
if(!((typeof data75 == "number") && (isFinite(data75)))){
const err102 = {instancePath:instancePath+"/style/top",schemaPath:"#/properties/style/properties/top/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data71.z !== undefined){
let data76 = data71.z;
if(!(((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76))) && (isFinite(data76)))){
const err103 = {instancePath:instancePath+"/style/z",schemaPath:"#/properties/style/properties/z/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data71.width !== undefined){
let data77 = data71.width;
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
const err104 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err105 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data71.height !== undefined){
let data78 = data71.height;
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
const err106 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err107 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data71.marginTop !== undefined){
let data79 = data71.marginTop;
if((!((typeof data79 == "number") && (isFinite(data79)))) && (typeof data79 !== "string")){
const err108 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/type",keyword:"type",params:{type: literal7}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(typeof data79 === "string"){
if(!pattern11.test(data79)){
const err109 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
if(data71.marginRight !== undefined){
let data80 = data71.marginRight;
if((!((typeof data80 == "number") && (isFinite(data80)))) && (typeof data80 !== "string")){
const err110 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/type",keyword:"type",params:{type: literal7}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(typeof data80 === "string"){
if(!pattern11.test(data80)){
const err111 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
if(data71.marginBottom !== undefined){
let data81 = data71.marginBottom;
if((!((typeof data81 == "number") && (isFinite(data81)))) && (typeof data81 !== "string")){
const err112 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/type",keyword:"type",params:{type: literal7}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(typeof data81 === "string"){
if(!pattern11.test(data81)){
const err113 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
if(data71.marginLeft !== undefined){
let data82 = data71.marginLeft;
if((!((typeof data82 == "number") && (isFinite(data82)))) && (typeof data82 !== "string")){
const err114 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/type",keyword:"type",params:{type: literal7}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(typeof data82 === "string"){
if(!pattern11.test(data82)){
const err115 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data71.paddingTop !== undefined){
let data83 = data71.paddingTop;
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 < 0 || isNaN(data83)){
const err116 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err117 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data71.paddingRight !== undefined){
let data84 = data71.paddingRight;
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 < 0 || isNaN(data84)){
const err118 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data71.paddingBottom !== undefined){
let data85 = data71.paddingBottom;
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 0 || isNaN(data85)){
const err120 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err121 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data71.paddingLeft !== undefined){
let data86 = data71.paddingLeft;
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
const err122 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data71.borderTopWidth !== undefined){
let data87 = data71.borderTopWidth;
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 < 0 || isNaN(data87)){
const err124 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err125 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data71.borderRightWidth !== undefined){
let data88 = data71.borderRightWidth;
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 0 || isNaN(data88)){
const err126 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err127 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data71.borderBottomWidth !== undefined){
let data89 = data71.borderBottomWidth;
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 0 || isNaN(data89)){
const err128 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err129 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data71.borderLeftWidth !== undefined){
let data90 = data71.borderLeftWidth;
if((typeof data90 == "number") && (isFinite(data90))){
if(data90 < 0 || isNaN(data90)){
const err130 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err131 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data71.borderTopColor !== undefined){
let data91 = data71.borderTopColor;
if(typeof data91 === "string"){
if(!pattern1.test(data91)){
const err132 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err133 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data71.borderRightColor !== undefined){
let data92 = data71.borderRightColor;
if(typeof data92 === "string"){
if(!pattern1.test(data92)){
const err134 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err135 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data71.borderBottomColor !== undefined){
let data93 = data71.borderBottomColor;
if(typeof data93 === "string"){
if(!pattern1.test(data93)){
const err136 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err137 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data71.borderLeftColor !== undefined){
let data94 = data71.borderLeftColor;
if(typeof data94 === "string"){
if(!pattern1.test(data94)){
const err138 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err139 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data71.borderStyle !== undefined){
let data95 = data71.borderStyle;
if(typeof data95 !== "string"){
const err140 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(!((((data95 === "solid") || (data95 === "dashed")) || (data95 === "dotted")) || (data95 === "double"))){
const err141 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/enum",keyword:"enum",params:{allowedValues: literal8}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data71.borderRadius !== undefined){
let data96 = data71.borderRadius;
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 < 0 || isNaN(data96)){
const err142 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err143 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data71.opacity !== undefined){
let data97 = data71.opacity;
if((typeof data97 == "number") && (isFinite(data97))){
if(data97 > 1 || isNaN(data97)){
const err144 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data97 < 0 || isNaN(data97)){
const err145 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err146 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data71.foregroundColor !== undefined){
let data98 = data71.foregroundColor;
if(typeof data98 === "string"){
if(!pattern1.test(data98)){
const err147 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err148 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data71.backgroundColor !== undefined){
let data99 = data71.backgroundColor;
if(typeof data99 === "string"){
if(!pattern1.test(data99)){
const err149 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data71.backgroundImage !== undefined){
let data100 = data71.backgroundImage;
if(typeof data100 === "string"){
if(!pattern0.test(data100)){
const err151 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
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
else {
const err153 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
