// Written by scripts/generate.ts (npm run generate); do not edit.
import { memoPattern } from '../../validator-runtime';
const literal0 = {"mainTitle":1,"data":1,"autoplay":1,"autoplaySpeed":1,"styleType":1,"pointAlign":1,"pointDefaultColor":1,"customerThemeEnabled":1,"pointActiveColor":1,"wgtTitleColor":1,"wgtTitleFontSize":1,"wgtPriceColor":1,"wgtPriceFontSize":1,"wgtToFixed":1};
const literal1 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal2 = ["goods"];
const literal3 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal4 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal5 = ["style1","style2","style3","style4","style5"];
const literal6 = ["left","center","right"];
const literal7 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1};
const literal8 = ["number","string"];
const literal9 = ["solid","dashed","dotted","double"];
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
if(data0.mainTitle !== undefined){
if(typeof data0.mainTitle !== "string"){
const err2 = {instancePath:instancePath+"/props/mainTitle",schemaPath:"#/properties/props/properties/mainTitle/type",keyword:"type",params:{type: "string"}};
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
if(data2.length > 5){
const err3 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(key2 === "data")){
const err5 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
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
let data4 = data3.data;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
if(!(func2.call(literal1, key3))){
const err6 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data5.goods_id !== undefined){
if(typeof data5.goods_id !== "string"){
const err7 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data5.itemId !== undefined){
if(typeof data5.itemId !== "string"){
const err8 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/itemId",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.goods_pic !== undefined){
let data8 = data5.goods_pic;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err9 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err10 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_pic/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.price !== undefined){
let data9 = data5.price;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data5.market_price !== undefined){
let data10 = data5.market_price;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err13 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/market_price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err14 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/market_price",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/market_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data5.goods_name !== undefined){
if(typeof data5.goods_name !== "string"){
const err15 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/goods_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/goods_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.brief !== undefined){
if(typeof data5.brief !== "string"){
const err16 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/brief",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/brief/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.subTitle !== undefined){
if(typeof data5.subTitle !== "string"){
const err17 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/subTitle",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/subTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.tagList !== undefined){
let data14 = data5.tagList;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key4 in data15){
if(!((((key4 === "tag_id") || (key4 === "tag_name")) || (key4 === "font_color")) || (key4 === "tag_color"))){
const err18 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2,schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data15.tag_id !== undefined){
if(typeof data15.tag_id !== "string"){
const err19 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data15.tag_name !== undefined){
if(typeof data15.tag_name !== "string"){
const err20 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.font_color !== undefined){
let data18 = data15.font_color;
if(typeof data18 === "string"){
if(!pattern1.test(data18)){
const err21 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/font_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/font_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data15.tag_color !== undefined){
let data19 = data15.tag_color;
if(typeof data19 === "string"){
if(!pattern1.test(data19)){
const err23 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2+"/tag_color",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/properties/tag_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList/" + i2,schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/items/type",keyword:"type",params:{type: "object"}};
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
const err26 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/tagList",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/tagList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.linkPage !== undefined){
let data20 = data5.linkPage;
if(typeof data20 !== "string"){
const err27 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(data20 === "goods")){
const err28 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.linkPageLabel !== undefined){
if(typeof data5.linkPageLabel !== "string"){
const err29 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.pathData !== undefined){
let data22 = data5.pathData;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key5 in data22){
if(!(func2.call(literal3, key5))){
const err30 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data22.linkPage !== undefined){
let data23 = data22.linkPage;
if(typeof data23 !== "string"){
const err31 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((((((((data23 === "goods") || (data23 === "category")) || (data23 === "maincategory")) || (data23 === "brand")) || (data23 === "page")) || (data23 === "customer")) || (data23 === "coupons")) || (data23 === "href"))){
const err32 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal4}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data22.linkPageLabel !== undefined){
if(typeof data22.linkPageLabel !== "string"){
const err33 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data22.goods_id !== undefined){
if(typeof data22.goods_id !== "string"){
const err34 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data22.itemId !== undefined){
if(typeof data22.itemId !== "string"){
const err35 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data22.item_id !== undefined){
if(typeof data22.item_id !== "string"){
const err36 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data22.category_id !== undefined){
if(typeof data22.category_id !== "string"){
const err37 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data22.attribute_id !== undefined){
if(typeof data22.attribute_id !== "string"){
const err38 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data22.theme_pc_template_id !== undefined){
if(typeof data22.theme_pc_template_id !== "string"){
const err39 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data22.card_id !== undefined){
if(typeof data22.card_id !== "string"){
const err40 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data22.url !== undefined){
let data32 = data22.url;
if(typeof data32 === "string"){
if(!pattern0.test(data32)){
const err41 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data22.href !== undefined){
let data33 = data22.href;
if(typeof data33 === "string"){
if(!pattern0.test(data33)){
const err43 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data22.itemName !== undefined){
if(typeof data22.itemName !== "string"){
const err45 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data22.category_name !== undefined){
if(typeof data22.category_name !== "string"){
const err46 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data22.attribute_name !== undefined){
if(typeof data22.attribute_name !== "string"){
const err47 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data22.tag_name !== undefined){
if(typeof data22.tag_name !== "string"){
const err48 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data22.title !== undefined){
if(typeof data22.title !== "string"){
const err49 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data22.activity_name !== undefined){
if(typeof data22.activity_name !== "string"){
const err50 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data22.template_title !== undefined){
if(typeof data22.template_title !== "string"){
const err51 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data22.name !== undefined){
if(typeof data22.name !== "string"){
const err52 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
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
const err53 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/data/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
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
const err54 = {instancePath:instancePath+"/props/data/" + i0+"/data/" + i1,schemaPath:"#/properties/props/properties/data/items/properties/data/items/type",keyword:"type",params:{type: "object"}};
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
const err55 = {instancePath:instancePath+"/props/data/" + i0+"/data",schemaPath:"#/properties/props/properties/data/items/properties/data/type",keyword:"type",params:{type: "array"}};
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
const err56 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/type",keyword:"type",params:{type: "object"}};
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
const err57 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data0.autoplay !== undefined){
if(typeof data0.autoplay !== "boolean"){
const err58 = {instancePath:instancePath+"/props/autoplay",schemaPath:"#/properties/props/properties/autoplay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data0.autoplaySpeed !== undefined){
let data43 = data0.autoplaySpeed;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err59 = {instancePath:instancePath+"/props/autoplaySpeed",schemaPath:"#/properties/props/properties/autoplaySpeed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
const err60 = {instancePath:instancePath+"/props/autoplaySpeed",schemaPath:"#/properties/props/properties/autoplaySpeed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data0.styleType !== undefined){
let data44 = data0.styleType;
if(typeof data44 !== "string"){
const err61 = {instancePath:instancePath+"/props/styleType",schemaPath:"#/properties/props/properties/styleType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((((data44 === "style1") || (data44 === "style2")) || (data44 === "style3")) || (data44 === "style4")) || (data44 === "style5"))){
const err62 = {instancePath:instancePath+"/props/styleType",schemaPath:"#/properties/props/properties/styleType/enum",keyword:"enum",params:{allowedValues: literal5}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data0.pointAlign !== undefined){
let data45 = data0.pointAlign;
if(typeof data45 !== "string"){
const err63 = {instancePath:instancePath+"/props/pointAlign",schemaPath:"#/properties/props/properties/pointAlign/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(((data45 === "left") || (data45 === "center")) || (data45 === "right"))){
const err64 = {instancePath:instancePath+"/props/pointAlign",schemaPath:"#/properties/props/properties/pointAlign/enum",keyword:"enum",params:{allowedValues: literal6}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data0.pointDefaultColor !== undefined){
let data46 = data0.pointDefaultColor;
if(typeof data46 === "string"){
if(!pattern1.test(data46)){
const err65 = {instancePath:instancePath+"/props/pointDefaultColor",schemaPath:"#/properties/props/properties/pointDefaultColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/props/pointDefaultColor",schemaPath:"#/properties/props/properties/pointDefaultColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data0.customerThemeEnabled !== undefined){
if(typeof data0.customerThemeEnabled !== "boolean"){
const err67 = {instancePath:instancePath+"/props/customerThemeEnabled",schemaPath:"#/properties/props/properties/customerThemeEnabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data0.pointActiveColor !== undefined){
let data48 = data0.pointActiveColor;
if(typeof data48 === "string"){
if(!pattern1.test(data48)){
const err68 = {instancePath:instancePath+"/props/pointActiveColor",schemaPath:"#/properties/props/properties/pointActiveColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err69 = {instancePath:instancePath+"/props/pointActiveColor",schemaPath:"#/properties/props/properties/pointActiveColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data49 = data0.wgtTitleColor;
if(typeof data49 === "string"){
if(!pattern1.test(data49)){
const err70 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err71 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data50 = data0.wgtTitleFontSize;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 27 || isNaN(data50)){
const err72 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 27}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data50 < 0 || isNaN(data50)){
const err73 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data0.wgtPriceColor !== undefined){
let data51 = data0.wgtPriceColor;
if(typeof data51 === "string"){
if(!pattern1.test(data51)){
const err75 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err76 = {instancePath:instancePath+"/props/wgtPriceColor",schemaPath:"#/properties/props/properties/wgtPriceColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data52 = data0.wgtPriceFontSize;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
const err77 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/props/wgtPriceFontSize",schemaPath:"#/properties/props/properties/wgtPriceFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data0.wgtToFixed !== undefined){
let data53 = data0.wgtToFixed;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err79 = {instancePath:instancePath+"/props/wgtToFixed",schemaPath:"#/properties/props/properties/wgtToFixed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 2 || isNaN(data53)){
const err80 = {instancePath:instancePath+"/props/wgtToFixed",schemaPath:"#/properties/props/properties/wgtToFixed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data53 < 0 || isNaN(data53)){
const err81 = {instancePath:instancePath+"/props/wgtToFixed",schemaPath:"#/properties/props/properties/wgtToFixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err82 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.style !== undefined){
let data54 = data.style;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key6 in data54){
if(!(func2.call(literal7, key6))){
const err83 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data54.x !== undefined){
let data55 = data54.x;
if(!((typeof data55 == "number") && (isFinite(data55)))){
const err84 = {instancePath:instancePath+"/style/x",schemaPath:"#/properties/style/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data54.y !== undefined){
let data56 = data54.y;
if(!((typeof data56 == "number") && (isFinite(data56)))){
const err85 = {instancePath:instancePath+"/style/y",schemaPath:"#/properties/style/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data54.left !== undefined){
let data57 = data54.left;
if(!((typeof data57 == "number") && (isFinite(data57)))){
const err86 = {instancePath:instancePath+"/style/left",schemaPath:"#/properties/style/properties/left/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data54.top !== undefined){
let data58 = data54.top;
if(!((typeof data58 == "number") && (isFinite(data58)))){
const err87 = {instancePath:instancePath+"/style/top",schemaPath:"#/properties/style/properties/top/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data54.z !== undefined){
let data59 = data54.z;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err88 = {instancePath:instancePath+"/style/z",schemaPath:"#/properties/style/properties/z/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data54.width !== undefined){
let data60 = data54.width;
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
const err89 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err90 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data54.height !== undefined){
let data61 = data54.height;
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
const err91 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err92 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data54.marginTop !== undefined){
let data62 = data54.marginTop;
if((!((typeof data62 == "number") && (isFinite(data62)))) && (typeof data62 !== "string")){
const err93 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/type",keyword:"type",params:{type: literal8}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(typeof data62 === "string"){
if(!pattern9.test(data62)){
const err94 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data54.marginRight !== undefined){
let data63 = data54.marginRight;
if((!((typeof data63 == "number") && (isFinite(data63)))) && (typeof data63 !== "string")){
const err95 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/type",keyword:"type",params:{type: literal8}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(typeof data63 === "string"){
if(!pattern9.test(data63)){
const err96 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data54.marginBottom !== undefined){
let data64 = data54.marginBottom;
if((!((typeof data64 == "number") && (isFinite(data64)))) && (typeof data64 !== "string")){
const err97 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/type",keyword:"type",params:{type: literal8}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(typeof data64 === "string"){
if(!pattern9.test(data64)){
const err98 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data54.marginLeft !== undefined){
let data65 = data54.marginLeft;
if((!((typeof data65 == "number") && (isFinite(data65)))) && (typeof data65 !== "string")){
const err99 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/type",keyword:"type",params:{type: literal8}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(typeof data65 === "string"){
if(!pattern9.test(data65)){
const err100 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data54.paddingTop !== undefined){
let data66 = data54.paddingTop;
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 < 0 || isNaN(data66)){
const err101 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err102 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data54.paddingRight !== undefined){
let data67 = data54.paddingRight;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
const err103 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err104 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data54.paddingBottom !== undefined){
let data68 = data54.paddingBottom;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
const err105 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err106 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data54.paddingLeft !== undefined){
let data69 = data54.paddingLeft;
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
const err107 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err108 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data54.borderTopWidth !== undefined){
let data70 = data54.borderTopWidth;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
const err109 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err110 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data54.borderRightWidth !== undefined){
let data71 = data54.borderRightWidth;
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
const err111 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err112 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data54.borderBottomWidth !== undefined){
let data72 = data54.borderBottomWidth;
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < 0 || isNaN(data72)){
const err113 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err114 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data54.borderLeftWidth !== undefined){
let data73 = data54.borderLeftWidth;
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
const err115 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err116 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data54.borderTopColor !== undefined){
let data74 = data54.borderTopColor;
if(typeof data74 === "string"){
if(!pattern1.test(data74)){
const err117 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err118 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data54.borderRightColor !== undefined){
let data75 = data54.borderRightColor;
if(typeof data75 === "string"){
if(!pattern1.test(data75)){
const err119 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err120 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data54.borderBottomColor !== undefined){
let data76 = data54.borderBottomColor;
if(typeof data76 === "string"){
if(!pattern1.test(data76)){
const err121 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err122 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data54.borderLeftColor !== undefined){
let data77 = data54.borderLeftColor;
if(typeof data77 === "string"){
if(!pattern1.test(data77)){
const err123 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err124 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data54.borderStyle !== undefined){
let data78 = data54.borderStyle;
if(typeof data78 !== "string"){
const err125 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(!((((data78 === "solid") || (data78 === "dashed")) || (data78 === "dotted")) || (data78 === "double"))){
const err126 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/enum",keyword:"enum",params:{allowedValues: literal9}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data54.borderRadius !== undefined){
let data79 = data54.borderRadius;
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 < 0 || isNaN(data79)){
const err127 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err128 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data54.opacity !== undefined){
let data80 = data54.opacity;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 > 1 || isNaN(data80)){
const err129 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data80 < 0 || isNaN(data80)){
const err130 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err131 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data54.foregroundColor !== undefined){
let data81 = data54.foregroundColor;
if(typeof data81 === "string"){
if(!pattern1.test(data81)){
const err132 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err133 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data54.backgroundColor !== undefined){
let data82 = data54.backgroundColor;
if(typeof data82 === "string"){
if(!pattern1.test(data82)){
const err134 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err135 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data54.backgroundImage !== undefined){
let data83 = data54.backgroundImage;
if(typeof data83 === "string"){
if(!pattern0.test(data83)){
const err136 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err137 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
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
const err138 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
