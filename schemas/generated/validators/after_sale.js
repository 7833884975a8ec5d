// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func3 } from '../../validator-runtime';
const literal0 = {"reasons":1,"unsent_reasons":1,"remind_open":1,"remind_intro":1,"return_contact":1,"return_mobile":1,"return_address":1,"rate_status":1,"uploads_per_day":1};
const pattern0 = memoPattern("^(?:|\\+?[0-9][0-9-]{2,19})$", "u");

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
if(data0.reasons !== undefined){
let data1 = data0.reasons;
if(typeof data1 === "string"){
if(func3(data1) > 1000){
vErrors = addError(vErrors, instancePath+"/props/reasons", "#/properties/props/properties/reasons/maxLength", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/reasons", "#/properties/props/properties/reasons/type", "type", {type: "string"});
errors++;
}
}
if(data0.unsent_reasons !== undefined){
let data2 = data0.unsent_reasons;
if(typeof data2 === "string"){
if(func3(data2) > 1000){
vErrors = addError(vErrors, instancePath+"/props/unsent_reasons", "#/properties/props/properties/unsent_reasons/maxLength", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/unsent_reasons", "#/properties/props/properties/unsent_reasons/type", "type", {type: "string"});
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
let data4 = data0.remind_intro;
if(typeof data4 === "string"){
if(func3(data4) > 500){
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
let data5 = data0.return_contact;
if(typeof data5 === "string"){
if(func3(data5) > 50){
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
let data6 = data0.return_mobile;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
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
let data7 = data0.return_address;
if(typeof data7 === "string"){
if(func3(data7) > 200){
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
let data9 = data0.uploads_per_day;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = addError(vErrors, instancePath+"/props/uploads_per_day", "#/properties/props/properties/uploads_per_day/type", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
vErrors = addError(vErrors, instancePath+"/props/uploads_per_day", "#/properties/props/properties/uploads_per_day/maximum", "maximum", {comparison: "<=", limit: 1000});
errors++;
}
if(data9 < 1 || isNaN(data9)){
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
});
export const validate = validate10;
export default validate;
