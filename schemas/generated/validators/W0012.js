// Written by scripts/generate.ts (npm run generate); do not edit.
import { memoPattern } from '../../validator-runtime';
const literal0 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal1 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal2 = [0,1,2,3,4];
const literal3 = ["goods"];
const literal4 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal5 = ["coupon"];
const literal6 = {"card_id":1,"title":1,"description":1,"notice":1,"custom_url":1,"card_type":1,"reduce_cost":1,"least_cost":1,"discount":1,"imgUrl":1,"icon_url_list":1,"object_use_for":1,"linkPage":1,"linkPageLabel":1};
const literal7 = ["cash","discount","gift"];
const literal8 = ["coupons"];
const literal9 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1};
const literal10 = ["number","string"];
const literal11 = ["solid","dashed","dotted","double"];
"use strict";
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern12 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern19 = memoPattern("^auto$", "u");

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
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.styleType !== undefined){
if(0 !== data0.styleType){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data !== undefined){
let data2 = data0.data;
if(Array.isArray(data2)){
const len0 = data2.length;
if(len0 > 0){
let data3 = data2[0];
if(Array.isArray(data3)){
if(data3.length > 2){
const err2 = {instancePath:instancePath+"/props/data/0",schemaPath:"#/properties/props/allOf/0/then/properties/data/items/0/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3.length < 2){
const err3 = {instancePath:instancePath+"/props/data/0",schemaPath:"#/properties/props/allOf/0/then/properties/data/items/0/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs12 = errors;
let valid6 = true;
const _errs13 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.styleType === undefined) && (missing0 = "styleType")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data0.styleType !== undefined){
if(1 !== data0.styleType){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data !== undefined){
let data5 = data0.data;
if(Array.isArray(data5)){
const len1 = data5.length;
if(len1 > 1){
let data6 = data5[1];
if(Array.isArray(data6)){
if(data6.length > 3){
const err7 = {instancePath:instancePath+"/props/data/1",schemaPath:"#/properties/props/allOf/1/then/properties/data/items/1/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6.length < 3){
const err8 = {instancePath:instancePath+"/props/data/1",schemaPath:"#/properties/props/allOf/1/then/properties/data/items/1/minItems",keyword:"minItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
}
var _valid1 = _errs15 === errors;
valid6 = _valid1;
}
if(!valid6){
const err9 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs19 = errors;
let valid10 = true;
const _errs20 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.styleType === undefined) && (missing1 = "styleType")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data0.styleType !== undefined){
if(2 !== data0.styleType){
const err11 = {};
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
}
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data !== undefined){
let data8 = data0.data;
if(Array.isArray(data8)){
const len2 = data8.length;
if(len2 > 2){
let data9 = data8[2];
if(Array.isArray(data9)){
if(data9.length > 4){
const err12 = {instancePath:instancePath+"/props/data/2",schemaPath:"#/properties/props/allOf/2/then/properties/data/items/2/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data9.length < 4){
const err13 = {instancePath:instancePath+"/props/data/2",schemaPath:"#/properties/props/allOf/2/then/properties/data/items/2/minItems",keyword:"minItems",params:{limit: 4}};
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
}
}
}
var _valid2 = _errs22 === errors;
valid10 = _valid2;
}
if(!valid10){
const err14 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs26 = errors;
let valid14 = true;
const _errs27 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing2;
if((data0.styleType === undefined) && (missing2 = "styleType")){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(data0.styleType !== undefined){
if(3 !== data0.styleType){
const err16 = {};
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
}
var _valid3 = _errs27 === errors;
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs29 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data !== undefined){
let data11 = data0.data;
if(Array.isArray(data11)){
const len3 = data11.length;
if(len3 > 3){
let data12 = data11[3];
if(Array.isArray(data12)){
if(data12.length > 4){
const err17 = {instancePath:instancePath+"/props/data/3",schemaPath:"#/properties/props/allOf/3/then/properties/data/items/3/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data12.length < 1){
const err18 = {instancePath:instancePath+"/props/data/3",schemaPath:"#/properties/props/allOf/3/then/properties/data/items/3/minItems",keyword:"minItems",params:{limit: 1}};
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
}
}
}
var _valid3 = _errs29 === errors;
valid14 = _valid3;
}
if(!valid14){
const err19 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs33 = errors;
let valid18 = true;
const _errs34 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing3;
if((data0.styleType === undefined) && (missing3 = "styleType")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data0.styleType !== undefined){
if(4 !== data0.styleType){
const err21 = {};
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
}
var _valid4 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs36 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.data !== undefined){
let data14 = data0.data;
if(Array.isArray(data14)){
const len4 = data14.length;
if(len4 > 4){
let data15 = data14[4];
if(Array.isArray(data15)){
if(data15.length > 3){
const err22 = {instancePath:instancePath+"/props/data/4",schemaPath:"#/properties/props/allOf/4/then/properties/data/items/4/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data15.length < 1){
const err23 = {instancePath:instancePath+"/props/data/4",schemaPath:"#/properties/props/allOf/4/then/properties/data/items/4/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len5 = data15.length;
for(let i0=0; i0<len5; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.data !== undefined){
let data17 = data16.data;
if(Array.isArray(data17)){
if(data17.length > 3){
const err24 = {instancePath:instancePath+"/props/data/4/" + i0+"/data",schemaPath:"#/properties/props/allOf/4/then/properties/data/items/4/items/properties/data/maxItems",keyword:"maxItems",params:{limit: 3}};
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
}
}
}
}
}
}
}
var _valid4 = _errs36 === errors;
valid18 = _valid4;
}
if(!valid18){
const err25 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((((key1 === "mainTitle") || (key1 === "subTitle")) || (key1 === "linkPath")) || (key1 === "styleType")) || (key1 === "data"))){
const err26 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.mainTitle !== undefined){
if(typeof data0.mainTitle !== "string"){
const err27 = {instancePath:instancePath+"/props/mainTitle",schemaPath:"#/properties/props/properties/mainTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.subTitle !== undefined){
if(typeof data0.subTitle !== "string"){
const err28 = {instancePath:instancePath+"/props/subTitle",schemaPath:"#/properties/props/properties/subTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.linkPath !== undefined){
let data20 = data0.linkPath;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
if(!(func2.call(literal0, key2))){
const err29 = {instancePath:instancePath+"/props/linkPath",schemaPath:"#/properties/props/properties/linkPath/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data20.linkPage !== undefined){
let data21 = data20.linkPage;
if(typeof data21 !== "string"){
const err30 = {instancePath:instancePath+"/props/linkPath/linkPage",schemaPath:"#/properties/props/properties/linkPath/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((((data21 === "goods") || (data21 === "category")) || (data21 === "maincategory")) || (data21 === "brand")) || (data21 === "page")) || (data21 === "customer")) || (data21 === "coupons")) || (data21 === "href"))){
const err31 = {instancePath:instancePath+"/props/linkPath/linkPage",schemaPath:"#/properties/props/properties/linkPath/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data20.linkPageLabel !== undefined){
if(typeof data20.linkPageLabel !== "string"){
const err32 = {instancePath:instancePath+"/props/linkPath/linkPageLabel",schemaPath:"#/properties/props/properties/linkPath/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data20.goods_id !== undefined){
if(typeof data20.goods_id !== "string"){
const err33 = {instancePath:instancePath+"/props/linkPath/goods_id",schemaPath:"#/properties/props/properties/linkPath/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data20.itemId !== undefined){
if(typeof data20.itemId !== "string"){
const err34 = {instancePath:instancePath+"/props/linkPath/itemId",schemaPath:"#/properties/props/properties/linkPath/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data20.item_id !== undefined){
if(typeof data20.item_id !== "string"){
const err35 = {instancePath:instancePath+"/props/linkPath/item_id",schemaPath:"#/properties/props/properties/linkPath/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data20.category_id !== undefined){
if(typeof data20.category_id !== "string"){
const err36 = {instancePath:instancePath+"/props/linkPath/category_id",schemaPath:"#/properties/props/properties/linkPath/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data20.attribute_id !== undefined){
if(typeof data20.attribute_id !== "string"){
const err37 = {instancePath:instancePath+"/props/linkPath/attribute_id",schemaPath:"#/properties/props/properties/linkPath/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data20.theme_pc_template_id !== undefined){
if(typeof data20.theme_pc_template_id !== "string"){
const err38 = {instancePath:instancePath+"/props/linkPath/theme_pc_template_id",schemaPath:"#/properties/props/properties/linkPath/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data20.card_id !== undefined){
if(typeof data20.card_id !== "string"){
const err39 = {instancePath:instancePath+"/props/linkPath/card_id",schemaPath:"#/properties/props/properties/linkPath/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data20.url !== undefined){
let data30 = data20.url;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
const err40 = {instancePath:instancePath+"/props/linkPath/url",schemaPath:"#/properties/props/properties/linkPath/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err41 = {instancePath:instancePath+"/props/linkPath/url",schemaPath:"#/properties/props/properties/linkPath/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data20.href !== undefined){
let data31 = data20.href;
if(typeof data31 === "string"){
if(!pattern0.test(data31)){
const err42 = {instancePath:instancePath+"/props/linkPath/href",schemaPath:"#/properties/props/properties/linkPath/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err43 = {instancePath:instancePath+"/props/linkPath/href",schemaPath:"#/properties/props/properties/linkPath/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data20.itemName !== undefined){
if(typeof data20.itemName !== "string"){
const err44 = {instancePath:instancePath+"/props/linkPath/itemName",schemaPath:"#/properties/props/properties/linkPath/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data20.category_name !== undefined){
if(typeof data20.category_name !== "string"){
const err45 = {instancePath:instancePath+"/props/linkPath/category_name",schemaPath:"#/properties/props/properties/linkPath/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data20.attribute_name !== undefined){
if(typeof data20.attribute_name !== "string"){
const err46 = {instancePath:instancePath+"/props/linkPath/attribute_name",schemaPath:"#/properties/props/properties/linkPath/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data20.tag_name !== undefined){
if(typeof data20.tag_name !== "string"){
const err47 = {instancePath:instancePath+"/props/linkPath/tag_name",schemaPath:"#/properties/props/properties/linkPath/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data20.title !== undefined){
if(typeof data20.title !== "string"){
const err48 = {instancePath:instancePath+"/props/linkPath/title",schemaPath:"#/properties/props/properties/linkPath/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.activity_name !== undefined){
if(typeof data20.activity_name !== "string"){
const err49 = {instancePath:instancePath+"/props/linkPath/activity_name",schemaPath:"#/properties/props/properties/linkPath/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data20.template_title !== undefined){
if(typeof data20.template_title !== "string"){
const err50 = {instancePath:instancePath+"/props/linkPath/template_title",schemaPath:"#/properties/props/properties/linkPath/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.name !== undefined){
if(typeof data20.name !== "string"){
const err51 = {instancePath:instancePath+"/props/linkPath/name",schemaPath:"#/properties/props/properties/linkPath/properties/name/type",keyword:"type",params:{type: "string"}};
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
const err52 = {instancePath:instancePath+"/props/linkPath",schemaPath:"#/properties/props/properties/linkPath/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data0.styleType !== undefined){
let data40 = data0.styleType;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err53 = {instancePath:instancePath+"/props/styleType",schemaPath:"#/properties/props/properties/styleType/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(((((data40 === 0) || (data40 === 1)) || (data40 === 2)) || (data40 === 3)) || (data40 === 4))){
const err54 = {instancePath:instancePath+"/props/styleType",schemaPath:"#/properties/props/properties/styleType/enum",keyword:"enum",params:{allowedValues: literal2}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data0.data !== undefined){
let data41 = data0.data;
if(Array.isArray(data41)){
if(data41.length > 5){
const err55 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data41.length < 5){
const err56 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/minItems",keyword:"minItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len6 = data41.length;
if(!(len6 <= 5)){
const err57 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/additionalItems",keyword:"additionalItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len7 = data41.length;
if(len7 > 0){
let data42 = data41[0];
if(Array.isArray(data42)){
const len8 = data42.length;
for(let i1=0; i1<len8; i1++){
let data43 = data42[i1];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key3 in data43){
if(!((key3 === "imgUrl") || (key3 === "pathData"))){
const err58 = {instancePath:instancePath+"/props/data/0/" + i1,schemaPath:"#/properties/props/properties/data/items/0/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data43.imgUrl !== undefined){
let data44 = data43.imgUrl;
if(typeof data44 === "string"){
if(!pattern0.test(data44)){
const err59 = {instancePath:instancePath+"/props/data/0/" + i1+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/0/items/properties/imgUrl/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err60 = {instancePath:instancePath+"/props/data/0/" + i1+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/0/items/properties/imgUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data43.pathData !== undefined){
let data45 = data43.pathData;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key4 in data45){
if(!(func2.call(literal0, key4))){
const err61 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data45.linkPage !== undefined){
let data46 = data45.linkPage;
if(typeof data46 !== "string"){
const err62 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!((((((((data46 === "goods") || (data46 === "category")) || (data46 === "maincategory")) || (data46 === "brand")) || (data46 === "page")) || (data46 === "customer")) || (data46 === "coupons")) || (data46 === "href"))){
const err63 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal1}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data45.linkPageLabel !== undefined){
if(typeof data45.linkPageLabel !== "string"){
const err64 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data45.goods_id !== undefined){
if(typeof data45.goods_id !== "string"){
const err65 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data45.itemId !== undefined){
if(typeof data45.itemId !== "string"){
const err66 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data45.item_id !== undefined){
if(typeof data45.item_id !== "string"){
const err67 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data45.category_id !== undefined){
if(typeof data45.category_id !== "string"){
const err68 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data45.attribute_id !== undefined){
if(typeof data45.attribute_id !== "string"){
const err69 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data45.theme_pc_template_id !== undefined){
if(typeof data45.theme_pc_template_id !== "string"){
const err70 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data45.card_id !== undefined){
if(typeof data45.card_id !== "string"){
const err71 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data45.url !== undefined){
let data55 = data45.url;
if(typeof data55 === "string"){
if(!pattern0.test(data55)){
const err72 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err73 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data45.href !== undefined){
let data56 = data45.href;
if(typeof data56 === "string"){
if(!pattern0.test(data56)){
const err74 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err75 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data45.itemName !== undefined){
if(typeof data45.itemName !== "string"){
const err76 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data45.category_name !== undefined){
if(typeof data45.category_name !== "string"){
const err77 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data45.attribute_name !== undefined){
if(typeof data45.attribute_name !== "string"){
const err78 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data45.tag_name !== undefined){
if(typeof data45.tag_name !== "string"){
const err79 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data45.title !== undefined){
if(typeof data45.title !== "string"){
const err80 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data45.activity_name !== undefined){
if(typeof data45.activity_name !== "string"){
const err81 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data45.template_title !== undefined){
if(typeof data45.template_title !== "string"){
const err82 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data45.name !== undefined){
if(typeof data45.name !== "string"){
const err83 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
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
const err84 = {instancePath:instancePath+"/props/data/0/" + i1+"/pathData",schemaPath:"#/properties/props/properties/data/items/0/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/props/data/0/" + i1,schemaPath:"#/properties/props/properties/data/items/0/items/type",keyword:"type",params:{type: "object"}};
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
else {
const err86 = {instancePath:instancePath+"/props/data/0",schemaPath:"#/properties/props/properties/data/items/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(len7 > 1){
let data65 = data41[1];
if(Array.isArray(data65)){
const len9 = data65.length;
for(let i2=0; i2<len9; i2++){
let data66 = data65[i2];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
for(const key5 in data66){
if(!((key5 === "imgUrl") || (key5 === "pathData"))){
const err87 = {instancePath:instancePath+"/props/data/1/" + i2,schemaPath:"#/properties/props/properties/data/items/1/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data66.imgUrl !== undefined){
let data67 = data66.imgUrl;
if(typeof data67 === "string"){
if(!pattern0.test(data67)){
const err88 = {instancePath:instancePath+"/props/data/1/" + i2+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/1/items/properties/imgUrl/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/props/data/1/" + i2+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/1/items/properties/imgUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data66.pathData !== undefined){
let data68 = data66.pathData;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key6 in data68){
if(!(func2.call(literal0, key6))){
const err90 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data68.linkPage !== undefined){
let data69 = data68.linkPage;
if(typeof data69 !== "string"){
const err91 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(!((((((((data69 === "goods") || (data69 === "category")) || (data69 === "maincategory")) || (data69 === "brand")) || (data69 === "page")) || (data69 === "customer")) || (data69 === "coupons")) || (data69 === "href"))){
const err92 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal1}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data68.linkPageLabel !== undefined){
if(typeof data68.linkPageLabel !== "string"){
const err93 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data68.goods_id !== undefined){
if(typeof data68.goods_id !== "string"){
const err94 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data68.itemId !== undefined){
if(typeof data68.itemId !== "string"){
const err95 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data68.item_id !== undefined){
if(typeof data68.item_id !== "string"){
const err96 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data68.category_id !== undefined){
if(typeof data68.category_id !== "string"){
const err97 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data68.attribute_id !== undefined){
if(typeof data68.attribute_id !== "string"){
const err98 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data68.theme_pc_template_id !== undefined){
if(typeof data68.theme_pc_template_id !== "string"){
const err99 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data68.card_id !== undefined){
if(typeof data68.card_id !== "string"){
const err100 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data68.url !== undefined){
let data78 = data68.url;
if(typeof data78 === "string"){
if(!pattern0.test(data78)){
const err101 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err102 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data68.href !== undefined){
let data79 = data68.href;
if(typeof data79 === "string"){
if(!pattern0.test(data79)){
const err103 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err104 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data68.itemName !== undefined){
if(typeof data68.itemName !== "string"){
const err105 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data68.category_name !== undefined){
if(typeof data68.category_name !== "string"){
const err106 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data68.attribute_name !== undefined){
if(typeof data68.attribute_name !== "string"){
const err107 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data68.tag_name !== undefined){
if(typeof data68.tag_name !== "string"){
const err108 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data68.title !== undefined){
if(typeof data68.title !== "string"){
const err109 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data68.activity_name !== undefined){
if(typeof data68.activity_name !== "string"){
const err110 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data68.template_title !== undefined){
if(typeof data68.template_title !== "string"){
const err111 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data68.name !== undefined){
if(typeof data68.name !== "string"){
const err112 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/props/data/1/" + i2+"/pathData",schemaPath:"#/properties/props/properties/data/items/1/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
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
else {
const err114 = {instancePath:instancePath+"/props/data/1/" + i2,schemaPath:"#/properties/props/properties/data/items/1/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/props/data/1",schemaPath:"#/properties/props/properties/data/items/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(len7 > 2){
let data88 = data41[2];
if(Array.isArray(data88)){
const len10 = data88.length;
for(let i3=0; i3<len10; i3++){
let data89 = data88[i3];
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
for(const key7 in data89){
if(!((key7 === "imgUrl") || (key7 === "pathData"))){
const err116 = {instancePath:instancePath+"/props/data/2/" + i3,schemaPath:"#/properties/props/properties/data/items/2/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data89.imgUrl !== undefined){
let data90 = data89.imgUrl;
if(typeof data90 === "string"){
if(!pattern0.test(data90)){
const err117 = {instancePath:instancePath+"/props/data/2/" + i3+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/2/items/properties/imgUrl/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err118 = {instancePath:instancePath+"/props/data/2/" + i3+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/2/items/properties/imgUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data89.pathData !== undefined){
let data91 = data89.pathData;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
for(const key8 in data91){
if(!(func2.call(literal0, key8))){
const err119 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data91.linkPage !== undefined){
let data92 = data91.linkPage;
if(typeof data92 !== "string"){
const err120 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(!((((((((data92 === "goods") || (data92 === "category")) || (data92 === "maincategory")) || (data92 === "brand")) || (data92 === "page")) || (data92 === "customer")) || (data92 === "coupons")) || (data92 === "href"))){
const err121 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal1}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data91.linkPageLabel !== undefined){
if(typeof data91.linkPageLabel !== "string"){
const err122 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data91.goods_id !== undefined){
if(typeof data91.goods_id !== "string"){
const err123 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data91.itemId !== undefined){
if(typeof data91.itemId !== "string"){
const err124 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data91.item_id !== undefined){
if(typeof data91.item_id !== "string"){
const err125 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data91.category_id !== undefined){
if(typeof data91.category_id !== "string"){
const err126 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data91.attribute_id !== undefined){
if(typeof data91.attribute_id !== "string"){
const err127 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data91.theme_pc_template_id !== undefined){
if(typeof data91.theme_pc_template_id !== "string"){
const err128 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data91.card_id !== undefined){
if(typeof data91.card_id !== "string"){
const err129 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data91.url !== undefined){
let data101 = data91.url;
if(typeof data101 === "string"){
if(!pattern0.test(data101)){
const err130 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err131 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data91.href !== undefined){
let data102 = data91.href;
if(typeof data102 === "string"){
if(!pattern0.test(data102)){
const err132 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err133 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data91.itemName !== undefined){
if(typeof data91.itemName !== "string"){
const err134 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data91.category_name !== undefined){
if(typeof data91.category_name !== "string"){
const err135 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data91.attribute_name !== undefined){
if(typeof data91.attribute_name !== "string"){
const err136 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data91.tag_name !== undefined){
if(typeof data91.tag_name !== "string"){
const err137 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data91.title !== undefined){
if(typeof data91.title !== "string"){
const err138 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data91.activity_name !== undefined){
if(typeof data91.activity_name !== "string"){
const err139 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data91.template_title !== undefined){
if(typeof data91.template_title !== "string"){
const err140 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data91.name !== undefined){
if(typeof data91.name !== "string"){
const err141 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/props/data/2/" + i3+"/pathData",schemaPath:"#/properties/props/properties/data/items/2/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
}
else {
const err143 = {instancePath:instancePath+"/props/data/2/" + i3,schemaPath:"#/properties/props/properties/data/items/2/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/props/data/2",schemaPath:"#/properties/props/properties/data/items/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(len7 > 3){
let data111 = data41[3];
if(Array.isArray(data111)){
const len11 = data111.length;
for(let i4=0; i4<len11; i4++){
let data112 = data111[i4];
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
for(const key9 in data112){
if(!((key9 === "type") || (key9 === "data"))){
const err145 = {instancePath:instancePath+"/props/data/3/" + i4,schemaPath:"#/properties/props/properties/data/items/3/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data112.type !== undefined){
let data113 = data112.type;
if(typeof data113 !== "string"){
const err146 = {instancePath:instancePath+"/props/data/3/" + i4+"/type",schemaPath:"#/properties/props/properties/data/items/3/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(!(data113 === "goods")){
const err147 = {instancePath:instancePath+"/props/data/3/" + i4+"/type",schemaPath:"#/properties/props/properties/data/items/3/items/properties/type/enum",keyword:"enum",params:{allowedValues: literal3}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data112.data !== undefined){
let data114 = data112.data;
if(Array.isArray(data114)){
const len12 = data114.length;
for(let i5=0; i5<len12; i5++){
let data115 = data114[i5];
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
for(const key10 in data115){
if(!(func2.call(literal4, key10))){
const err148 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5,schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data115.goods_id !== undefined){
if(typeof data115.goods_id !== "string"){
const err149 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_id",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data115.itemId !== undefined){
if(typeof data115.itemId !== "string"){
const err150 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/itemId",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data115.goods_pic !== undefined){
let data118 = data115.goods_pic;
if(typeof data118 === "string"){
if(!pattern0.test(data118)){
const err151 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_pic/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err152 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_pic",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_pic/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data115.price !== undefined){
let data119 = data115.price;
if(!(((typeof data119 == "number") && (!(data119 % 1) && !isNaN(data119))) && (isFinite(data119)))){
const err153 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/price",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if((typeof data119 == "number") && (isFinite(data119))){
if(data119 < 0 || isNaN(data119)){
const err154 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/price",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data115.market_price !== undefined){
let data120 = data115.market_price;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
const err155 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/market_price",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/market_price/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 < 0 || isNaN(data120)){
const err156 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/market_price",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/market_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data115.goods_name !== undefined){
if(typeof data115.goods_name !== "string"){
const err157 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_name",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data115.brief !== undefined){
if(typeof data115.brief !== "string"){
const err158 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/brief",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/brief/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data115.subTitle !== undefined){
if(typeof data115.subTitle !== "string"){
const err159 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/subTitle",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/subTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data115.tagList !== undefined){
let data124 = data115.tagList;
if(Array.isArray(data124)){
const len13 = data124.length;
for(let i6=0; i6<len13; i6++){
let data125 = data124[i6];
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
for(const key11 in data125){
if(!((((key11 === "tag_id") || (key11 === "tag_name")) || (key11 === "font_color")) || (key11 === "tag_color"))){
const err160 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6,schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data125.tag_id !== undefined){
if(typeof data125.tag_id !== "string"){
const err161 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_id",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data125.tag_name !== undefined){
if(typeof data125.tag_name !== "string"){
const err162 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_name",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data125.font_color !== undefined){
let data128 = data125.font_color;
if(typeof data128 === "string"){
if(!pattern12.test(data128)){
const err163 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/font_color",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/font_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err164 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/font_color",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/font_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data125.tag_color !== undefined){
let data129 = data125.tag_color;
if(typeof data129 === "string"){
if(!pattern12.test(data129)){
const err165 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_color",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
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
const err166 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_color",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_color/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6,schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
else {
const err168 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data115.linkPage !== undefined){
let data130 = data115.linkPage;
if(typeof data130 !== "string"){
const err169 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/linkPage",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(!(data130 === "goods")){
const err170 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/linkPage",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal3}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data115.linkPageLabel !== undefined){
if(typeof data115.linkPageLabel !== "string"){
const err171 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data115.pathData !== undefined){
let data132 = data115.pathData;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
for(const key12 in data132){
if(!(func2.call(literal0, key12))){
const err172 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data132.linkPage !== undefined){
let data133 = data132.linkPage;
if(typeof data133 !== "string"){
const err173 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(!((((((((data133 === "goods") || (data133 === "category")) || (data133 === "maincategory")) || (data133 === "brand")) || (data133 === "page")) || (data133 === "customer")) || (data133 === "coupons")) || (data133 === "href"))){
const err174 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/linkPage",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal1}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data132.linkPageLabel !== undefined){
if(typeof data132.linkPageLabel !== "string"){
const err175 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data132.goods_id !== undefined){
if(typeof data132.goods_id !== "string"){
const err176 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/goods_id",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/goods_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data132.itemId !== undefined){
if(typeof data132.itemId !== "string"){
const err177 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/itemId",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/itemId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data132.item_id !== undefined){
if(typeof data132.item_id !== "string"){
const err178 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/item_id",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data132.category_id !== undefined){
if(typeof data132.category_id !== "string"){
const err179 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/category_id",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/category_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data132.attribute_id !== undefined){
if(typeof data132.attribute_id !== "string"){
const err180 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/attribute_id",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/attribute_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data132.theme_pc_template_id !== undefined){
if(typeof data132.theme_pc_template_id !== "string"){
const err181 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/theme_pc_template_id",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/theme_pc_template_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data132.card_id !== undefined){
if(typeof data132.card_id !== "string"){
const err182 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/card_id",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data132.url !== undefined){
let data142 = data132.url;
if(typeof data142 === "string"){
if(!pattern0.test(data142)){
const err183 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
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
const err184 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/url",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data132.href !== undefined){
let data143 = data132.href;
if(typeof data143 === "string"){
if(!pattern0.test(data143)){
const err185 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/href/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/href",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/href/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data132.itemName !== undefined){
if(typeof data132.itemName !== "string"){
const err187 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/itemName",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/itemName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data132.category_name !== undefined){
if(typeof data132.category_name !== "string"){
const err188 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/category_name",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/category_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data132.attribute_name !== undefined){
if(typeof data132.attribute_name !== "string"){
const err189 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/attribute_name",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/attribute_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data132.tag_name !== undefined){
if(typeof data132.tag_name !== "string"){
const err190 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/tag_name",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/tag_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data132.title !== undefined){
if(typeof data132.title !== "string"){
const err191 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/title",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data132.activity_name !== undefined){
if(typeof data132.activity_name !== "string"){
const err192 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/activity_name",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/activity_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data132.template_title !== undefined){
if(typeof data132.template_title !== "string"){
const err193 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/template_title",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/template_title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data132.name !== undefined){
if(typeof data132.name !== "string"){
const err194 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/name",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/name/type",keyword:"type",params:{type: "string"}};
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
const err195 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
else {
const err196 = {instancePath:instancePath+"/props/data/3/" + i4+"/data/" + i5,schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/props/data/3/" + i4+"/data",schemaPath:"#/properties/props/properties/data/items/3/items/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
else {
const err198 = {instancePath:instancePath+"/props/data/3/" + i4,schemaPath:"#/properties/props/properties/data/items/3/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
else {
const err199 = {instancePath:instancePath+"/props/data/3",schemaPath:"#/properties/props/properties/data/items/3/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(len7 > 4){
let data152 = data41[4];
if(Array.isArray(data152)){
const len14 = data152.length;
for(let i7=0; i7<len14; i7++){
let data153 = data152[i7];
if(data153 && typeof data153 == "object" && !Array.isArray(data153)){
for(const key13 in data153){
if(!((key13 === "type") || (key13 === "data"))){
const err200 = {instancePath:instancePath+"/props/data/4/" + i7,schemaPath:"#/properties/props/properties/data/items/4/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data153.type !== undefined){
let data154 = data153.type;
if(typeof data154 !== "string"){
const err201 = {instancePath:instancePath+"/props/data/4/" + i7+"/type",schemaPath:"#/properties/props/properties/data/items/4/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(!(data154 === "coupon")){
const err202 = {instancePath:instancePath+"/props/data/4/" + i7+"/type",schemaPath:"#/properties/props/properties/data/items/4/items/properties/type/enum",keyword:"enum",params:{allowedValues: literal5}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data153.data !== undefined){
let data155 = data153.data;
if(Array.isArray(data155)){
const len15 = data155.length;
for(let i8=0; i8<len15; i8++){
let data156 = data155[i8];
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
for(const key14 in data156){
if(!(func2.call(literal6, key14))){
const err203 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8,schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data156.card_id !== undefined){
if(typeof data156.card_id !== "string"){
const err204 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/card_id",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/card_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data156.title !== undefined){
if(typeof data156.title !== "string"){
const err205 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/title",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data156.description !== undefined){
if(typeof data156.description !== "string"){
const err206 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/description",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data156.notice !== undefined){
if(typeof data156.notice !== "string"){
const err207 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/notice",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/notice/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data156.custom_url !== undefined){
let data161 = data156.custom_url;
if(typeof data161 === "string"){
if(!pattern0.test(data161)){
const err208 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/custom_url",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/custom_url/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
else {
const err209 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/custom_url",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/custom_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data156.card_type !== undefined){
let data162 = data156.card_type;
if(typeof data162 !== "string"){
const err210 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/card_type",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/card_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if(!(((data162 === "cash") || (data162 === "discount")) || (data162 === "gift"))){
const err211 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/card_type",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/card_type/enum",keyword:"enum",params:{allowedValues: literal7}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data156.reduce_cost !== undefined){
let data163 = data156.reduce_cost;
if(!(((typeof data163 == "number") && (!(data163 % 1) && !isNaN(data163))) && (isFinite(data163)))){
const err212 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/reduce_cost",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/reduce_cost/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if((typeof data163 == "number") && (isFinite(data163))){
if(data163 < 0 || isNaN(data163)){
const err213 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/reduce_cost",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/reduce_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
}
if(data156.least_cost !== undefined){
let data164 = data156.least_cost;
if(!(((typeof data164 == "number") && (!(data164 % 1) && !isNaN(data164))) && (isFinite(data164)))){
const err214 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/least_cost",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/least_cost/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if((typeof data164 == "number") && (isFinite(data164))){
if(data164 < 0 || isNaN(data164)){
const err215 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/least_cost",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/least_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
if(data156.discount !== undefined){
let data165 = data156.discount;
if((typeof data165 == "number") && (isFinite(data165))){
if(data165 > 100 || isNaN(data165)){
const err216 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/discount",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/discount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(data165 < 0 || isNaN(data165)){
const err217 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/discount",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/discount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
else {
const err218 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/discount",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/discount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data156.imgUrl !== undefined){
let data166 = data156.imgUrl;
if(typeof data166 === "string"){
if(!pattern0.test(data166)){
const err219 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/imgUrl/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
else {
const err220 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/imgUrl",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/imgUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data156.icon_url_list !== undefined){
let data167 = data156.icon_url_list;
if(typeof data167 === "string"){
if(!pattern0.test(data167)){
const err221 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/icon_url_list",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/icon_url_list/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
else {
const err222 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/icon_url_list",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/icon_url_list/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data156.object_use_for !== undefined){
if(typeof data156.object_use_for !== "string"){
const err223 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/object_use_for",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/object_use_for/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data156.linkPage !== undefined){
let data169 = data156.linkPage;
if(typeof data169 !== "string"){
const err224 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/linkPage",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/linkPage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(!(data169 === "coupons")){
const err225 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/linkPage",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/linkPage/enum",keyword:"enum",params:{allowedValues: literal8}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data156.linkPageLabel !== undefined){
if(typeof data156.linkPageLabel !== "string"){
const err226 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8+"/linkPageLabel",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/properties/linkPageLabel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
}
else {
const err227 = {instancePath:instancePath+"/props/data/4/" + i7+"/data/" + i8,schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
}
else {
const err228 = {instancePath:instancePath+"/props/data/4/" + i7+"/data",schemaPath:"#/properties/props/properties/data/items/4/items/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
else {
const err229 = {instancePath:instancePath+"/props/data/4/" + i7,schemaPath:"#/properties/props/properties/data/items/4/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
}
else {
const err230 = {instancePath:instancePath+"/props/data/4",schemaPath:"#/properties/props/properties/data/items/4/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
else {
const err231 = {instancePath:instancePath+"/props/data",schemaPath:"#/properties/props/properties/data/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
}
else {
const err232 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data.style !== undefined){
let data171 = data.style;
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
for(const key15 in data171){
if(!(func2.call(literal9, key15))){
const err233 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
if(data171.x !== undefined){
let data172 = data171.x;
if(!((typeof data172 == "number") && (isFinite(data172)))){
const err234 = {instancePath:instancePath+"/style/x",schemaPath:"#/properties/style/properties/x/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data171.y !== undefined){
let data173 = data171.y;
if(!((typeof data173 == "number") && (isFinite(data173)))){
const err235 = {instancePath:instancePath+"/style/y",schemaPath:"#/properties/style/properties/y/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data171.left !== undefined){
let data174 = data171.left;
if(!((typeof data174 == "number") && (isFinite(data174)))){
const err236 = {instancePath:instancePath+"/style/left",schemaPath:"#/properties/style/properties/left/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data171.top !== undefined){
let data175 = data171.top;
if(!((typeof data175 == "number") && (isFinite(data175)))){
const err237 = {instancePath:instancePath+"/style/top",schemaPath:"#/properties/style/properties/top/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data171.z !== undefined){
let data176 = data171.z;
if(!(((typeof data176 == "number") && (!(data176 % 1) && !isNaN(data176))) && (isFinite(data176)))){
const err238 = {instancePath:instancePath+"/style/z",schemaPath:"#/properties/style/properties/z/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data171.width !== undefined){
let data177 = data171.width;
if((typeof data177 == "number") && (isFinite(data177))){
if(data177 < 0 || isNaN(data177)){
const err239 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
else {
const err240 = {instancePath:instancePath+"/style/width",schemaPath:"#/properties/style/properties/width/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data171.height !== undefined){
let data178 = data171.height;
if((typeof data178 == "number") && (isFinite(data178))){
if(data178 < 0 || isNaN(data178)){
const err241 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
else {
const err242 = {instancePath:instancePath+"/style/height",schemaPath:"#/properties/style/properties/height/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data171.marginTop !== undefined){
let data179 = data171.marginTop;
if((!((typeof data179 == "number") && (isFinite(data179)))) && (typeof data179 !== "string")){
const err243 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/type",keyword:"type",params:{type: literal10}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(typeof data179 === "string"){
if(!pattern19.test(data179)){
const err244 = {instancePath:instancePath+"/style/marginTop",schemaPath:"#/properties/style/properties/marginTop/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
}
if(data171.marginRight !== undefined){
let data180 = data171.marginRight;
if((!((typeof data180 == "number") && (isFinite(data180)))) && (typeof data180 !== "string")){
const err245 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/type",keyword:"type",params:{type: literal10}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(typeof data180 === "string"){
if(!pattern19.test(data180)){
const err246 = {instancePath:instancePath+"/style/marginRight",schemaPath:"#/properties/style/properties/marginRight/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
if(data171.marginBottom !== undefined){
let data181 = data171.marginBottom;
if((!((typeof data181 == "number") && (isFinite(data181)))) && (typeof data181 !== "string")){
const err247 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/type",keyword:"type",params:{type: literal10}};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if(typeof data181 === "string"){
if(!pattern19.test(data181)){
const err248 = {instancePath:instancePath+"/style/marginBottom",schemaPath:"#/properties/style/properties/marginBottom/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
}
if(data171.marginLeft !== undefined){
let data182 = data171.marginLeft;
if((!((typeof data182 == "number") && (isFinite(data182)))) && (typeof data182 !== "string")){
const err249 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/type",keyword:"type",params:{type: literal10}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
if(typeof data182 === "string"){
if(!pattern19.test(data182)){
const err250 = {instancePath:instancePath+"/style/marginLeft",schemaPath:"#/properties/style/properties/marginLeft/pattern",keyword:"pattern",params:{pattern: "^auto$"}};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
}
if(data171.paddingTop !== undefined){
let data183 = data171.paddingTop;
if((typeof data183 == "number") && (isFinite(data183))){
if(data183 < 0 || isNaN(data183)){
const err251 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
else {
const err252 = {instancePath:instancePath+"/style/paddingTop",schemaPath:"#/properties/style/properties/paddingTop/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data171.paddingRight !== undefined){
let data184 = data171.paddingRight;
if((typeof data184 == "number") && (isFinite(data184))){
if(data184 < 0 || isNaN(data184)){
const err253 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
else {
const err254 = {instancePath:instancePath+"/style/paddingRight",schemaPath:"#/properties/style/properties/paddingRight/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data171.paddingBottom !== undefined){
let data185 = data171.paddingBottom;
if((typeof data185 == "number") && (isFinite(data185))){
if(data185 < 0 || isNaN(data185)){
const err255 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
else {
const err256 = {instancePath:instancePath+"/style/paddingBottom",schemaPath:"#/properties/style/properties/paddingBottom/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data171.paddingLeft !== undefined){
let data186 = data171.paddingLeft;
if((typeof data186 == "number") && (isFinite(data186))){
if(data186 < 0 || isNaN(data186)){
const err257 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
else {
const err258 = {instancePath:instancePath+"/style/paddingLeft",schemaPath:"#/properties/style/properties/paddingLeft/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data171.borderTopWidth !== undefined){
let data187 = data171.borderTopWidth;
if((typeof data187 == "number") && (isFinite(data187))){
if(data187 < 0 || isNaN(data187)){
const err259 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
else {
const err260 = {instancePath:instancePath+"/style/borderTopWidth",schemaPath:"#/properties/style/properties/borderTopWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
if(data171.borderRightWidth !== undefined){
let data188 = data171.borderRightWidth;
if((typeof data188 == "number") && (isFinite(data188))){
if(data188 < 0 || isNaN(data188)){
const err261 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
else {
const err262 = {instancePath:instancePath+"/style/borderRightWidth",schemaPath:"#/properties/style/properties/borderRightWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data171.borderBottomWidth !== undefined){
let data189 = data171.borderBottomWidth;
if((typeof data189 == "number") && (isFinite(data189))){
if(data189 < 0 || isNaN(data189)){
const err263 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
else {
const err264 = {instancePath:instancePath+"/style/borderBottomWidth",schemaPath:"#/properties/style/properties/borderBottomWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data171.borderLeftWidth !== undefined){
let data190 = data171.borderLeftWidth;
if((typeof data190 == "number") && (isFinite(data190))){
if(data190 < 0 || isNaN(data190)){
const err265 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
else {
const err266 = {instancePath:instancePath+"/style/borderLeftWidth",schemaPath:"#/properties/style/properties/borderLeftWidth/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data171.borderTopColor !== undefined){
let data191 = data171.borderTopColor;
if(typeof data191 === "string"){
if(!pattern12.test(data191)){
const err267 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
else {
const err268 = {instancePath:instancePath+"/style/borderTopColor",schemaPath:"#/properties/style/properties/borderTopColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data171.borderRightColor !== undefined){
let data192 = data171.borderRightColor;
if(typeof data192 === "string"){
if(!pattern12.test(data192)){
const err269 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
else {
const err270 = {instancePath:instancePath+"/style/borderRightColor",schemaPath:"#/properties/style/properties/borderRightColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data171.borderBottomColor !== undefined){
let data193 = data171.borderBottomColor;
if(typeof data193 === "string"){
if(!pattern12.test(data193)){
const err271 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
else {
const err272 = {instancePath:instancePath+"/style/borderBottomColor",schemaPath:"#/properties/style/properties/borderBottomColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data171.borderLeftColor !== undefined){
let data194 = data171.borderLeftColor;
if(typeof data194 === "string"){
if(!pattern12.test(data194)){
const err273 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
else {
const err274 = {instancePath:instancePath+"/style/borderLeftColor",schemaPath:"#/properties/style/properties/borderLeftColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data171.borderStyle !== undefined){
let data195 = data171.borderStyle;
if(typeof data195 !== "string"){
const err275 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
if(!((((data195 === "solid") || (data195 === "dashed")) || (data195 === "dotted")) || (data195 === "double"))){
const err276 = {instancePath:instancePath+"/style/borderStyle",schemaPath:"#/properties/style/properties/borderStyle/enum",keyword:"enum",params:{allowedValues: literal11}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data171.borderRadius !== undefined){
let data196 = data171.borderRadius;
if((typeof data196 == "number") && (isFinite(data196))){
if(data196 < 0 || isNaN(data196)){
const err277 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
else {
const err278 = {instancePath:instancePath+"/style/borderRadius",schemaPath:"#/properties/style/properties/borderRadius/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
if(data171.opacity !== undefined){
let data197 = data171.opacity;
if((typeof data197 == "number") && (isFinite(data197))){
if(data197 > 1 || isNaN(data197)){
const err279 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if(data197 < 0 || isNaN(data197)){
const err280 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
else {
const err281 = {instancePath:instancePath+"/style/opacity",schemaPath:"#/properties/style/properties/opacity/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
if(data171.foregroundColor !== undefined){
let data198 = data171.foregroundColor;
if(typeof data198 === "string"){
if(!pattern12.test(data198)){
const err282 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
else {
const err283 = {instancePath:instancePath+"/style/foregroundColor",schemaPath:"#/properties/style/properties/foregroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
if(data171.backgroundColor !== undefined){
let data199 = data171.backgroundColor;
if(typeof data199 === "string"){
if(!pattern12.test(data199)){
const err284 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/pattern",keyword:"pattern",params:{pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
else {
const err285 = {instancePath:instancePath+"/style/backgroundColor",schemaPath:"#/properties/style/properties/backgroundColor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data171.backgroundImage !== undefined){
let data200 = data171.backgroundImage;
if(typeof data200 === "string"){
if(!pattern0.test(data200)){
const err286 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/pattern",keyword:"pattern",params:{pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
else {
const err287 = {instancePath:instancePath+"/style/backgroundImage",schemaPath:"#/properties/style/properties/backgroundImage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
}
else {
const err288 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
}
else {
const err289 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
