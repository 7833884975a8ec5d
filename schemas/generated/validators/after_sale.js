// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|\\+?[0-9][0-9-]{2,19})$", "u");

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
if(!((((((((key1 === "reasons") || (key1 === "remind_open")) || (key1 === "remind_intro")) || (key1 === "return_contact")) || (key1 === "return_mobile")) || (key1 === "return_address")) || (key1 === "rate_status")) || (key1 === "uploads_per_day"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.reasons !== undefined){
let data1 = data0.reasons;
if(typeof data1 === "string"){
if(func2(data1) > 1000){
vErrors = addError(vErrors, instancePath+"/props/reasons", "#/properties/props/properties/reasons/maxLength", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/reasons", "#/properties/props/properties/reasons/type", "type", {type: "string"});
errors++;
}
}
if(data0.remind_open !== undefined){
if(typeof data0.remind_open !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/remind_open", "#/properties/props/properties/remind_open/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.remind_intro !== undefined){
let data3 = data0.remind_intro;
if(typeof data3 === "string"){
if(func2(data3) > 500){
vErrors = addError(vErrors, instancePath+"/props/remind_intro", "#/properties/props/properties/remind_intro/maxLength", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/remind_intro", "#/properties/props/properties/remind_intro/type", "type", {type: "string"});
errors++;
}
}
if(data0.return_contact !== undefined){
let data4 = data0.return_contact;
if(typeof data4 === "string"){
if(func2(data4) > 50){
vErrors = addError(vErrors, instancePath+"/props/return_contact", "#/properties/props/properties/return_contact/maxLength", "maxLength", {limit: 50});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/return_contact", "#/properties/props/properties/return_contact/type", "type", {type: "string"});
errors++;
}
}
if(data0.return_mobile !== undefined){
let data5 = data0.return_mobile;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/return_mobile", "#/properties/props/properties/return_mobile/pattern", "pattern", {pattern: "^(?:|\\+?[0-9][0-9-]{2,19})$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/return_mobile", "#/properties/props/properties/return_mobile/type", "type", {type: "string"});
errors++;
}
}
if(data0.return_address !== undefined){
let data6 = data0.return_address;
if(typeof data6 === "string"){
if(func2(data6) > 200){
vErrors = addError(vErrors, instancePath+"/props/return_address", "#/properties/props/properties/return_address/maxLength", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/return_address", "#/properties/props/properties/return_address/type", "type", {type: "string"});
errors++;
}
}
if(data0.rate_status !== undefined){
if(typeof data0.rate_status !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/rate_status", "#/properties/props/properties/rate_status/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.uploads_per_day !== undefined){
let data8 = data0.uploads_per_day;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/uploads_per_day", "#/properties/props/properties/uploads_per_day/type", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/uploads_per_day", "#/properties/props/properties/uploads_per_day/maximum", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = addError(vErrors, instancePath+"/props/uploads_per_day", "#/properties/props/properties/uploads_per_day/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
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
