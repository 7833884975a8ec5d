// Written by scripts/generate.ts (npm run generate); do not edit.
import { memoPattern } from '../../validator-runtime';
const literal0 = {"mainTitle":1,"subTitle":1,"linkPath":1,"styleType":1,"data":1,"wgtBackgroundColor":1,"wgtTitleColor":1,"wgtTitleFontSize":1,"wgtSubTextColor":1,"wgtSubTitleFontSize":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal3 = [0];
const literal4 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1};
const literal5 = ["number","string"];
const literal6 = ["solid","dashed","dotted","double"];
"use strict";
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern5 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern8 = memoPattern("^auto$", "u");

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
if(data0.subTitle !== undefined){
if(typeof data0.subTitle !== "string"){
const err3 = {instancePath:instancePath+"/props/subTitle",schemaPath:"#/properties/props/properties/subTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.linkPath !== undefined){
let data3 = data0.linkPath;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(func2.call(literal1, key2))){
const err4 = {instancePath:instancePath+"/props/linkPath",schemaPath:"#/properties/props/properties/linkPath/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data3.linkPage !== undefined){
let data4 = data3.linkPage;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/props/linkPath/linkPage",schemaPath:"#/properties/props/properties/linkPath/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((data4 === "goods") || (data4 === "category")) || (data4 === "maincategory")) || (data4 === "brand")) || (data4 === "page")) || (data4 === "customer")) || (data4 === "coupons")) || (data4 === "href"))){
const err6 = {instancePath:instancePath+"/props/linkPath/linkPage",schemaPath:"#/properties/props/properties/linkPath/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.linkPageLabel !== undefined){
if(typeof data3.linkPageLabel !== "string"){
const err7 = {instancePath:instancePath+"/props/linkPath/linkPageLabel",schemaPath:"#/properties/props/properties/linkPath/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data3.goods_id !== undefined){
if(typeof data3.goods_id !== "string"){
const err8 = {instancePath:instancePath+"/props/linkPath/goods_id",schemaPath:"#/properties/props/properties/linkPath/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.itemId !== undefined){
if(typeof data3.itemId !== "string"){
const err9 = {instancePath:instancePath+"/props/linkPath/itemId",schemaPath:"#/properties/props/properties/linkPath/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.item_id !== undefined){
if(typeof data3.item_id !== "string"){
const err10 = {instancePath:instancePath+"/props/linkPath/item_id",schemaPath:"#/properties/props/properties/linkPath/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.category_id !== undefined){
if(typeof data3.category_id !== "string"){
const err11 = {instancePath:instancePath+"/props/linkPath/category_id",schemaPath:"#/properties/props/properties/linkPath/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.attribute_id !== undefined){
if(typeof data3.attribute_id !== "string"){
const err12 = {instancePath:instancePath+"/props/linkPath/attribute_id",schemaPath:"#/properties/props/properties/linkPath/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.theme_pc_template_id !== undefined){
if(typeof data3.theme_pc_template_id !== "string"){
const err13 = {instancePath:instancePath+"/props/linkPath/theme_pc_template_id",schemaPath:"#/properties/props/properties/linkPath/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.card_id !== undefined){
if(typeof data3.card_id !== "string"){
const err14 = {instancePath:instancePath+"/props/linkPath/card_id",schemaPath:"#/properties/props/properties/linkPath/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.url !== undefined){
let data13 = data3.url;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err15 = {instancePath:instancePath+"/props/linkPath/url",schemaPath:"#/properties/props/properties/linkPath/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/props/linkPath/url",schemaPath:"#/properties/props/properties/linkPath/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.href !== undefined){
let data14 = data3.href;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err17 = {instancePath:instancePath+"/props/linkPath/href",schemaPath:"#/properties/props/properties/linkPath/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/props/linkPath/href",schemaPath:"#/properties/props/properties/linkPath/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.itemName !== undefined){
if(typeof data3.itemName !== "string"){
const err19 = {instancePath:instancePath+"/props/linkPath/itemName",schemaPath:"#/properties/props/properties/linkPath/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.category_name !== undefined){
if(typeof data3.category_name !== "string"){
const err20 = {instancePath:instancePath+"/props/linkPath/category_name",schemaPath:"#/properties/props/properties/linkPath/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.attribute_name !== undefined){
if(typeof data3.attribute_name !== "string"){
const err21 = {instancePath:instancePath+"/props/linkPath/attribute_name",schemaPath:"#/properties/props/properties/linkPath/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.tag_name !== undefined){
if(typeof data3.tag_name !== "string"){
const err22 = {instancePath:instancePath+"/props/linkPath/tag_name",schemaPath:"#/properties/props/properties/linkPath/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
const err23 = {instancePath:instancePath+"/props/linkPath/title",schemaPath:"#/properties/props/properties/linkPath/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.activity_name !== undefined){
if(typeof data3.activity_name !== "string"){
const err24 = {instancePath:instancePath+"/props/linkPath/activity_name",schemaPath:"#/properties/props/properties/linkPath/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.template_title !== undefined){
if(typeof data3.template_title !== "string"){
const err25 = {instancePath:instancePath+"/props/linkPath/template_title",schemaPath:"#/properties/props/properties/linkPath/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
const err26 = {instancePath:instancePath+"/props/linkPath/name",schemaPath:"#/properties/props/properties/linkPath/properties/name/type",keyword:"type",params:{type: "string"}};
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
const err27 = {instancePath:instancePath+"/props/linkPath",schemaPath:"#/properties/props/properties/linkPath/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.styleType !== undefined){
let data23 = data0.styleType;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err28 = {instancePath:instancePath+"/props/styleType",schemaPath:"#/properties/props/properties/styleType/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(data23 === 0)){
const err29 = {instancePath:instancePath+"/props/styleType",schemaPath:"#/properties/props/properties/styleType/enum",keyword:"enum",params:{allowedValues: literal3}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data0.data !== undefined){
let data24 = data0.data;
if(Array.isArray(data24)){
if(data24.length > 2){
const err30 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data24.length < 2){
const err31 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key3 in data25){
if(!((key3 === "imgUrl") || (key3 === "pathData"))){
const err32 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data25.imgUrl !== undefined){
let data26 = data25.imgUrl;
if(typeof data26 === "string"){
if(!pattern0.test(data26)){
const err33 = {instancePath:instancePath+"/props/data/" + i0+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/properties/imgUrl/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err34 = {instancePath:instancePath+"/props/data/" + i0+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/properties/imgUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data25.pathData !== undefined){
let data27 = data25.pathData;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key4 in data27){
if(!(func2.call(literal1, key4))){
const err35 = {instancePath:instancePath+"/props/data/" + i0+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data27.linkPage !== undefined){
let data28 = data27.linkPage;
if(typeof data28 !== "string"){
const err36 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((((((((data28 === "goods") || (data28 === "category")) || (data28 === "maincategory")) || (data28 === "brand")) || (data28 === "page")) || (data28 === "customer")) || (data28 === "coupons")) || (data28 === "href"))){
const err37 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data27.linkPageLabel !== undefined){
if(typeof data27.linkPageLabel !== "string"){
const err38 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data27.goods_id !== undefined){
if(typeof data27.goods_id !== "string"){
const err39 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data27.itemId !== undefined){
if(typeof data27.itemId !== "string"){
const err40 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data27.item_id !== undefined){
if(typeof data27.item_id !== "string"){
const err41 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data27.category_id !== undefined){
if(typeof data27.category_id !== "string"){
const err42 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data27.attribute_id !== undefined){
if(typeof data27.attribute_id !== "string"){
const err43 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data27.theme_pc_template_id !== undefined){
if(typeof data27.theme_pc_template_id !== "string"){
const err44 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data27.card_id !== undefined){
if(typeof data27.card_id !== "string"){
const err45 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data27.url !== undefined){
let data37 = data27.url;
if(typeof data37 === "string"){
if(!pattern0.test(data37)){
const err46 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err47 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data27.href !== undefined){
let data38 = data27.href;
if(typeof data38 === "string"){
if(!pattern0.test(data38)){
const err48 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err49 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data27.itemName !== undefined){
if(typeof data27.itemName !== "string"){
const err50 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data27.category_name !== undefined){
if(typeof data27.category_name !== "string"){
const err51 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data27.attribute_name !== undefined){
if(typeof data27.attribute_name !== "string"){
const err52 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data27.tag_name !== undefined){
if(typeof data27.tag_name !== "string"){
const err53 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data27.title !== undefined){
if(typeof data27.title !== "string"){
const err54 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data27.activity_name !== undefined){
if(typeof data27.activity_name !== "string"){
const err55 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data27.template_title !== undefined){
if(typeof data27.template_title !== "string"){
const err56 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data27.name !== undefined){
if(typeof data27.name !== "string"){
const err57 = {instancePath:instancePath+"/props/data/" + i0+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
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
const err58 = {instancePath:instancePath+"/props/data/" + i0+"/pathData",schemaPath:"#/properties/props/properties/data/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/props/data/" + i0,schemaPath:"#/properties/props/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/type",keyword:"type",params:{type: "array"}};
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
let data47 = data0.wgtBackgroundColor;
if(typeof data47 === "string"){
if(!pattern5.test(data47)){
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
if(data0.wgtTitleColor !== undefined){
let data48 = data0.wgtTitleColor;
if(typeof data48 === "string"){
if(!pattern5.test(data48)){
const err63 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/props/wgtTitleColor",schemaPath:"#/properties/props/properties/wgtTitleColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data49 = data0.wgtTitleFontSize;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err65 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err66 = {instancePath:instancePath+"/props/wgtTitleFontSize",schemaPath:"#/properties/props/properties/wgtTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data0.wgtSubTextColor !== undefined){
let data50 = data0.wgtSubTextColor;
if(typeof data50 === "string"){
if(!pattern5.test(data50)){
const err67 = {instancePath:instancePath+"/props/wgtSubTextColor",schemaPath:"#/properties/props/properties/wgtSubTextColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/props/wgtSubTextColor",schemaPath:"#/properties/props/properties/wgtSubTextColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data0.wgtSubTitleFontSize !== undefined){
let data51 = data0.wgtSubTitleFontSize;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
const err69 = {instancePath:instancePath+"/props/wgtSubTitleFontSize",schemaPath:"#/properties/props/properties/wgtSubTitleFontSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err70 = {instancePath:instancePath+"/props/wgtSubTitleFontSize",schemaPath:"#/properties/props/properties/wgtSubTitleFontSize/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.style !== undefined){
let data52 = data.style;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key5 in data52){
if(!(func2.call(literal4, key5))){
const err72 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data52.x !== undefined){
let data53 = data52.x;
if(!((typeof data53 == "number") && (isFinite(data53)))){
const err73 = {instancePath:instancePath+"/style/x",schemaPath:"#/properties/style/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data52.y !== undefined){
let data54 = data52.y;
if(!((typeof data54 == "number") && (isFinite(data54)))){
const err74 = {instancePath:instancePath+"/style/y",schemaPath:"#/properties/style/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data52.left !== undefined){
let data55 = data52.left;
if(!((typeof data55 == "number") && (isFinite(data55)))){
const err75 = {instancePath:instancePath+"/style/left",schemaPath:"#/properties/style/properties/left/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data52.top !== undefined){
let data56 = data52.top;
if(!((typeof data56 == "number") && (isFinite(data56)))){
const err76 = {instancePath:instancePath+"/style/top",schemaPath:"#/properties/style/properties/top/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data52.z !== undefined){
let data57 = data52.z;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err77 = {instancePath:instancePath+"/style/z",schemaPath:"#/properties/style/properties/z/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data52.width !== undefined){
let data58 = data52.width;
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
const err78 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err79 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data52.height !== undefined){
let data59 = data52.height;
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
const err80 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err81 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data52.marginTop !== undefined){
let data60 = data52.marginTop;
if((!((typeof data60 == "number") && (isFinite(data60)))) && (typeof data60 !== "string")){
const err82 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/type",keyword:"type",params:{type: literal5}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(typeof data60 === "string"){
if(!pattern8.test(data60)){
const err83 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data52.marginRight !== undefined){
let data61 = data52.marginRight;
if((!((typeof data61 == "number") && (isFinite(data61)))) && (typeof data61 !== "string")){
const err84 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/type",keyword:"type",params:{type: literal5}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data61 === "string"){
if(!pattern8.test(data61)){
const err85 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data52.marginBottom !== undefined){
let data62 = data52.marginBottom;
if((!((typeof data62 == "number") && (isFinite(data62)))) && (typeof data62 !== "string")){
const err86 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/type",keyword:"type",params:{type: literal5}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data62 === "string"){
if(!pattern8.test(data62)){
const err87 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data52.marginLeft !== undefined){
let data63 = data52.marginLeft;
if((!((typeof data63 == "number") && (isFinite(data63)))) && (typeof data63 !== "string")){
const err88 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/type",keyword:"type",params:{type: literal5}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(typeof data63 === "string"){
if(!pattern8.test(data63)){
const err89 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data52.paddingTop !== undefined){
let data64 = data52.paddingTop;
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
const err90 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data52.paddingRight !== undefined){
let data65 = data52.paddingRight;
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
const err92 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data52.paddingBottom !== undefined){
let data66 = data52.paddingBottom;
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 < 0 || isNaN(data66)){
const err94 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err95 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data52.paddingLeft !== undefined){
let data67 = data52.paddingLeft;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
const err96 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err97 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data52.borderTopWidth !== undefined){
let data68 = data52.borderTopWidth;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
const err98 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err99 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data52.borderRightWidth !== undefined){
let data69 = data52.borderRightWidth;
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
const err100 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err101 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data52.borderBottomWidth !== undefined){
let data70 = data52.borderBottomWidth;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
const err102 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err103 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data52.borderLeftWidth !== undefined){
let data71 = data52.borderLeftWidth;
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
const err104 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err105 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data52.borderTopColor !== undefined){
let data72 = data52.borderTopColor;
if(typeof data72 === "string"){
if(!pattern5.test(data72)){
const err106 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err107 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data52.borderRightColor !== undefined){
let data73 = data52.borderRightColor;
if(typeof data73 === "string"){
if(!pattern5.test(data73)){
const err108 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err109 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data52.borderBottomColor !== undefined){
let data74 = data52.borderBottomColor;
if(typeof data74 === "string"){
if(!pattern5.test(data74)){
const err110 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err111 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data52.borderLeftColor !== undefined){
let data75 = data52.borderLeftColor;
if(typeof data75 === "string"){
if(!pattern5.test(data75)){
const err112 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err113 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data52.borderStyle !== undefined){
let data76 = data52.borderStyle;
if(typeof data76 !== "string"){
const err114 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(!((((data76 === "solid") || (data76 === "dashed")) || (data76 === "dotted")) || (data76 === "double"))){
const err115 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/enum",keyword:"enum",params:{allowedValues: literal6}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data52.borderRadius !== undefined){
let data77 = data52.borderRadius;
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
const err116 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err117 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data52.opacity !== undefined){
let data78 = data52.opacity;
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 > 1 || isNaN(data78)){
const err118 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data78 < 0 || isNaN(data78)){
const err119 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err120 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data52.foregroundColor !== undefined){
let data79 = data52.foregroundColor;
if(typeof data79 === "string"){
if(!pattern5.test(data79)){
const err121 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err122 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data52.backgroundColor !== undefined){
let data80 = data52.backgroundColor;
if(typeof data80 === "string"){
if(!pattern5.test(data80)){
const err123 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err124 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data52.backgroundImage !== undefined){
let data81 = data52.backgroundImage;
if(typeof data81 === "string"){
if(!pattern0.test(data81)){
const err125 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err126 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
