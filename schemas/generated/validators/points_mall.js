// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"pc_openstatus":1,"mobile_openstatus":1,"freight_type":1,"freight_proportion":1,"pc_banner":1,"cat_openstatus":1,"brand_openstatus":1,"point_openstatus":1,"point_section":1};
const literal1 = ["cash","point"];
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
for(const key1 in data0){
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.pc_openstatus !== undefined){
if(typeof data0.pc_openstatus !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/pc_openstatus", "#/properties/props/properties/pc_openstatus/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.mobile_openstatus !== undefined){
if(typeof data0.mobile_openstatus !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/mobile_openstatus", "#/properties/props/properties/mobile_openstatus/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.freight_type !== undefined){
let data3 = data0.freight_type;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/freight_type", "#/properties/props/properties/freight_type/type", "type", {type: "string"});
errors++;
}
if(!((data3 === "cash") || (data3 === "point"))){
vErrors = addError(vErrors, instancePath+"/props/freight_type", "#/properties/props/properties/freight_type/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data0.freight_proportion !== undefined){
let data4 = data0.freight_proportion;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = addError(vErrors, instancePath+"/props/freight_proportion", "#/properties/props/properties/freight_proportion/type", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/freight_proportion", "#/properties/props/properties/freight_proportion/maximum", "maximum", {comparison: "<=", limit: 10000});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = addError(vErrors, instancePath+"/props/freight_proportion", "#/properties/props/properties/freight_proportion/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.pc_banner !== undefined){
let data5 = data0.pc_banner;
if(Array.isArray(data5)){
if(data5.length > 8){
vErrors = addError(vErrors, instancePath+"/props/pc_banner", "#/properties/props/properties/pc_banner/maxItems", "maxItems", {limit: 8});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
if(!((key2 === "imgUrl") || (key2 === "title"))){
vErrors = addError(vErrors, instancePath+"/props/pc_banner/" + i0, "#/properties/props/properties/pc_banner/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data6.imgUrl !== undefined){
let data7 = data6.imgUrl;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
vErrors = addError(vErrors, instancePath+"/props/pc_banner/" + i0+"/imgUrl", "#/properties/props/properties/pc_banner/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pc_banner/" + i0+"/imgUrl", "#/properties/props/properties/pc_banner/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data6.title !== undefined){
let data8 = data6.title;
if(typeof data8 === "string"){
if(func3(data8) > 32){
vErrors = addError(vErrors, instancePath+"/props/pc_banner/" + i0+"/title", "#/properties/props/properties/pc_banner/items/properties/title/maxLength", "maxLength", {limit: 32});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pc_banner/" + i0+"/title", "#/properties/props/properties/pc_banner/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pc_banner/" + i0, "#/properties/props/properties/pc_banner/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pc_banner", "#/properties/props/properties/pc_banner/type", "type", {type: "array"});
errors++;
}
}
if(data0.cat_openstatus !== undefined){
if(typeof data0.cat_openstatus !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/cat_openstatus", "#/properties/props/properties/cat_openstatus/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.brand_openstatus !== undefined){
if(typeof data0.brand_openstatus !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/brand_openstatus", "#/properties/props/properties/brand_openstatus/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.point_openstatus !== undefined){
if(typeof data0.point_openstatus !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/point_openstatus", "#/properties/props/properties/point_openstatus/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.point_section !== undefined){
let data12 = data0.point_section;
if(Array.isArray(data12)){
if(data12.length > 8){
vErrors = addError(vErrors, instancePath+"/props/point_section", "#/properties/props/properties/point_section/maxItems", "maxItems", {limit: 8});
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 in data13){
if(!((key3 === "low") || (key3 === "high"))){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1, "#/properties/props/properties/point_section/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data13.low !== undefined){
let data14 = data13.low;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/low", "#/properties/props/properties/point_section/items/properties/low/type", "type", {type: "integer"});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9999999 || isNaN(data14)){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/low", "#/properties/props/properties/point_section/items/properties/low/maximum", "maximum", {comparison: "<=", limit: 9999999});
errors++;
}
if(data14 < 0 || isNaN(data14)){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/low", "#/properties/props/properties/point_section/items/properties/low/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data13.high !== undefined){
let data15 = data13.high;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/high", "#/properties/props/properties/point_section/items/properties/high/type", "type", {type: "integer"});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9999999 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/high", "#/properties/props/properties/point_section/items/properties/high/maximum", "maximum", {comparison: "<=", limit: 9999999});
errors++;
}
if(data15 < 0 || isNaN(data15)){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/high", "#/properties/props/properties/point_section/items/properties/high/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1, "#/properties/props/properties/point_section/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/point_section", "#/properties/props/properties/point_section/type", "type", {type: "array"});
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
