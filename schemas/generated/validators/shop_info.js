// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|\\+?[0-9][0-9-]{2,19})$", "u");
const pattern2 = memoPattern("^(?:|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]+[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|tel:\\+?[0-9][0-9-]{2,19})$", "u");

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
if(!(((((key1 === "shop_name") || (key1 === "icp_number")) || (key1 === "licence_link")) || (key1 === "service_phone")) || (key1 === "service_link"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.shop_name !== undefined){
let data1 = data0.shop_name;
if(typeof data1 === "string"){
if(func2(data1) > 32){
vErrors = addError(vErrors, instancePath+"/props/shop_name", "#/properties/props/properties/shop_name/maxLength", "maxLength", {limit: 32});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/shop_name", "#/properties/props/properties/shop_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.icp_number !== undefined){
let data2 = data0.icp_number;
if(typeof data2 === "string"){
if(func2(data2) > 64){
vErrors = addError(vErrors, instancePath+"/props/icp_number", "#/properties/props/properties/icp_number/maxLength", "maxLength", {limit: 64});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/icp_number", "#/properties/props/properties/icp_number/type", "type", {type: "string"});
errors++;
}
}
if(data0.licence_link !== undefined){
let data3 = data0.licence_link;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/licence_link", "#/properties/props/properties/licence_link/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/licence_link", "#/properties/props/properties/licence_link/type", "type", {type: "string"});
errors++;
}
}
if(data0.service_phone !== undefined){
let data4 = data0.service_phone;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = addError(vErrors, instancePath+"/props/service_phone", "#/properties/props/properties/service_phone/pattern", "pattern", {pattern: "^(?:|\\+?[0-9][0-9-]{2,19})$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/service_phone", "#/properties/props/properties/service_phone/type", "type", {type: "string"});
errors++;
}
}
if(data0.service_link !== undefined){
let data5 = data0.service_link;
if(typeof data5 === "string"){
if(func2(data5) > 500){
vErrors = addError(vErrors, instancePath+"/props/service_link", "#/properties/props/properties/service_link/maxLength", "maxLength", {limit: 500});
errors++;
}
if(!pattern2.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/service_link", "#/properties/props/properties/service_link/pattern", "pattern", {pattern: "^(?:|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]+[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|tel:\\+?[0-9][0-9-]{2,19})$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/service_link", "#/properties/props/properties/service_link/type", "type", {type: "string"});
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
