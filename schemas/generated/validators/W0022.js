// Written by scripts/generate.ts (npm run generate); do not edit.
import { memoPattern } from '../../validator-runtime';
const literal0 = {"categoryData":1,"hover":1,"menuTop":1,"customerThemeEnabled":1,"wgtTypeBackgroundColor":1,"wgtTypeLabelColor":1,"wgtBackgroundColor":1,"wgtSelectColor":1,"wgtTextColor":1,"wgtSubTextColor":1};
const literal1 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1};
const literal2 = ["number","string"];
const literal3 = ["solid","dashed","dotted","double"];
"use strict";
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern3 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
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
if(data0.categoryData !== undefined){
let data1 = data0.categoryData;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!((((key2 === "category_id") || (key2 === "category_name")) || (key2 === "image_url")) || (key2 === "children"))){
const err2 = {instancePath:instancePath+"/props/categoryData/" + i0,schemaPath:"#/properties/props/properties/categoryData/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data2.category_id !== undefined){
if(typeof data2.category_id !== "string"){
const err3 = {instancePath:instancePath+"/props/categoryData/" + i0+"/category_id",schemaPath:"#/properties/props/properties/categoryData/items/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.category_name !== undefined){
if(typeof data2.category_name !== "string"){
const err4 = {instancePath:instancePath+"/props/categoryData/" + i0+"/category_name",schemaPath:"#/properties/props/properties/categoryData/items/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.image_url !== undefined){
let data5 = data2.image_url;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err5 = {instancePath:instancePath+"/props/categoryData/" + i0+"/image_url",schemaPath:"#/properties/props/properties/categoryData/items/properties/image_url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/props/categoryData/" + i0+"/image_url",schemaPath:"#/properties/props/properties/categoryData/items/properties/image_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.children !== undefined){
let data6 = data2.children;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
if(!((((key3 === "category_id") || (key3 === "category_name")) || (key3 === "image_url")) || (key3 === "children"))){
const err7 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1,schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.category_id !== undefined){
if(typeof data7.category_id !== "string"){
const err8 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/category_id",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data7.category_name !== undefined){
if(typeof data7.category_name !== "string"){
const err9 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/category_name",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.image_url !== undefined){
let data10 = data7.image_url;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err10 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/image_url",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/image_url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err11 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/image_url",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/image_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data7.children !== undefined){
let data11 = data7.children;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
if(!(((key4 === "category_id") || (key4 === "category_name")) || (key4 === "image_url"))){
const err12 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2,schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data12.category_id !== undefined){
if(typeof data12.category_id !== "string"){
const err13 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2+"/category_id",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.category_name !== undefined){
if(typeof data12.category_name !== "string"){
const err14 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2+"/category_name",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data12.image_url !== undefined){
let data15 = data12.image_url;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err15 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2+"/image_url",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/image_url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err16 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2+"/image_url",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/image_url/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2,schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/properties/children/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children/" + i1,schemaPath:"#/properties/props/properties/categoryData/items/properties/children/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/props/categoryData/" + i0+"/children",schemaPath:"#/properties/props/properties/categoryData/items/properties/children/type",keyword:"type",params:{type: "array"}};
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
const err21 = {instancePath:instancePath+"/props/categoryData/" + i0,schemaPath:"#/properties/props/properties/categoryData/items/type",keyword:"type",params:{type: "object"}};
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
const err22 = {instancePath:instancePath+"/props/categoryData",schemaPath:"#/properties/props/properties/categoryData/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.hover !== undefined){
if(typeof data0.hover !== "boolean"){
const err23 = {instancePath:instancePath+"/props/hover",schemaPath:"#/properties/props/properties/hover/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.menuTop !== undefined){
let data17 = data0.menuTop;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err24 = {instancePath:instancePath+"/props/menuTop",schemaPath:"#/properties/props/properties/menuTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err25 = {instancePath:instancePath+"/props/menuTop",schemaPath:"#/properties/props/properties/menuTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.customerThemeEnabled !== undefined){
if(typeof data0.customerThemeEnabled !== "boolean"){
const err26 = {instancePath:instancePath+"/props/customerThemeEnabled",schemaPath:"#/properties/props/properties/customerThemeEnabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.wgtTypeBackgroundColor !== undefined){
let data19 = data0.wgtTypeBackgroundColor;
if(typeof data19 === "string"){
if(!pattern3.test(data19)){
const err27 = {instancePath:instancePath+"/props/wgtTypeBackgroundColor",schemaPath:"#/properties/props/properties/wgtTypeBackgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/props/wgtTypeBackgroundColor",schemaPath:"#/properties/props/properties/wgtTypeBackgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.wgtTypeLabelColor !== undefined){
let data20 = data0.wgtTypeLabelColor;
if(typeof data20 === "string"){
if(!pattern3.test(data20)){
const err29 = {instancePath:instancePath+"/props/wgtTypeLabelColor",schemaPath:"#/properties/props/properties/wgtTypeLabelColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/props/wgtTypeLabelColor",schemaPath:"#/properties/props/properties/wgtTypeLabelColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.wgtBackgroundColor !== undefined){
let data21 = data0.wgtBackgroundColor;
if(typeof data21 === "string"){
if(!pattern3.test(data21)){
const err31 = {instancePath:instancePath+"/props/wgtBackgroundColor",schemaPath:"#/properties/props/properties/wgtBackgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/props/wgtBackgroundColor",schemaPath:"#/properties/props/properties/wgtBackgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data0.wgtSelectColor !== undefined){
let data22 = data0.wgtSelectColor;
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
const err33 = {instancePath:instancePath+"/props/wgtSelectColor",schemaPath:"#/properties/props/properties/wgtSelectColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err34 = {instancePath:instancePath+"/props/wgtSelectColor",schemaPath:"#/properties/props/properties/wgtSelectColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.wgtTextColor !== undefined){
let data23 = data0.wgtTextColor;
if(typeof data23 === "string"){
if(!pattern3.test(data23)){
const err35 = {instancePath:instancePath+"/props/wgtTextColor",schemaPath:"#/properties/props/properties/wgtTextColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err36 = {instancePath:instancePath+"/props/wgtTextColor",schemaPath:"#/properties/props/properties/wgtTextColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data0.wgtSubTextColor !== undefined){
let data24 = data0.wgtSubTextColor;
if(typeof data24 === "string"){
if(!pattern3.test(data24)){
const err37 = {instancePath:instancePath+"/props/wgtSubTextColor",schemaPath:"#/properties/props/properties/wgtSubTextColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/props/wgtSubTextColor",schemaPath:"#/properties/props/properties/wgtSubTextColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.style !== undefined){
let data25 = data.style;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key5 in data25){
if(!(func2.call(literal1, key5))){
const err40 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data25.x !== undefined){
let data26 = data25.x;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err41 = {instancePath:instancePath+"/style/x",schemaPath:"#/properties/style/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data25.y !== undefined){
let data27 = data25.y;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err42 = {instancePath:instancePath+"/style/y",schemaPath:"#/properties/style/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data25.left !== undefined){
let data28 = data25.left;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err43 = {instancePath:instancePath+"/style/left",schemaPath:"#/properties/style/properties/left/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data25.top !== undefined){
let data29 = data25.top;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err44 = {instancePath:instancePath+"/style/top",schemaPath:"#/properties/style/properties/top/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data25.z !== undefined){
let data30 = data25.z;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err45 = {instancePath:instancePath+"/style/z",schemaPath:"#/properties/style/properties/z/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data25.width !== undefined){
let data31 = data25.width;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err46 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err47 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data25.height !== undefined){
let data32 = data25.height;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
const err48 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err49 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data25.marginTop !== undefined){
let data33 = data25.marginTop;
if((!((typeof data33 == "number") && (isFinite(data33)))) && (typeof data33 !== "string")){
const err50 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/type",keyword:"type",params:{type: literal2}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data33 === "string"){
if(!pattern9.test(data33)){
const err51 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data25.marginRight !== undefined){
let data34 = data25.marginRight;
if((!((typeof data34 == "number") && (isFinite(data34)))) && (typeof data34 !== "string")){
const err52 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/type",keyword:"type",params:{type: literal2}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data34 === "string"){
if(!pattern9.test(data34)){
const err53 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data25.marginBottom !== undefined){
let data35 = data25.marginBottom;
if((!((typeof data35 == "number") && (isFinite(data35)))) && (typeof data35 !== "string")){
const err54 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/type",keyword:"type",params:{type: literal2}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data35 === "string"){
if(!pattern9.test(data35)){
const err55 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data25.marginLeft !== undefined){
let data36 = data25.marginLeft;
if((!((typeof data36 == "number") && (isFinite(data36)))) && (typeof data36 !== "string")){
const err56 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/type",keyword:"type",params:{type: literal2}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data36 === "string"){
if(!pattern9.test(data36)){
const err57 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
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
if(data25.paddingTop !== undefined){
let data37 = data25.paddingTop;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err58 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err59 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data25.paddingRight !== undefined){
let data38 = data25.paddingRight;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err60 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err61 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data25.paddingBottom !== undefined){
let data39 = data25.paddingBottom;
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
const err62 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data25.paddingLeft !== undefined){
let data40 = data25.paddingLeft;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
const err64 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err65 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data25.borderTopWidth !== undefined){
let data41 = data25.borderTopWidth;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
const err66 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err67 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data25.borderRightWidth !== undefined){
let data42 = data25.borderRightWidth;
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
const err68 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err69 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data25.borderBottomWidth !== undefined){
let data43 = data25.borderBottomWidth;
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
const err70 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err71 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data25.borderLeftWidth !== undefined){
let data44 = data25.borderLeftWidth;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
const err72 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err73 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data25.borderTopColor !== undefined){
let data45 = data25.borderTopColor;
if(typeof data45 === "string"){
if(!pattern3.test(data45)){
const err74 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data25.borderRightColor !== undefined){
let data46 = data25.borderRightColor;
if(typeof data46 === "string"){
if(!pattern3.test(data46)){
const err76 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data25.borderBottomColor !== undefined){
let data47 = data25.borderBottomColor;
if(typeof data47 === "string"){
if(!pattern3.test(data47)){
const err78 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err79 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data25.borderLeftColor !== undefined){
let data48 = data25.borderLeftColor;
if(typeof data48 === "string"){
if(!pattern3.test(data48)){
const err80 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err81 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data25.borderStyle !== undefined){
let data49 = data25.borderStyle;
if(typeof data49 !== "string"){
const err82 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!((((data49 === "solid") || (data49 === "dashed")) || (data49 === "dotted")) || (data49 === "double"))){
const err83 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/enum",keyword:"enum",params:{allowedValues: literal3}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data25.borderRadius !== undefined){
let data50 = data25.borderRadius;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
const err84 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err85 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data25.opacity !== undefined){
let data51 = data25.opacity;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 1 || isNaN(data51)){
const err86 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data51 < 0 || isNaN(data51)){
const err87 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err88 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data25.foregroundColor !== undefined){
let data52 = data25.foregroundColor;
if(typeof data52 === "string"){
if(!pattern3.test(data52)){
const err89 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err90 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data25.backgroundColor !== undefined){
let data53 = data25.backgroundColor;
if(typeof data53 === "string"){
if(!pattern3.test(data53)){
const err91 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err92 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data25.backgroundImage !== undefined){
let data54 = data25.backgroundImage;
if(typeof data54 === "string"){
if(!pattern0.test(data54)){
const err93 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err94 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
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
else {
const err95 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
