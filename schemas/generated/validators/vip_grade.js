// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"grade_name":1,"lv_type":1,"discount":1,"discount_desc":1,"guide_title":1,"description":1,"background_pic_url":1,"prices":1,"is_default":1,"disabled":1};
const literal1 = ["vip","svip"];
const literal2 = ["monthly","quarter","year"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "props")){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.grade_name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "grade_name"});
errors++;
}
if(data0.prices === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "prices"});
errors++;
}
for(const key1 in data0){
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.grade_name !== undefined){
let data1 = data0.grade_name;
if(typeof data1 === "string"){
if(func3(data1) > 20){
vErrors = addError(vErrors, instancePath+"/props/grade_name", "#/properties/props/properties/grade_name/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func3(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/grade_name", "#/properties/props/properties/grade_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/grade_name", "#/properties/props/properties/grade_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.lv_type !== undefined){
let data2 = data0.lv_type;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/lv_type", "#/properties/props/properties/lv_type/type", "type", {type: "string"});
errors++;
}
if(!((data2 === "vip") || (data2 === "svip"))){
vErrors = addError(vErrors, instancePath+"/props/lv_type", "#/properties/props/properties/lv_type/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data0.discount !== undefined){
let data3 = data0.discount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/type", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/maximum", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.discount_desc !== undefined){
let data4 = data0.discount_desc;
if(typeof data4 === "string"){
if(func3(data4) > 60){
vErrors = addError(vErrors, instancePath+"/props/discount_desc", "#/properties/props/properties/discount_desc/maxLength", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/discount_desc", "#/properties/props/properties/discount_desc/type", "type", {type: "string"});
errors++;
}
}
if(data0.guide_title !== undefined){
let data5 = data0.guide_title;
if(typeof data5 === "string"){
if(func3(data5) > 60){
vErrors = addError(vErrors, instancePath+"/props/guide_title", "#/properties/props/properties/guide_title/maxLength", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/guide_title", "#/properties/props/properties/guide_title/type", "type", {type: "string"});
errors++;
}
}
if(data0.description !== undefined){
let data6 = data0.description;
if(typeof data6 === "string"){
if(func3(data6) > 1000){
vErrors = addError(vErrors, instancePath+"/props/description", "#/properties/props/properties/description/maxLength", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/description", "#/properties/props/properties/description/type", "type", {type: "string"});
errors++;
}
}
if(data0.background_pic_url !== undefined){
let data7 = data0.background_pic_url;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
vErrors = addError(vErrors, instancePath+"/props/background_pic_url", "#/properties/props/properties/background_pic_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/background_pic_url", "#/properties/props/properties/background_pic_url/type", "type", {type: "string"});
errors++;
}
}
if(data0.prices !== undefined){
let data8 = data0.prices;
if(Array.isArray(data8)){
if(data8.length > 3){
vErrors = addError(vErrors, instancePath+"/props/prices", "#/properties/props/properties/prices/maxItems", "maxItems", {limit: 3});
errors++;
}
if(data8.length < 1){
vErrors = addError(vErrors, instancePath+"/props/prices", "#/properties/props/properties/prices/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!((((key2 === "name") || (key2 === "price")) || (key2 === "day")) || (key2 === "desc"))){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0, "#/properties/props/properties/prices/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/name", "#/properties/props/properties/prices/items/properties/name/type", "type", {type: "string"});
errors++;
}
if(!(((data10 === "monthly") || (data10 === "quarter")) || (data10 === "year"))){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/name", "#/properties/props/properties/prices/items/properties/name/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data9.price !== undefined){
let data11 = data9.price;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/price", "#/properties/props/properties/prices/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 99999999 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/price", "#/properties/props/properties/prices/items/properties/price/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/price", "#/properties/props/properties/prices/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data9.day !== undefined){
let data12 = data9.day;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/day", "#/properties/props/properties/prices/items/properties/day/type", "type", {type: "integer"});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 3650 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/day", "#/properties/props/properties/prices/items/properties/day/maximum", "maximum", {comparison: "<=", limit: 3650});
errors++;
}
if(data12 < 1 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/day", "#/properties/props/properties/prices/items/properties/day/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data9.desc !== undefined){
let data13 = data9.desc;
if(typeof data13 === "string"){
if(func3(data13) > 40){
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/desc", "#/properties/props/properties/prices/items/properties/desc/maxLength", "maxLength", {limit: 40});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0+"/desc", "#/properties/props/properties/prices/items/properties/desc/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/prices/" + i0, "#/properties/props/properties/prices/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/prices", "#/properties/props/properties/prices/type", "type", {type: "array"});
errors++;
}
}
if(data0.is_default !== undefined){
if(typeof data0.is_default !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/is_default", "#/properties/props/properties/is_default/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.disabled !== undefined){
if(typeof data0.disabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/disabled", "#/properties/props/properties/disabled/type", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/type", "type", {type: "object"});
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
});
export const validate = validate10;
export default validate;
