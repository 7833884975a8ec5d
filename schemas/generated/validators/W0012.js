// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal1 = ["goods","category","maincategory","brand","page","customer","coupons","href"];
const literal2 = [0,1,2,3,4];
const literal3 = ["goods"];
const literal4 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal5 = ["coupon"];
const literal6 = {"card_id":1,"title":1,"description":1,"notice":1,"custom_url":1,"card_type":1,"reduce_cost":1,"least_cost":1,"discount":1,"imgUrl":1,"icon_url_list":1,"object_use_for":1,"linkPage":1,"linkPageLabel":1};
const literal7 = ["cash","discount","gift"];
const literal8 = ["coupons"];
const literal9 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal10 = ["number","string"];
const literal11 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern12 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern19 = memoPattern("^auto$", "u");
const pattern30 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
vErrors = addError(vErrors, instancePath+"/props/data/0", "#/properties/props/allOf/0/then/properties/data/items/0/maxItems", "maxItems", {limit: 2});
errors++;
}
if(data3.length < 2){
vErrors = addError(vErrors, instancePath+"/props/data/0", "#/properties/props/allOf/0/then/properties/data/items/0/minItems", "minItems", {limit: 2});
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
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/0/if", "if", {failingKeyword: "then"});
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
vErrors = addError(vErrors, instancePath+"/props/data/1", "#/properties/props/allOf/1/then/properties/data/items/1/maxItems", "maxItems", {limit: 3});
errors++;
}
if(data6.length < 3){
vErrors = addError(vErrors, instancePath+"/props/data/1", "#/properties/props/allOf/1/then/properties/data/items/1/minItems", "minItems", {limit: 3});
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
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/1/if", "if", {failingKeyword: "then"});
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
vErrors = addError(vErrors, instancePath+"/props/data/2", "#/properties/props/allOf/2/then/properties/data/items/2/maxItems", "maxItems", {limit: 4});
errors++;
}
if(data9.length < 4){
vErrors = addError(vErrors, instancePath+"/props/data/2", "#/properties/props/allOf/2/then/properties/data/items/2/minItems", "minItems", {limit: 4});
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
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/2/if", "if", {failingKeyword: "then"});
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
vErrors = addError(vErrors, instancePath+"/props/data/3", "#/properties/props/allOf/3/then/properties/data/items/3/maxItems", "maxItems", {limit: 4});
errors++;
}
if(data12.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data/3", "#/properties/props/allOf/3/then/properties/data/items/3/minItems", "minItems", {limit: 1});
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
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/3/if", "if", {failingKeyword: "then"});
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
vErrors = addError(vErrors, instancePath+"/props/data/4", "#/properties/props/allOf/4/then/properties/data/items/4/maxItems", "maxItems", {limit: 3});
errors++;
}
if(data15.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data/4", "#/properties/props/allOf/4/then/properties/data/items/4/minItems", "minItems", {limit: 1});
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
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i0+"/data", "#/properties/props/allOf/4/then/properties/data/items/4/items/properties/data/maxItems", "maxItems", {limit: 3});
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
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/allOf/4/if", "if", {failingKeyword: "then"});
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((((key1 === "mainTitle") || (key1 === "subTitle")) || (key1 === "linkPath")) || (key1 === "styleType")) || (key1 === "data"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.mainTitle !== undefined){
if(typeof data0.mainTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/mainTitle", "#/properties/props/properties/mainTitle/type", "type", {type: "string"});
errors++;
}
}
if(data0.subTitle !== undefined){
if(typeof data0.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/subTitle", "#/properties/props/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data0.linkPath !== undefined){
let data20 = data0.linkPath;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
if(!(func2.call(literal0, key2))){
vErrors = addError(vErrors, instancePath+"/props/linkPath", "#/properties/props/properties/linkPath/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data20.linkPage !== undefined){
let data21 = data20.linkPage;
if(typeof data21 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/linkPage", "#/properties/props/properties/linkPath/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((data21 === "goods") || (data21 === "category")) || (data21 === "maincategory")) || (data21 === "brand")) || (data21 === "page")) || (data21 === "customer")) || (data21 === "coupons")) || (data21 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/linkPath/linkPage", "#/properties/props/properties/linkPath/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data20.linkPageLabel !== undefined){
if(typeof data20.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/linkPageLabel", "#/properties/props/properties/linkPath/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data20.goods_id !== undefined){
if(typeof data20.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/goods_id", "#/properties/props/properties/linkPath/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.itemId !== undefined){
if(typeof data20.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/itemId", "#/properties/props/properties/linkPath/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data20.item_id !== undefined){
if(typeof data20.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/item_id", "#/properties/props/properties/linkPath/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.category_id !== undefined){
if(typeof data20.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/category_id", "#/properties/props/properties/linkPath/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.attribute_id !== undefined){
if(typeof data20.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/attribute_id", "#/properties/props/properties/linkPath/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.theme_pc_template_id !== undefined){
if(typeof data20.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/theme_pc_template_id", "#/properties/props/properties/linkPath/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.card_id !== undefined){
if(typeof data20.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/card_id", "#/properties/props/properties/linkPath/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.url !== undefined){
let data30 = data20.url;
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
vErrors = addError(vErrors, instancePath+"/props/linkPath/url", "#/properties/props/properties/linkPath/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath/url", "#/properties/props/properties/linkPath/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data20.href !== undefined){
let data31 = data20.href;
if(typeof data31 === "string"){
if(!pattern0.test(data31)){
vErrors = addError(vErrors, instancePath+"/props/linkPath/href", "#/properties/props/properties/linkPath/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath/href", "#/properties/props/properties/linkPath/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data20.itemName !== undefined){
if(typeof data20.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/itemName", "#/properties/props/properties/linkPath/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data20.category_name !== undefined){
if(typeof data20.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/category_name", "#/properties/props/properties/linkPath/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.attribute_name !== undefined){
if(typeof data20.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/attribute_name", "#/properties/props/properties/linkPath/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.tag_name !== undefined){
if(typeof data20.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/tag_name", "#/properties/props/properties/linkPath/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.title !== undefined){
if(typeof data20.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/title", "#/properties/props/properties/linkPath/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data20.activity_name !== undefined){
if(typeof data20.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/activity_name", "#/properties/props/properties/linkPath/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.template_title !== undefined){
if(typeof data20.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/template_title", "#/properties/props/properties/linkPath/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data20.name !== undefined){
if(typeof data20.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/name", "#/properties/props/properties/linkPath/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath", "#/properties/props/properties/linkPath/type", "type", {type: "object"});
errors++;
}
}
if(data0.styleType !== undefined){
let data40 = data0.styleType;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
vErrors = addError(vErrors, instancePath+"/props/styleType", "#/properties/props/properties/styleType/type", "type", {type: "integer"});
errors++;
}
if(!(((((data40 === 0) || (data40 === 1)) || (data40 === 2)) || (data40 === 3)) || (data40 === 4))){
vErrors = addError(vErrors, instancePath+"/props/styleType", "#/properties/props/properties/styleType/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.data !== undefined){
let data41 = data0.data;
if(Array.isArray(data41)){
if(data41.length > 5){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/maxItems", "maxItems", {limit: 5});
errors++;
}
if(data41.length < 5){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 5});
errors++;
}
const len6 = data41.length;
if(!(len6 <= 5)){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/additionalItems", "additionalItems", {limit: 5});
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
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1, "#/properties/props/properties/data/items/0/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data43.imgUrl !== undefined){
let data44 = data43.imgUrl;
if(typeof data44 === "string"){
if(!pattern0.test(data44)){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/imgUrl", "#/properties/props/properties/data/items/0/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/imgUrl", "#/properties/props/properties/data/items/0/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data43.pathData !== undefined){
let data45 = data43.pathData;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key4 in data45){
if(!(func2.call(literal0, key4))){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData", "#/properties/props/properties/data/items/0/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data45.linkPage !== undefined){
let data46 = data45.linkPage;
if(typeof data46 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((data46 === "goods") || (data46 === "category")) || (data46 === "maincategory")) || (data46 === "brand")) || (data46 === "page")) || (data46 === "customer")) || (data46 === "coupons")) || (data46 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/linkPage", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data45.linkPageLabel !== undefined){
if(typeof data45.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data45.goods_id !== undefined){
if(typeof data45.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/goods_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data45.itemId !== undefined){
if(typeof data45.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/itemId", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data45.item_id !== undefined){
if(typeof data45.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/item_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data45.category_id !== undefined){
if(typeof data45.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/category_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data45.attribute_id !== undefined){
if(typeof data45.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/attribute_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data45.theme_pc_template_id !== undefined){
if(typeof data45.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data45.card_id !== undefined){
if(typeof data45.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/card_id", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data45.url !== undefined){
let data55 = data45.url;
if(typeof data55 === "string"){
if(!pattern0.test(data55)){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/url", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/url", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data45.href !== undefined){
let data56 = data45.href;
if(typeof data56 === "string"){
if(!pattern0.test(data56)){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/href", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/href", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data45.itemName !== undefined){
if(typeof data45.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/itemName", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data45.category_name !== undefined){
if(typeof data45.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/category_name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data45.attribute_name !== undefined){
if(typeof data45.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/attribute_name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data45.tag_name !== undefined){
if(typeof data45.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/tag_name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data45.title !== undefined){
if(typeof data45.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/title", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data45.activity_name !== undefined){
if(typeof data45.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/activity_name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data45.template_title !== undefined){
if(typeof data45.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/template_title", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data45.name !== undefined){
if(typeof data45.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData/name", "#/properties/props/properties/data/items/0/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1+"/pathData", "#/properties/props/properties/data/items/0/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0/" + i1, "#/properties/props/properties/data/items/0/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/0", "#/properties/props/properties/data/items/0/type", "type", {type: "array"});
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
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2, "#/properties/props/properties/data/items/1/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data66.imgUrl !== undefined){
let data67 = data66.imgUrl;
if(typeof data67 === "string"){
if(!pattern0.test(data67)){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/imgUrl", "#/properties/props/properties/data/items/1/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/imgUrl", "#/properties/props/properties/data/items/1/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data66.pathData !== undefined){
let data68 = data66.pathData;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key6 in data68){
if(!(func2.call(literal0, key6))){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData", "#/properties/props/properties/data/items/1/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data68.linkPage !== undefined){
let data69 = data68.linkPage;
if(typeof data69 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((data69 === "goods") || (data69 === "category")) || (data69 === "maincategory")) || (data69 === "brand")) || (data69 === "page")) || (data69 === "customer")) || (data69 === "coupons")) || (data69 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data68.linkPageLabel !== undefined){
if(typeof data68.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data68.goods_id !== undefined){
if(typeof data68.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/goods_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data68.itemId !== undefined){
if(typeof data68.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/itemId", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data68.item_id !== undefined){
if(typeof data68.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/item_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data68.category_id !== undefined){
if(typeof data68.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/category_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data68.attribute_id !== undefined){
if(typeof data68.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/attribute_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data68.theme_pc_template_id !== undefined){
if(typeof data68.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data68.card_id !== undefined){
if(typeof data68.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/card_id", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data68.url !== undefined){
let data78 = data68.url;
if(typeof data78 === "string"){
if(!pattern0.test(data78)){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/url", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/url", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data68.href !== undefined){
let data79 = data68.href;
if(typeof data79 === "string"){
if(!pattern0.test(data79)){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/href", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/href", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data68.itemName !== undefined){
if(typeof data68.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/itemName", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data68.category_name !== undefined){
if(typeof data68.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/category_name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data68.attribute_name !== undefined){
if(typeof data68.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/attribute_name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data68.tag_name !== undefined){
if(typeof data68.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/tag_name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data68.title !== undefined){
if(typeof data68.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/title", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data68.activity_name !== undefined){
if(typeof data68.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/activity_name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data68.template_title !== undefined){
if(typeof data68.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/template_title", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data68.name !== undefined){
if(typeof data68.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData/name", "#/properties/props/properties/data/items/1/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2+"/pathData", "#/properties/props/properties/data/items/1/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1/" + i2, "#/properties/props/properties/data/items/1/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/1", "#/properties/props/properties/data/items/1/type", "type", {type: "array"});
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
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3, "#/properties/props/properties/data/items/2/items/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data89.imgUrl !== undefined){
let data90 = data89.imgUrl;
if(typeof data90 === "string"){
if(!pattern0.test(data90)){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/imgUrl", "#/properties/props/properties/data/items/2/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/imgUrl", "#/properties/props/properties/data/items/2/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data89.pathData !== undefined){
let data91 = data89.pathData;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
for(const key8 in data91){
if(!(func2.call(literal0, key8))){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData", "#/properties/props/properties/data/items/2/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key8});
errors++;
}
}
if(data91.linkPage !== undefined){
let data92 = data91.linkPage;
if(typeof data92 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/linkPage", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((data92 === "goods") || (data92 === "category")) || (data92 === "maincategory")) || (data92 === "brand")) || (data92 === "page")) || (data92 === "customer")) || (data92 === "coupons")) || (data92 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/linkPage", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data91.linkPageLabel !== undefined){
if(typeof data91.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data91.goods_id !== undefined){
if(typeof data91.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/goods_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data91.itemId !== undefined){
if(typeof data91.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/itemId", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data91.item_id !== undefined){
if(typeof data91.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/item_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data91.category_id !== undefined){
if(typeof data91.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/category_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data91.attribute_id !== undefined){
if(typeof data91.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/attribute_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data91.theme_pc_template_id !== undefined){
if(typeof data91.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data91.card_id !== undefined){
if(typeof data91.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/card_id", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data91.url !== undefined){
let data101 = data91.url;
if(typeof data101 === "string"){
if(!pattern0.test(data101)){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/url", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/url", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data91.href !== undefined){
let data102 = data91.href;
if(typeof data102 === "string"){
if(!pattern0.test(data102)){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/href", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/href", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data91.itemName !== undefined){
if(typeof data91.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/itemName", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data91.category_name !== undefined){
if(typeof data91.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/category_name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data91.attribute_name !== undefined){
if(typeof data91.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/attribute_name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data91.tag_name !== undefined){
if(typeof data91.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/tag_name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data91.title !== undefined){
if(typeof data91.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/title", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data91.activity_name !== undefined){
if(typeof data91.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/activity_name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data91.template_title !== undefined){
if(typeof data91.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/template_title", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data91.name !== undefined){
if(typeof data91.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData/name", "#/properties/props/properties/data/items/2/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3+"/pathData", "#/properties/props/properties/data/items/2/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2/" + i3, "#/properties/props/properties/data/items/2/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/2", "#/properties/props/properties/data/items/2/type", "type", {type: "array"});
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
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4, "#/properties/props/properties/data/items/3/items/additionalProperties", "additionalProperties", {additionalProperty: key9});
errors++;
}
}
if(data112.type !== undefined){
let data113 = data112.type;
if(typeof data113 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/type", "#/properties/props/properties/data/items/3/items/properties/type/type", "type", {type: "string"});
errors++;
}
if(!(data113 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/type", "#/properties/props/properties/data/items/3/items/properties/type/enum", "enum", {allowedValues: literal3});
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
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5, "#/properties/props/properties/data/items/3/items/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key10});
errors++;
}
}
if(data115.goods_id !== undefined){
if(typeof data115.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data115.itemId !== undefined){
if(typeof data115.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/itemId", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data115.goods_pic !== undefined){
let data118 = data115.goods_pic;
if(typeof data118 === "string"){
if(!pattern0.test(data118)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_pic", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_pic", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data115.price !== undefined){
let data119 = data115.price;
if(!(((typeof data119 == "number") && (!(data119 % 1) && !isNaN(data119))) && (isFinite(data119)))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/price", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data119 == "number") && (isFinite(data119))){
if(data119 < 0 || isNaN(data119)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/price", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data115.market_price !== undefined){
let data120 = data115.market_price;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/market_price", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 < 0 || isNaN(data120)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/market_price", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data115.goods_name !== undefined){
if(typeof data115.goods_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/goods_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/goods_name/type", "type", {type: "string"});
errors++;
}
}
if(data115.brief !== undefined){
if(typeof data115.brief !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/brief", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data115.subTitle !== undefined){
if(typeof data115.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/subTitle", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/subTitle/type", "type", {type: "string"});
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
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6, "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key11});
errors++;
}
}
if(data125.tag_id !== undefined){
if(typeof data125.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data125.tag_name !== undefined){
if(typeof data125.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data125.font_color !== undefined){
let data128 = data125.font_color;
if(typeof data128 === "string"){
if(!pattern12.test(data128)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/font_color", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/font_color", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data125.tag_color !== undefined){
let data129 = data125.tag_color;
if(typeof data129 === "string"){
if(!pattern12.test(data129)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_color", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6+"/tag_color", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/properties/tag_color/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList/" + i6, "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/tagList", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/tagList/type", "type", {type: "array"});
errors++;
}
}
if(data115.linkPage !== undefined){
let data130 = data115.linkPage;
if(typeof data130 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/linkPage", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data130 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/linkPage", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data115.linkPageLabel !== undefined){
if(typeof data115.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/linkPageLabel", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data115.pathData !== undefined){
let data132 = data115.pathData;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
for(const key12 in data132){
if(!(func2.call(literal0, key12))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key12});
errors++;
}
}
if(data132.linkPage !== undefined){
let data133 = data132.linkPage;
if(typeof data133 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/linkPage", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((data133 === "goods") || (data133 === "category")) || (data133 === "maincategory")) || (data133 === "brand")) || (data133 === "page")) || (data133 === "customer")) || (data133 === "coupons")) || (data133 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/linkPage", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data132.linkPageLabel !== undefined){
if(typeof data132.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data132.goods_id !== undefined){
if(typeof data132.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/goods_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data132.itemId !== undefined){
if(typeof data132.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/itemId", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data132.item_id !== undefined){
if(typeof data132.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/item_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data132.category_id !== undefined){
if(typeof data132.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/category_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data132.attribute_id !== undefined){
if(typeof data132.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/attribute_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data132.theme_pc_template_id !== undefined){
if(typeof data132.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data132.card_id !== undefined){
if(typeof data132.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/card_id", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data132.url !== undefined){
let data142 = data132.url;
if(typeof data142 === "string"){
if(!pattern0.test(data142)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/url", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/url", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data132.href !== undefined){
let data143 = data132.href;
if(typeof data143 === "string"){
if(!pattern0.test(data143)){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/href", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/href", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data132.itemName !== undefined){
if(typeof data132.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/itemName", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data132.category_name !== undefined){
if(typeof data132.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/category_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data132.attribute_name !== undefined){
if(typeof data132.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/attribute_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data132.tag_name !== undefined){
if(typeof data132.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/tag_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data132.title !== undefined){
if(typeof data132.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/title", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data132.activity_name !== undefined){
if(typeof data132.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/activity_name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data132.template_title !== undefined){
if(typeof data132.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/template_title", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data132.name !== undefined){
if(typeof data132.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData/name", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5+"/pathData", "#/properties/props/properties/data/items/3/items/properties/data/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data/" + i5, "#/properties/props/properties/data/items/3/items/properties/data/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4+"/data", "#/properties/props/properties/data/items/3/items/properties/data/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3/" + i4, "#/properties/props/properties/data/items/3/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/3", "#/properties/props/properties/data/items/3/type", "type", {type: "array"});
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
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7, "#/properties/props/properties/data/items/4/items/additionalProperties", "additionalProperties", {additionalProperty: key13});
errors++;
}
}
if(data153.type !== undefined){
let data154 = data153.type;
if(typeof data154 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/type", "#/properties/props/properties/data/items/4/items/properties/type/type", "type", {type: "string"});
errors++;
}
if(!(data154 === "coupon")){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/type", "#/properties/props/properties/data/items/4/items/properties/type/enum", "enum", {allowedValues: literal5});
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
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8, "#/properties/props/properties/data/items/4/items/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key14});
errors++;
}
}
if(data156.card_id !== undefined){
if(typeof data156.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/card_id", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data156.title !== undefined){
if(typeof data156.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/title", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data156.description !== undefined){
if(typeof data156.description !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/description", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/description/type", "type", {type: "string"});
errors++;
}
}
if(data156.notice !== undefined){
if(typeof data156.notice !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/notice", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/notice/type", "type", {type: "string"});
errors++;
}
}
if(data156.custom_url !== undefined){
let data161 = data156.custom_url;
if(typeof data161 === "string"){
if(!pattern0.test(data161)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/custom_url", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/custom_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/custom_url", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/custom_url/type", "type", {type: "string"});
errors++;
}
}
if(data156.card_type !== undefined){
let data162 = data156.card_type;
if(typeof data162 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/card_type", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/card_type/type", "type", {type: "string"});
errors++;
}
if(!(((data162 === "cash") || (data162 === "discount")) || (data162 === "gift"))){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/card_type", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/card_type/enum", "enum", {allowedValues: literal7});
errors++;
}
}
if(data156.reduce_cost !== undefined){
let data163 = data156.reduce_cost;
if(!(((typeof data163 == "number") && (!(data163 % 1) && !isNaN(data163))) && (isFinite(data163)))){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/reduce_cost", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/reduce_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data163 == "number") && (isFinite(data163))){
if(data163 < 0 || isNaN(data163)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/reduce_cost", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/reduce_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data156.least_cost !== undefined){
let data164 = data156.least_cost;
if(!(((typeof data164 == "number") && (!(data164 % 1) && !isNaN(data164))) && (isFinite(data164)))){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/least_cost", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/least_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data164 == "number") && (isFinite(data164))){
if(data164 < 0 || isNaN(data164)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/least_cost", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/least_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data156.discount !== undefined){
let data165 = data156.discount;
if((typeof data165 == "number") && (isFinite(data165))){
if(data165 > 100 || isNaN(data165)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/discount", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/discount/maximum", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data165 < 0 || isNaN(data165)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/discount", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/discount", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/discount/type", "type", {type: "number"});
errors++;
}
}
if(data156.imgUrl !== undefined){
let data166 = data156.imgUrl;
if(typeof data166 === "string"){
if(!pattern0.test(data166)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/imgUrl", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/imgUrl", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data156.icon_url_list !== undefined){
let data167 = data156.icon_url_list;
if(typeof data167 === "string"){
if(!pattern0.test(data167)){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/icon_url_list", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/icon_url_list/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/icon_url_list", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/icon_url_list/type", "type", {type: "string"});
errors++;
}
}
if(data156.object_use_for !== undefined){
if(typeof data156.object_use_for !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/object_use_for", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/object_use_for/type", "type", {type: "string"});
errors++;
}
}
if(data156.linkPage !== undefined){
let data169 = data156.linkPage;
if(typeof data169 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/linkPage", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data169 === "coupons")){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/linkPage", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal8});
errors++;
}
}
if(data156.linkPageLabel !== undefined){
if(typeof data156.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8+"/linkPageLabel", "#/properties/props/properties/data/items/4/items/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data/" + i8, "#/properties/props/properties/data/items/4/items/properties/data/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7+"/data", "#/properties/props/properties/data/items/4/items/properties/data/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4/" + i7, "#/properties/props/properties/data/items/4/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/4", "#/properties/props/properties/data/items/4/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/type", "type", {type: "object"});
errors++;
}
}
if(data.style !== undefined){
let data171 = data.style;
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
for(const key15 in data171){
if(!(func2.call(literal9, key15))){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key15});
errors++;
}
}
if(data171.x !== undefined){
let data172 = data171.x;
if(!((typeof data172 == "number") && (isFinite(data172)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data171.y !== undefined){
let data173 = data171.y;
if(!((typeof data173 == "number") && (isFinite(data173)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data171.left !== undefined){
let data174 = data171.left;
if(!((typeof data174 == "number") && (isFinite(data174)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data171.top !== undefined){
let data175 = data171.top;
if(!((typeof data175 == "number") && (isFinite(data175)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data171.z !== undefined){
let data176 = data171.z;
if(!(((typeof data176 == "number") && (!(data176 % 1) && !isNaN(data176))) && (isFinite(data176)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data171.width !== undefined){
let data177 = data171.width;
if((typeof data177 == "number") && (isFinite(data177))){
if(data177 < 0 || isNaN(data177)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data171.height !== undefined){
let data178 = data171.height;
if((typeof data178 == "number") && (isFinite(data178))){
if(data178 < 0 || isNaN(data178)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data171.marginTop !== undefined){
let data179 = data171.marginTop;
if((!((typeof data179 == "number") && (isFinite(data179)))) && (typeof data179 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal10});
errors++;
}
if(typeof data179 === "string"){
if(!pattern19.test(data179)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data171.marginRight !== undefined){
let data180 = data171.marginRight;
if((!((typeof data180 == "number") && (isFinite(data180)))) && (typeof data180 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal10});
errors++;
}
if(typeof data180 === "string"){
if(!pattern19.test(data180)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data171.marginBottom !== undefined){
let data181 = data171.marginBottom;
if((!((typeof data181 == "number") && (isFinite(data181)))) && (typeof data181 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal10});
errors++;
}
if(typeof data181 === "string"){
if(!pattern19.test(data181)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data171.marginLeft !== undefined){
let data182 = data171.marginLeft;
if((!((typeof data182 == "number") && (isFinite(data182)))) && (typeof data182 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal10});
errors++;
}
if(typeof data182 === "string"){
if(!pattern19.test(data182)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data171.paddingTop !== undefined){
let data183 = data171.paddingTop;
if((typeof data183 == "number") && (isFinite(data183))){
if(data183 < 0 || isNaN(data183)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data171.paddingRight !== undefined){
let data184 = data171.paddingRight;
if((typeof data184 == "number") && (isFinite(data184))){
if(data184 < 0 || isNaN(data184)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data171.paddingBottom !== undefined){
let data185 = data171.paddingBottom;
if((typeof data185 == "number") && (isFinite(data185))){
if(data185 < 0 || isNaN(data185)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data171.paddingLeft !== undefined){
let data186 = data171.paddingLeft;
if((typeof data186 == "number") && (isFinite(data186))){
if(data186 < 0 || isNaN(data186)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data171.borderTopWidth !== undefined){
let data187 = data171.borderTopWidth;
if((typeof data187 == "number") && (isFinite(data187))){
if(data187 < 0 || isNaN(data187)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data171.borderRightWidth !== undefined){
let data188 = data171.borderRightWidth;
if((typeof data188 == "number") && (isFinite(data188))){
if(data188 < 0 || isNaN(data188)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data171.borderBottomWidth !== undefined){
let data189 = data171.borderBottomWidth;
if((typeof data189 == "number") && (isFinite(data189))){
if(data189 < 0 || isNaN(data189)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data171.borderLeftWidth !== undefined){
let data190 = data171.borderLeftWidth;
if((typeof data190 == "number") && (isFinite(data190))){
if(data190 < 0 || isNaN(data190)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data171.borderTopColor !== undefined){
let data191 = data171.borderTopColor;
if(typeof data191 === "string"){
if(!pattern12.test(data191)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data171.borderRightColor !== undefined){
let data192 = data171.borderRightColor;
if(typeof data192 === "string"){
if(!pattern12.test(data192)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data171.borderBottomColor !== undefined){
let data193 = data171.borderBottomColor;
if(typeof data193 === "string"){
if(!pattern12.test(data193)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data171.borderLeftColor !== undefined){
let data194 = data171.borderLeftColor;
if(typeof data194 === "string"){
if(!pattern12.test(data194)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data171.borderStyle !== undefined){
let data195 = data171.borderStyle;
if(typeof data195 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data195 === "solid") || (data195 === "dashed")) || (data195 === "dotted")) || (data195 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal11});
errors++;
}
}
if(data171.borderRadius !== undefined){
let data196 = data171.borderRadius;
if((typeof data196 == "number") && (isFinite(data196))){
if(data196 < 0 || isNaN(data196)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data171.opacity !== undefined){
let data197 = data171.opacity;
if((typeof data197 == "number") && (isFinite(data197))){
if(data197 > 1 || isNaN(data197)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data197 < 0 || isNaN(data197)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data171.foregroundColor !== undefined){
let data198 = data171.foregroundColor;
if(typeof data198 === "string"){
if(!pattern12.test(data198)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data171.backgroundColor !== undefined){
let data199 = data171.backgroundColor;
if(typeof data199 === "string"){
if(!pattern12.test(data199)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data171.backgroundImage !== undefined){
let data200 = data171.backgroundImage;
if(typeof data200 === "string"){
if(!pattern0.test(data200)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data171.showFrom !== undefined){
let data201 = data171.showFrom;
if(typeof data201 === "string"){
if(!pattern30.test(data201)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data171.showTo !== undefined){
let data202 = data171.showTo;
if(typeof data202 === "string"){
if(!pattern30.test(data202)){
vErrors = addError(vErrors, instancePath+"/style/showTo", "#/properties/style/properties/showTo/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showTo", "#/properties/style/properties/showTo/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/type", "type", {type: "object"});
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
}
