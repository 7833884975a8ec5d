// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^[A-Za-z0-9-]{6,30}$", "u");

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
if(data0.parcels === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "parcels"});
errors++;
}
for(const key1 in data0){
if(!(key1 === "parcels")){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.parcels !== undefined){
let data1 = data0.parcels;
if(Array.isArray(data1)){
if(data1.length > 200){
vErrors = addError(vErrors, instancePath+"/props/parcels", "#/properties/props/properties/parcels/maxItems", "maxItems", {limit: 200});
errors++;
}
if(data1.length < 1){
vErrors = addError(vErrors, instancePath+"/props/parcels", "#/properties/props/properties/parcels/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.delivery_id === undefined){
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0, "#/properties/props/properties/parcels/items/required", "required", {missingProperty: "delivery_id"});
errors++;
}
if(data2.delivery_corp === undefined){
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0, "#/properties/props/properties/parcels/items/required", "required", {missingProperty: "delivery_corp"});
errors++;
}
if(data2.delivery_code === undefined){
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0, "#/properties/props/properties/parcels/items/required", "required", {missingProperty: "delivery_code"});
errors++;
}
for(const key2 in data2){
if(!(((key2 === "delivery_id") || (key2 === "delivery_corp")) || (key2 === "delivery_code"))){
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0, "#/properties/props/properties/parcels/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.delivery_id !== undefined){
let data3 = data2.delivery_id;
if(typeof data3 === "string"){
if(func2(data3) < 1){
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0+"/delivery_id", "#/properties/props/properties/parcels/items/properties/delivery_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0+"/delivery_id", "#/properties/props/properties/parcels/items/properties/delivery_id/type", "type", {type: "string"});
errors++;
}
}
if(data2.delivery_corp !== undefined){
let data4 = data2.delivery_corp;
if(typeof data4 === "string"){
if(func2(data4) < 1){
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0+"/delivery_corp", "#/properties/props/properties/parcels/items/properties/delivery_corp/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0+"/delivery_corp", "#/properties/props/properties/parcels/items/properties/delivery_corp/type", "type", {type: "string"});
errors++;
}
}
if(data2.delivery_code !== undefined){
let data5 = data2.delivery_code;
if(typeof data5 === "string"){
if(func2(data5) > 30){
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0+"/delivery_code", "#/properties/props/properties/parcels/items/properties/delivery_code/maxLength", "maxLength", {limit: 30});
errors++;
}
if(func2(data5) < 1){
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0+"/delivery_code", "#/properties/props/properties/parcels/items/properties/delivery_code/minLength", "minLength", {limit: 1});
errors++;
}
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0+"/delivery_code", "#/properties/props/properties/parcels/items/properties/delivery_code/pattern", "pattern", {pattern: "^[A-Za-z0-9-]{6,30}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0+"/delivery_code", "#/properties/props/properties/parcels/items/properties/delivery_code/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/parcels/" + i0, "#/properties/props/properties/parcels/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/parcels", "#/properties/props/properties/parcels/type", "type", {type: "array"});
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
