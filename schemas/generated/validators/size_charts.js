// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, ucs2length as func2 } from '../../validator-runtime';

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
if(!(key1 === "charts")){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.charts !== undefined){
let data1 = data0.charts;
if(Array.isArray(data1)){
if(data1.length > 50){
vErrors = addError(vErrors, instancePath+"/props/charts", "#/properties/props/properties/charts/maxItems", "maxItems", {limit: 50});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0, "#/properties/props/properties/charts/items/required", "required", {missingProperty: "title"});
errors++;
}
if(data2.spec === undefined){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0, "#/properties/props/properties/charts/items/required", "required", {missingProperty: "spec"});
errors++;
}
if(data2.rows === undefined){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0, "#/properties/props/properties/charts/items/required", "required", {missingProperty: "rows"});
errors++;
}
for(const key2 in data2){
if(!((((key2 === "title") || (key2 === "spec")) || (key2 === "category")) || (key2 === "rows"))){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0, "#/properties/props/properties/charts/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.title !== undefined){
let data3 = data2.title;
if(typeof data3 === "string"){
if(func2(data3) > 20){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/title", "#/properties/props/properties/charts/items/properties/title/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func2(data3) < 1){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/title", "#/properties/props/properties/charts/items/properties/title/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/title", "#/properties/props/properties/charts/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data2.spec !== undefined){
let data4 = data2.spec;
if(typeof data4 === "string"){
if(func2(data4) > 20){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/spec", "#/properties/props/properties/charts/items/properties/spec/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func2(data4) < 1){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/spec", "#/properties/props/properties/charts/items/properties/spec/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/spec", "#/properties/props/properties/charts/items/properties/spec/type", "type", {type: "string"});
errors++;
}
}
if(data2.category !== undefined){
let data5 = data2.category;
if(typeof data5 === "string"){
if(func2(data5) > 50){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/category", "#/properties/props/properties/charts/items/properties/category/maxLength", "maxLength", {limit: 50});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/category", "#/properties/props/properties/charts/items/properties/category/type", "type", {type: "string"});
errors++;
}
}
if(data2.rows !== undefined){
let data6 = data2.rows;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/rows", "#/properties/props/properties/charts/items/properties/rows/maxLength", "maxLength", {limit: 2000});
errors++;
}
if(func2(data6) < 1){
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/rows", "#/properties/props/properties/charts/items/properties/rows/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0+"/rows", "#/properties/props/properties/charts/items/properties/rows/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/charts/" + i0, "#/properties/props/properties/charts/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/charts", "#/properties/props/properties/charts/type", "type", {type: "array"});
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
