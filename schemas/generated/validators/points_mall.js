// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key1 === "pc_openstatus") || (key1 === "mobile_openstatus")) || (key1 === "pc_banner")) || (key1 === "cat_openstatus")) || (key1 === "brand_openstatus")) || (key1 === "point_openstatus")) || (key1 === "point_section"))){
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
if(data0.pc_banner !== undefined){
let data3 = data0.pc_banner;
if(Array.isArray(data3)){
if(data3.length > 8){
vErrors = addError(vErrors, instancePath+"/props/pc_banner", "#/properties/props/properties/pc_banner/maxItems", "maxItems", {limit: 8});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "imgUrl") || (key2 === "title"))){
vErrors = addError(vErrors, instancePath+"/props/pc_banner/" + i0, "#/properties/props/properties/pc_banner/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data4.imgUrl !== undefined){
let data5 = data4.imgUrl;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/pc_banner/" + i0+"/imgUrl", "#/properties/props/properties/pc_banner/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pc_banner/" + i0+"/imgUrl", "#/properties/props/properties/pc_banner/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data4.title !== undefined){
let data6 = data4.title;
if(typeof data6 === "string"){
if(func2(data6) > 32){
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
let data10 = data0.point_section;
if(Array.isArray(data10)){
if(data10.length > 8){
vErrors = addError(vErrors, instancePath+"/props/point_section", "#/properties/props/properties/point_section/maxItems", "maxItems", {limit: 8});
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(!((key3 === "low") || (key3 === "high"))){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1, "#/properties/props/properties/point_section/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data11.low !== undefined){
let data12 = data11.low;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/low", "#/properties/props/properties/point_section/items/properties/low/type", "type", {type: "integer"});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9999999 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/low", "#/properties/props/properties/point_section/items/properties/low/maximum", "maximum", {comparison: "<=", limit: 9999999});
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/low", "#/properties/props/properties/point_section/items/properties/low/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data11.high !== undefined){
let data13 = data11.high;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/high", "#/properties/props/properties/point_section/items/properties/high/type", "type", {type: "integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9999999 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/point_section/" + i1+"/high", "#/properties/props/properties/point_section/items/properties/high/maximum", "maximum", {comparison: "<=", limit: 9999999});
errors++;
}
if(data13 < 0 || isNaN(data13)){
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
}
